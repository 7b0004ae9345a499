package hunt_test

import (
	"context"
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// longGame plays the games from a seed on until a fault shows after so many
// answers.
func longGame(t *testing.T, d *hunt.Duel, seed uint64, answers int) hunt.Fault {
	t.Helper()
	d.Watch = lockstep.OneView(driver.Everything)
	for last := seed + 300; seed < last; seed++ {
		g, err := d.Play(seed)
		if err != nil {
			t.Fatal(err)
		}
		if g.Fault != nil && len(g.Fault.Case.Acts) >= answers {
			return *g.Fault
		}
	}
	t.Fatalf("no game of %d answers shows the fault", answers)
	return hunt.Fault{}
}

// A fault that lies in the position is found at the end of a long game without
// playing the long game again and again.
func TestLongGameIsShrunkFromItsEnd(t *testing.T) {
	d := duel(t, withFaults(func(v *wire.View) {
		if v.Removed.Count > 5 && v.Transit != nil && v.Transit.Arrived {
			v.Removed.Count--
		}
	}))
	f := longGame(t, d, 89, 2000)
	small, err := hunt.Smaller(context.Background(), d, f, shrink.Budget{})
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("from %d to %d answers, %+v", small.From, len(small.Case.Acts), small.Shrunk)
	if n := len(small.Case.Acts); n > 12 {
		t.Errorf("from %d to %d answers, want at most 12", small.From, n)
	}
	if small.Shrunk.Replays > 400 {
		t.Errorf("it took %d games, want at most 400", small.Shrunk.Replays)
	}
}

// tired is the reference until it has been asked too often: nothing but the
// number of answers matters, so that no position helps.
type tired struct {
	*driver.Local
	acts int
}

func (d *tired) Start(s wire.Setup) (wire.Report, error) {
	d.acts = 0
	return d.Local.Start(s)
}

func (d *tired) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := d.Local.Do(seat, a, chance)
	if r.Accepted {
		if d.acts++; d.acts > 150 {
			r.Awaiting.Question = wire.AskNothing
		}
	}
	return r, err
}

// Where nothing helps the work is bounded, and what there is is kept.
func TestHopelessGameEndsWithTheBudget(t *testing.T) {
	d := duel(t, func() driver.Driver { return &tired{Local: driver.NewLocal()} })
	f := longGame(t, d, 0, 150)
	small, err := hunt.Smaller(context.Background(), d, f, shrink.Budget{Replays: 80, Acts: 8000})
	if err != nil {
		t.Fatal(err)
	}
	if small.Shrunk.Replays > 81 || small.Shrunk.Acts > 8000+2*len(f.Case.Acts) {
		t.Errorf("%+v on a budget of 80 games and 8000 answers", small.Shrunk)
	}
	if again, err := d.Again(small.Case); err != nil || again == nil || again.Signature != f.Signature {
		t.Errorf("what is left shows %+v, %v; want %s", again, err, f.Signature)
	}
	t.Logf("%s: from %d to %d answers, %+v", f.Signature, small.From, len(small.Case.Acts), small.Shrunk)
}

// What is noticed only at the end of a game is no flicker: a close look finds
// where it began, and the game is shrunk from there.
func TestWhatIsSeenLateIsShrunkFromWhereItBegan(t *testing.T) {
	d := duel(t, withFaults(func(v *wire.View) {
		if v.Removed.Count > 1 {
			v.Removed.Count++
		}
	}))
	d.Watch = lockstep.TheEnd
	var last hunt.Finding
	var tally hunt.Tally
	err := hunt.Run(context.Background(), []hunt.Hunter{d}, &tally, hunt.Options{Games: 50, Most: 1,
		Found: func(f hunt.Finding) error { last = f; return nil }})
	if err != nil || !last.Stable || len(last.Case.Acts) > 20 {
		t.Errorf("%v, stable %v, from %d to %d answers: %s", err, last.Stable, last.From, len(last.Case.Acts), last.Called())
	}
	t.Logf("found as %s, is %s, from %d to %d answers", last.Signature, last.Called(), last.From, len(last.Case.Acts))
}
