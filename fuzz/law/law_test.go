package law

import (
	"fengsheng/fuzz/play"
	"testing"

	"pgregory.net/rapid"
)

func TestLawsHoldInGamesThatRapidShrinks(t *testing.T) {
	all := play.Seatings()
	grinders := make([]*Grinder, len(all))
	for i, at := range all {
		r, err := at.Rules()
		if err != nil {
			t.Fatal(err)
		}
		grinders[i] = NewGrinder(r, Laws())
	}
	rapid.Check(t, func(rt *rapid.T) {
		i := rapid.IntRange(0, len(all)-1).Draw(rt, "table")
		seed := rapid.Uint64().Draw(rt, "seed")
		if err := grinders[i].Game(all[i].Players, seed); err != nil {
			rt.Fatal(err)
		}
	})
}
