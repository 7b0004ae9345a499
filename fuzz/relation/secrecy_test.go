package relation

import (
	"fengsheng/fuzz/play"
	"math/rand/v2"
	"testing"
)

func TestWhatASeatCannotKnowChangesNothingForIt(t *testing.T) {
	tried, steps := 0, 0
	for _, at := range play.Seatings() {
		r, err := at.Rules()
		if err != nil {
			t.Fatal(err)
		}
		for seed := range uint64(3) {
			g := playOut(t, r, at.Players, seed)
			src := rand.New(rand.NewPCG(seed, 7))
			for range 8 {
				n, err := follow(g, src, early(len(g.Answers), src))
				if err != nil {
					t.Fatalf("%s, seed %d: %v", at, seed, err)
				}
				tried++
				steps += n
			}
		}
	}
	if steps < 20*tried {
		t.Errorf("twins go on together for %d answers on average; want 20, or the law hardly looks", steps/tried)
	}
	t.Logf("%d secrets, followed for %d answers on average", tried, steps/tried)
}
