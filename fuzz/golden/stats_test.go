package golden_test

import (
	"slices"
	"testing"

	"fengsheng/features/rulings"
	"fengsheng/fuzz/golden"
)

// In the games of a first player's profile, what one game alone shows is neither lost nor counted for two.
func TestStatsCountEachBehaviourOnce(t *testing.T) {
	all := builtIn(t, "beginner", 4)[:3]
	var shown []golden.Shown
	for _, g := range append(all, all[0]) {
		s, err := golden.Show(golden.Published(), g)
		if err != nil {
			t.Fatal(err)
		}
		shown = append(shown, s)
	}
	s := golden.Count(shown)
	if sum := s.All.General + s.All.Apart; sum != len(s.Times) || sum == 0 {
		t.Errorf("%d behaviours, %+v", len(s.Times), s.All)
	}
	var by golden.Counts
	for _, n := range s.ByClass {
		by.General, by.Once, by.Apart = by.General+n.General, by.Once+n.Once, by.Apart+n.Apart
	}
	if by != s.All {
		t.Errorf("by class %+v, in all %+v", by, s.All)
	}
	rare := s.Rare()
	if len(rare) != s.All.Once || !slices.IsSorted(rare) {
		t.Errorf("%d rare, %d shown once", len(rare), s.All.Once)
	}
	// The first game is there twice, so that nothing of it is rare.
	for b := range shown[0].At {
		if slices.Contains(rare, b) || s.Times[b] < 2 {
			t.Errorf("%s: %d games", b, s.Times[b])
		}
	}
}

func TestTheRulingsOfWhatIsUsed(t *testing.T) {
	c, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	if n := (golden.Reach{Ranges: []string{"BURN-001..BURN-003", "LOCK-001"}}).Rulings(c); n != 4 {
		t.Errorf("%d rulings", n)
	}
}
