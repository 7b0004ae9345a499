package profile

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
)

// dealt plays the deal to the first question of the first turn. Answer k is the
// one at k*stride of those that are legal, so that other strides deal otherwise.
func dealt(t *testing.T, id string, players, stride int) *rule.Machine {
	t.Helper()
	return dealtFrom(t, named(t, id), players, stride)
}

func dealtFrom(t *testing.T, p Profile, players, stride int) *rule.Machine {
	t.Helper()
	r, err := p.Rules()
	if err != nil {
		t.Fatal(err)
	}
	return dealtUnder(t, r, players, stride)
}

func dealtUnder(t *testing.T, r *rule.Rules, players, stride int) *rule.Machine {
	t.Helper()
	m := rule.New(r)
	if err := m.Deal(players); err != nil {
		t.Fatal(err)
	}
	for k := 1; m.S.Turn == table.Nobody; k++ {
		legal := m.Legal(nil)
		if _, err := m.Step(legal[k*stride%len(legal)]); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

func TestDealtIdentities(t *testing.T) { // SET-017, SET-018, SET-020, SET-021, SET-023, SET-024
	type counts [table.Identities]int
	deals := map[int]counts{}
	for n, ids := range map[int][3]int{3: {1, 1, 1}, 4: {1, 1, 2}, 5: {2, 2, 1}, 6: {2, 2, 2}, 7: {3, 3, 1}, 8: {3, 3, 2}, 9: {3, 3, 3}} {
		deals[n] = counts{table.Lurker: ids[0], table.MI: ids[1], table.Bystander: ids[2]}
	}
	first := map[int]counts{
		4: {table.Lurker: 2, table.MI: 2}, 6: {table.Lurker: 3, table.MI: 3},
	}
	for id, want := range map[string]map[int]counts{"standard": deals, "promo": deals, "mission": deals, "beginner": first} {
		for n, ids := range want {
			for stride := range 7 {
				m := dealt(t, id, n, stride)
				var got counts
				for i := range n {
					got[m.S.Seats[i].Identity]++
				}
				if got != ids {
					t.Errorf("%s, %d players: dealt %v, want %v", id, n, got, ids)
				}
			}
		}
	}
}

func TestDealtCharactersAreTwoEachAndNoneTwice(t *testing.T) { // SET-029
	for n := 3; n <= 9; n++ {
		for stride := range 7 {
			m := dealt(t, "standard", n, stride)
			seen := map[uint8]bool{0: true}
			for i := range n {
				p := &m.S.Seats[i]
				offered := offered(p)
				if len(offered) != 2 || !slices.Contains(offered, p.Character) {
					t.Errorf("%d players: seat %d has %d of %v", n, i, p.Character, p.Offered)
				}
				for _, c := range offered {
					if seen[c] {
						t.Errorf("%d players: seat %d is offered %d a second time", n, i, c)
					}
					seen[c] = true
				}
			}
		}
	}
}

// offered is what the seat chose from.
func offered(p *table.Place) []uint8 {
	return slices.DeleteFunc(slices.Clone(p.Offered[:]), func(c uint8) bool { return c == 0 })
}

func TestUnchosenCharactersStayUnknown(t *testing.T) { // SET-031
	m := dealt(t, "standard", 5, 3)
	for i := range table.Seat(5) {
		p := &m.S.Seats[i]
		away := p.Offered[0]
		if away == p.Character {
			away = p.Offered[1]
		}
		name := m.R.Character(away).Name
		for j := range table.Seat(5) {
			text, err := json.Marshal(view.Of(m.R, &m.S, view.Seat(j)))
			if err != nil {
				t.Fatal(err)
			}
			if knows := strings.Contains(string(text), name); knows != (i == j) {
				t.Errorf("seat %s sees the unchosen %s of seat %s: %t", j, name, i, knows)
			}
		}
	}
}

func TestAnybodyMayBeFirst(t *testing.T) { // SET-033
	for id, players := range map[string]int{"standard": 5, "beginner": 6} {
		first := map[table.Seat]bool{}
		for stride := range 60 {
			m := dealt(t, id, players, stride)
			first[m.S.Turn] = true
			if m.S.Phase != table.Start {
				t.Errorf("%s: the first turn begins in %s", id, m.S.Phase.ZH())
			}
		}
		if len(first) != players {
			t.Errorf("%s: only %v are ever first", id, first)
		}
	}
}
