package perft_test

import (
	"slices"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/perft"
)

// affordable is how many sequences the slow counter goes through.
const affordable = 1500

// slowly counts as somebody would who has nothing but the library: it plays the
// whole game from its set-up for every sequence, and tells answers apart by
// their words.
func slowly(t *testing.T, trace engine.Trace, depth int) uint64 {
	t.Helper()
	g, err := trace.Replay(func(int, *engine.Game) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	actions := g.Actions()
	if depth == 1 {
		return uint64(len(actions))
	}
	var n uint64
	for _, a := range actions {
		longer := trace
		longer.Moves = append(slices.Clone(trace.Moves), wire.Move{Seat: g.Awaiting().Seat, Action: a})
		n += slowly(t, longer, depth-1)
	}
	return n
}

func TestASlowCounterFindsTheSameNumbers(t *testing.T) {
	each(t, func(t *testing.T, table perft.Table) {
		deepest := 0
		for i, want := range table.Sequences {
			if want > affordable || i == 8 {
				break
			}
			deepest = i + 1
			if got := slowly(t, table.Trace, deepest); got != want {
				t.Fatalf("%d answers: published %d, counted %d", deepest, want, got)
			}
		}
		if deepest < 2 {
			t.Errorf("only %d answers deep: the table is too wide to be checked", deepest)
		}
	})
}
