package hunt_test

import (
	"context"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// wrong is the reference with several faults, each of which shows in a view
// when the table is in a certain state. Near one of them there often is
// another, to which a careless shrinker would slip.
type wrong struct {
	*driver.Local
	see func(v *wire.View)
}

func (w wrong) View(viewer string) (wire.View, error) {
	v, err := w.Local.View(viewer)
	if err == nil {
		w.see(&v)
	}
	return v, err
}

func manyFaults(v *wire.View) {
	switch {
	case v.Transit != nil && v.Transit.Homeward:
		v.Transit.At = ""
	case len(v.Stack) > 2:
		slices.Reverse(v.Stack)
	case len(v.Locked) > 1:
		v.Locked = v.Locked[1:]
	case v.Removed.Count == 2 && v.Phase == "end":
		v.Removed.Count = 3
	}
	for i := range v.Seats {
		if black(v.Seats[i].Intel) == 2 && v.Seats[i].HandCount > 3 {
			v.Seats[i].HandCount--
		}
	}
}

func black(cards []string) int {
	n := 0
	for _, c := range cards {
		if c[:3] == "黑" {
			n++
		}
	}
	return n
}

// offers is what the reference offers.
func offers(t *testing.T) wire.Welcome {
	t.Helper()
	d, err := driver.Pipe(driver.NewLocal())
	if err != nil {
		t.Fatal(err)
	}
	defer d.Shutdown()
	return d.Welcome
}

func duel(t *testing.T, new func() driver.Driver) *hunt.Duel {
	t.Helper()
	w := offers(t)
	m, err := lockstep.NewMenu(w, lockstep.Order{})
	if err != nil {
		t.Fatal(err)
	}
	return &hunt.Duel{Subject: hunt.InProcess{Offers: w, New: new}, Menu: m, Watch: lockstep.TwoViews}
}

func withFaults(see func(*wire.View)) func() driver.Driver {
	return func() driver.Driver { return wrong{driver.NewLocal(), see} }
}

func TestShrinkingHoldsTheSignatureAndIsDeterministic(t *testing.T) {
	const seeds = 20
	d := duel(t, withFaults(manyFaults))
	kinds := map[string]int{}
	shrunk := 0
	for seed := uint64(0); shrunk < seeds; seed++ {
		g, err := d.Play(seed)
		if err != nil {
			t.Fatal(err)
		}
		if g.Fault == nil {
			continue
		}
		shrunk++
		kinds[g.Fault.Signature]++
		small, err := hunt.Smaller(context.Background(), d, *g.Fault, shrink.Budget{})
		if err != nil {
			t.Fatal(err)
		}
		again, err := d.Again(small.Case)
		if err != nil || again == nil || again.Signature != g.Fault.Signature {
			t.Errorf("seed %d: shrunk to %+v, want %s", seed, again, g.Fault.Signature)
		}
		if n := len(small.Case.Acts); n > 25 && n >= small.From {
			t.Errorf("seed %d: %s: from %d to %d answers", seed, small.Signature, small.From, n)
		}
		if _, err := small.Case.Trace().Replay(func(int, *engine.Game) error { return nil }); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		if shrunk%5 != 0 {
			continue
		}
		twice, err := hunt.Smaller(context.Background(), duel(t, withFaults(manyFaults)), *g.Fault, shrink.Budget{})
		if diff := cmp.Diff(small.Case, twice.Case); err != nil || diff != "" {
			t.Errorf("seed %d: the same game shrank to two: %v\n%s", seed, err, diff)
		}
	}
	t.Logf("%v", kinds)
	if len(kinds) < 3 {
		t.Errorf("only %d kinds of faults were shrunk", len(kinds))
	}
}
