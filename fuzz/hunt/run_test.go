package hunt_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// counter is a hunter whose games are numbers: every tenth shows a fault.
type counter struct {
	played *atomic.Int64
	stop   func(seed uint64)
	err    error
}

func (c counter) Play(seed uint64) (hunt.Game, error) {
	if c.err != nil {
		return hunt.Game{}, c.err
	}
	c.played.Add(1)
	if c.stop != nil {
		c.stop(seed)
	}
	g := hunt.Game{Decisions: 1, Reached: map[string]int{fmt.Sprint(seed % 3): 1}}
	if seed%10 == 9 {
		g.Fault = fault(fmt.Sprintf("view/play1/pass/%d", seed%20))
	}
	return g, nil
}

func fault(signature string) *hunt.Fault {
	return &hunt.Fault{Signature: signature, Says: signature, Case: shrink.Case{Setup: wire.Setup{Mode: wire.ModeNew}}}
}

func (c counter) Focus(hunt.Fault) {}
func (c counter) Again(shrink.Case) (*hunt.Fault, error) {
	return fault("view/play1/pass/9"), nil
}
func (c counter) Closely(x shrink.Case) (*hunt.Fault, error)                       { return c.Again(x) }
func (c counter) Try(x shrink.Case, _ *shrink.Script) (shrink.Case, string, error) { return x, "", nil }
func (c counter) Confirm(shrink.Case) (string, error)                              { return "", nil }
func (c counter) Afresh()                                                          {}
func (c counter) Close()                                                           {}

func TestEveryGameIsPlayedOnceByHoweverMany(t *testing.T) {
	for _, jobs := range []int{1, 4} {
		var played atomic.Int64
		var tally hunt.Tally
		var found []string
		err := hunt.Run(context.Background(), slices.Repeat([]hunt.Hunter{counter{played: &played}}, jobs), &tally, hunt.Options{
			Games: 1000, Found: func(f hunt.Finding) error {
				if f.Final {
					found = append(found, f.Signature)
				}
				return nil
			}})
		slices.Sort(found)
		if diff := cmp.Diff([]string{"view/play1/pass/19", "view/play1/pass/9"}, found); err != nil || diff != "" {
			t.Errorf("%d jobs: %v\n%s", jobs, err, diff)
		}
		if played.Load() != 1000 || tally.Games != 1000 || tally.Next != 1000 || len(tally.Ahead) != 0 || tally.Reached["1"] != 333 {
			t.Errorf("%d jobs: %d played, %+v", jobs, played.Load(), tally)
		}
		for _, c := range tally.Findings {
			if c.Games != 50 || c.Stable != (c.Signature == "view/play1/pass/9") {
				t.Errorf("%d jobs: %+v", jobs, c)
			}
		}
	}
}

func TestAnInterruptedHuntGoesOnWhereItEnded(t *testing.T) {
	dir := t.TempDir()
	head := hunt.Head{Subject: "counter", Seed: 5}
	store, err := hunt.NewStore(dir, head)
	if err != nil {
		t.Fatal(err)
	}
	ctx, interrupt := context.WithCancel(context.Background())
	var played atomic.Int64
	var tally hunt.Tally
	h := counter{played: &played, stop: func(uint64) {
		if played.Load() == 123 {
			interrupt()
		}
	}}
	if err := hunt.Run(ctx, []hunt.Hunter{h, h, h}, &tally, hunt.Options{Seed: 5, Games: 500}); err != nil {
		t.Fatal(err)
	}
	if tally.Games < 123 || tally.Games > 126 {
		t.Errorf("%d games were counted of those begun before the interrupt", tally.Games)
	}
	if err := store.Save(&tally); err != nil {
		t.Fatal(err)
	}
	again, err := hunt.NewStore(dir, head)
	if err != nil {
		t.Fatal(err)
	}
	resumed, err := again.Resume()
	if err != nil {
		t.Fatal(err)
	}
	if err := hunt.Run(context.Background(), []hunt.Hunter{h, h}, resumed, hunt.Options{Seed: 5, Games: 500}); err != nil {
		t.Fatal(err)
	}
	if played.Load() != 500 || resumed.Games != 500 || resumed.Next != 500 {
		t.Errorf("%d games were played for 500: %+v", played.Load(), resumed)
	}
}

