package profile

import (
	"slices"
	"strings"
	"testing"

	"fengsheng/engine/table"
)

func TestQianzhiIdentityTables(t *testing.T) { // SET-016, SET-019, SET-022, SET-023, SET-024, QZ-001 to QZ-005
	p := named(t, "qianzhi")
	want := map[int][]string{
		2: {"1/1/0 secret"}, 3: {"1/1/1 secret"},
		4: {"1/1/2 secret", "2/2/0 open", "1/1/2 open", "2/2/0 secret"},
		5: {"2/2/1 secret"}, 6: {"3/3/0 secret", "2/2/2 secret"},
		7: {"2/2/3 secret", "3/3/1 secret"}, 8: {"3/3/2 secret"},
	}
	for n := range table.MaxSeats + 2 {
		var got []string
		for _, row := range p.Identities {
			if row.Players == n {
				got = append(got, row.FullName())
			}
		}
		if !slices.Equal(got, want[n]) {
			t.Errorf("%d players: tables %q, want %q", n, got, want[n])
		}
	}
}

// Each table is dealt as it says, and everybody's identity lies open or nobody's.
func TestQianzhiDealsTheTableAskedFor(t *testing.T) { // QZ-003, QZ-004, QZ-005
	p := named(t, "qianzhi")
	for _, row := range p.Identities {
		for _, name := range []string{p.NameOf(row), row.FullName()} {
			q, err := p.Seating(row.Players, name)
			if err != nil {
				t.Fatal(err)
			}
			m := dealtFrom(t, q, row.Players, 3)
			var got Table
			for i := range row.Players {
				s := &m.S.Seats[i]
				switch s.Identity {
				case table.Lurker:
					got.Lurkers++
				case table.MI:
					got.MI++
				case table.Bystander:
					got.Bystanders++
				}
				if s.Shown != row.Open {
					t.Errorf("%d players, %q: identity of seat %d is open: %t", row.Players, name, i, s.Shown)
				}
			}
			if got.Name() != row.Name() {
				t.Errorf("%d players, %q: dealt %s", row.Players, name, got.Name())
			}
		}
	}
}

func TestTwoEachAndNobodyElseCannotSeatSix(t *testing.T) { // QZ-004, SET-022
	_, err := named(t, "qianzhi").Seating(6, "2/2/0")
	if err == nil || !strings.Contains(err.Error(), "[3/3/0 2/2/2]") {
		t.Errorf("%v, want an error that lists 3/3/0 and 2/2/2", err)
	}
}
