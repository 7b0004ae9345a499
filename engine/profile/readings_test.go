package profile

import (
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/table"
)

// under is the profile under the readings.
func under(t *testing.T, id, readings string) Profile {
	t.Helper()
	rs, err := ParseReadings(readings)
	if err != nil {
		t.Fatal(err)
	}
	p, err := With(id, rs)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestReadingsThatNobodyPlaysAreRefused(t *testing.T) {
	for text, says := range map[string]string{
		"TX-037=B":            "TX-037",
		"WIN-015=C":           "[A B]",
		"WIN-015=A,WIN-015=B": "cannot both",
		"WIN-015":             "STL-041=B",
	} {
		rs, err := ParseReadings(text)
		if err == nil {
			_, err = With("standard", rs)
		}
		if err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%s: %v, want it to say %q", text, err, says)
		}
	}
	if got := ReadingsOf(Reading{"WIN-015", "B"}, Reading{"LOSE-003", "A"}).String(); got != "LOSE-003=A,WIN-015=B" {
		t.Errorf("readings are written as %s", got)
	}
}

// What a reading does to one profile leaves the profiles alone that are made
// after it: characters and decks are shared.
func TestReadingsChangeACopy(t *testing.T) {
	before := resolved(named(t, "promo")) + resolved(named(t, "qianzhi"))
	for _, p := range All() {
		for _, s := range Switches() {
			for _, a := range s.Others {
				q, err := p.Under(Readings{{s.Ruling, a.Letter}})
				if err != nil {
					t.Fatal(err)
				}
				if _, err := q.Rules(); err != nil {
					t.Errorf("%s under %s=%s: %v", p.ID, s.Ruling, a.Letter, err)
				}
			}
		}
	}
	if d := cmp.Diff(before, resolved(named(t, "promo"))+resolved(named(t, "qianzhi"))); d != "" {
		t.Error(d)
	}
}

func TestPromoModesByTheTotals(t *testing.T) { // SET-011
	got := count(under(t, "promo", "SET-011=B"), byMode)
	want := map[string]int{"密电红": 9, "密电蓝": 9, "密电黑": 14, "直达红": 10, "直达蓝": 10, "直达黑": 12, "文本红": 6, "文本蓝": 6, "文本黑": 5}
	if d := cmp.Diff(want, got); d != "" {
		t.Error(d)
	}
}

func TestABoxOfSevenStealthCharacters(t *testing.T) { // STL-002
	for id, want := range map[string][2]int{"standard": {7, 18}, "promo": {7, 18}, "mission": {10, 20}} {
		p := under(t, id, "STL-002=B")
		stealth, women := 0, 0
		for _, c := range p.Characters {
			if c.Stealth {
				stealth++
				if c.Gender == table.Female {
					women++
				}
			}
		}
		if got := [2]int{stealth, len(p.Characters) - stealth}; got != want {
			t.Errorf("%s has %v stealth and open characters, want %v", id, got, want)
		}
		if id != "mission" && women != 4 {
			t.Errorf("%s has %d women among them, want four", id, women)
		}
	}
}

func TestThreeCharactersAreOfferedWhereThereAreEnough(t *testing.T) { // SET-029
	r, err := under(t, "standard", "SET-029=B").Rules()
	if err != nil {
		t.Fatal(err)
	}
	for n := 3; n <= 9; n++ {
		want := 3
		if 3*n > 25 {
			want = 2
		}
		m := dealtUnder(t, r, n, 3)
		seen := map[uint8]bool{}
		for i := range n {
			got := offered(&m.S.Seats[i])
			if len(got) != want || !slices.Contains(got, m.S.Seats[i].Character) {
				t.Errorf("%d players: seat %d has %d of %v, want %d offered", n, i, m.S.Seats[i].Character, got, want)
			}
			for _, c := range got {
				if seen[c] {
					t.Errorf("%d players: %d is offered twice", n, c)
				}
				seen[c] = true
			}
		}
	}
}

func TestIdentityTablesThatAreRead(t *testing.T) { // SET-019, SET-023, QZ-004
	first := func(p Profile, players int) Table {
		return p.Identities[slices.IndexFunc(p.Identities, func(t Table) bool { return t.Players == players })]
	}
	if got := first(under(t, "standard", "SET-023=B"), 7).Name(); got != "2/2/3" {
		t.Errorf("seven are dealt %s first", got)
	}
	for _, row := range under(t, "qianzhi", "SET-019=B").Identities {
		if row.Open != (row.Players == 4) {
			t.Errorf("%d players, %s: open %t", row.Players, row.Name(), row.Open)
		}
	}
	for _, row := range under(t, "qianzhi", "QZ-004=B").Identities {
		if row.Players == 6 && row.Name() != "3/3/0" {
			t.Errorf("six may be dealt %s", row.Name())
		}
	}
}

// A reading takes nothing back that another one has changed, whichever comes
// first.
func TestReadingsAddUp(t *testing.T) {
	p := under(t, "promo", "GTR-008=B,LQ-012=D,PROB-003=B,STL-041=B")
	q, err := p.Under(Readings{{"STL-002", "B"}})
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range q.Characters[:7] {
		if c.Name != p.Characters[i].Name || len(c.Skills) > 0 && &c.Skills[0] != &p.Characters[i].Skills[0] {
			t.Errorf("the smaller box makes %s anew", c.Name)
		}
	}
	for _, c := range q.Cards {
		if c.Kills || (c.Name == table.Probe || c.Name == table.Muddle) && c.Phases != table.AnyWindow {
			t.Errorf("%s: kills %t, phases %b", c.Name.ZH(), c.Kills, c.Phases)
		}
	}
}