func TestOnlyTheSameHuntIsTakenUp(t *testing.T) {
	dir := t.TempDir()
	open := func(h hunt.Head) *hunt.Store {
		s, err := hunt.NewStore(dir, h)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	head := hunt.Head{Subject: "acme 1", Seed: 1}
	if _, err := open(head).Resume(); !errors.Is(err, hunt.ErrNoState) {
		t.Errorf("%v, want %v", err, hunt.ErrNoState)
	}
	if err := open(head).Save(&hunt.Tally{Games: 3}); err != nil {
		t.Fatal(err)
	}
	if got, err := open(head).Resume(); err != nil || got.Games != 3 {
		t.Errorf("%+v, %v", got, err)
	}
	head.Subject = "acme 2"
	if _, err := open(head).Resume(); err == nil || !strings.Contains(err.Error(), "acme 1") {
		t.Errorf("the hunt of another subject was taken up: %v", err)
	}
	if err := os.WriteFile(filepath.Join(dir, "hunt.json"), []byte(`{"games":`), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := open(head).Resume(); err == nil || !strings.Contains(err.Error(), "hunt.json") {
		t.Errorf("half a state was read: %v", err)
	}
}

func TestAFindingThatCannotBeKeptEndsTheHunt(t *testing.T) {
	full := errors.New("no space left on device")
	var played atomic.Int64
	var tally hunt.Tally
	err := hunt.Run(context.Background(), []hunt.Hunter{counter{played: &played}}, &tally,
		hunt.Options{Games: 1000, Found: func(hunt.Finding) error { return full }})
	if !errors.Is(err, full) || tally.Games != 10 || len(tally.Findings) != 1 {
		t.Errorf("%v, %+v", err, tally)
	}
}

func TestALostSubjectEndsTheHunt(t *testing.T) {
	var played atomic.Int64
	var tally hunt.Tally
	err := hunt.Run(context.Background(), []hunt.Hunter{counter{played: &played, err: driver.ErrUnusable}}, &tally, hunt.Options{Games: 10})
	if !errors.Is(err, driver.ErrUnusable) || tally.Games != 0 {
		t.Errorf("%v, %+v", err, tally)
	}
}

// moody is right in its first games and wrong in the others, in a way that
// depends on nothing that is in the game.
type moody struct {
	*driver.Local
	games *int
}

func (d moody) Start(s wire.Setup) (wire.Report, error) {
	*d.games++
	return d.Local.Start(s)
}

func (d moody) View(viewer string) (wire.View, error) {
	v, err := d.Local.View(viewer)
	if *d.games == 3 && err == nil {
		v.Deck.Count++
	}
	return v, err
}

func TestAFaultThatDoesNotRepeatIsCalledNondeterministic(t *testing.T) {
	games := 0
	d := duel(t, func() driver.Driver { return moody{driver.NewLocal(), &games} })
	var last hunt.Finding
	var tally hunt.Tally
	err := hunt.Run(context.Background(), []hunt.Hunter{d}, &tally, hunt.Options{Games: 4,
		Found: func(f hunt.Finding) error { last = f; return nil }})
	if err != nil || last.Stable || !last.Final || last.Parted.Kind != lockstep.Nondeterministic ||
		!strings.HasPrefix(tally.Findings[0].Called, "nondeterministic/") {
		t.Errorf("%v, %+v, %+v", err, last.Parted, tally.Findings)
	}
}

// dying is a subject that ends in the middle of every game.
type dying struct{ *driver.Local }

func (d dying) View(viewer string) (wire.View, error) {
	if g := d.Game(); g != nil && len(g.Trace().Moves) > 5 {
		return wire.View{}, fmt.Errorf("%w: out of cheese", driver.ErrEnded)
	}
	return d.Local.View(viewer)
}

func TestASubjectThatAlwaysCrashesIsOneFindingAndNoEnd(t *testing.T) {
	d := duel(t, func() driver.Driver { return dying{driver.NewLocal()} })
	var tally hunt.Tally
	found := map[string]int{}
	err := hunt.Run(context.Background(), []hunt.Hunter{d}, &tally, hunt.Options{Games: 10,
		Found: func(f hunt.Finding) error {
			if f.Final && f.Parted.Kind == lockstep.Crash && f.Stable {
				found[f.Signature]++
			}
			return nil
		}})
	if err != nil || tally.Games != 10 || len(found) == 0 || len(found) != len(tally.Findings) {
		t.Errorf("%v, %+v, %v", err, tally, found)
	}
}

// mortal is a subject that ends when somebody is asked whether to take intel,
// and answers nothing afterwards.
type mortal struct {
	*driver.Local
	dead *bool
}

func (m mortal) Start(s wire.Setup) (wire.Report, error) {
	if *m.dead {
		return wire.Report{}, driver.ErrEnded
	}
	return m.Local.Start(s)
}

func (m mortal) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := m.Local.Do(seat, a, chance)
	if *m.dead = *m.dead || r.Awaiting.Question == wire.AskReceive; *m.dead {
		return wire.Report{}, fmt.Errorf("%w: out of cheese", driver.ErrEnded)
	}
	return r, err
}

func (m mortal) Replay(p wire.ReplayParams) (wire.ReplayResult, error) { return driver.Replay(m, p) }

func TestACrashInAReplayIsFoundWhereItHappens(t *testing.T) {
	d := duel(t, func() driver.Driver { return mortal{driver.NewLocal(), new(bool)} })
	subject := d.Subject.(hunt.InProcess)
	subject.Offers.Capabilities.Replay = true
	d.Subject, d.AtOnce = subject, true
	var last hunt.Finding
	err := hunt.Run(context.Background(), []hunt.Hunter{d}, &hunt.Tally{}, hunt.Options{Games: 1,
		Found: func(f hunt.Finding) error { last = f; return nil }})
	if err != nil || !last.Stable || last.Parted.Kind != lockstep.Crash || last.Parted.Phase == "setup" {
		t.Errorf("%v, stable %v: %v", err, last.Stable, last.Parted)
	}
}

func TestNoScenarioStaysBesideATraceThatItDoesNotTell(t *testing.T) {
	store, err := hunt.NewStore(t.TempDir(), hunt.Head{})
	if err != nil {
		t.Fatal(err)
	}
	store.Tell = func(w io.Writer, f hunt.Finding) error {
		if f.Final {
			return errors.New("no words for it")
		}
		_, err := io.WriteString(w, "a long story")
		return err
	}
	f := hunt.Finding{Signature: "view/play1", Case: fault("").Case}
	for _, f.Final = range []bool{false, true} {
		base, told, err := store.Keep(f)
		if err != nil || told == f.Final {
			t.Fatalf("told %v, %v", told, err)
		}
		if _, err := os.Stat(base + ".feature"); (err == nil) != told {
			t.Errorf("told %v, but: %v", told, err)
		}
	}
}
