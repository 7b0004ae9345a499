package hunt_test

import (
	"context"
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"fmt"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/hunt"
)

// falseLaw is a law that is broken whenever somebody is burned in transit: the
// engine is right, so the law has to be wrong to see it found.
func falseLaw() law.Law {
	return law.Law{Name: "nothing burns on the way", Every: 1, Check: func(t *law.Turn) error {
		for _, e := range t.Events {
			if e.What == rule.Burned && t.M.S.Phase == table.Passing {
				return fmt.Errorf("%s burned something", e.Seat)
			}
		}
		return nil
	}}
}

// A table that knew but one bias would show about the same in all its games.
func TestEveryTableIsPlayedWithEveryBias(t *testing.T) {
	acts, asked := 0, 0
	heard := law.Law{Name: "heard", Every: 1, Check: func(t *law.Turn) error {
		if t.Before.Ask.Kind == table.AskAct {
			asked++
			if t.Answer.Verb != table.Pass {
				acts++
			}
		}
		return nil
	}}
	at := play.Seatings()[0]
	tables := []play.Seating{at, at, at, at, at, at} // as many as there are biases
	h := hunt.NewLawful(tables, []law.Law{heard})
	least, most := 1.0, 0.0
	for round := range uint64(6) {
		acts, asked = 0, 0
		if _, err := h.Play(uint64(len(tables)) * round); err != nil {
			t.Fatal(err)
		}
		share := float64(acts) / float64(asked)
		least, most = min(least, share), max(most, share)
	}
	if most < 3*least {
		t.Errorf("players use between %.3f and %.3f of their chances in every game", least, most)
	}
}

func TestBrokenLawIsFoundAndShrunk(t *testing.T) {
	h := hunt.NewLawful(play.Seatings(), []law.Law{falseLaw()})
	var tally hunt.Tally
	var last hunt.Finding
	err := hunt.Run(context.Background(), []hunt.Hunter{h}, &tally, hunt.Options{Games: 20, Most: 1,
		Found: func(f hunt.Finding) error { last = f; return nil }})
	if err != nil {
		t.Fatal(err)
	}
	if last.Signature != "law/nothing-burns-on-the-way/transit/pass" || !last.Stable {
		t.Errorf("found %+v", last)
	}
	if n := len(last.Case.Acts); n > 20 || n >= last.From {
		t.Errorf("shrunk from %d to %d answers, want at most 20", last.From, n)
	}
	if _, err := last.Case.Trace().Replay(func(int, *engine.Game) error { return nil }); err != nil {
		t.Errorf("the trace does not replay: %v", err)
	}
	t.Logf("%s: from %d to %d answers, %+v, reached %d", last.Signature, last.From, len(last.Case.Acts), last.Shrunk, len(tally.Reached))
}
