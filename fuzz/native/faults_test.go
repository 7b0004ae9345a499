package native

import (
	"errors"
	"fengsheng/fuzz/law"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"github.com/cucumber/godog"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/suite"
)

// fault is a target with something wrong in what it tries.
type fault struct {
	claim  string
	target Target
	input  string // the first seed if empty
	want   string // in the finding
}

var errPlanted = errors.New("planted")

func faults() []fault {
	return []fault{
		{"a game in which a card is twice", gameUnder(law.Laws(), doubled), "", "every card lies in exactly one place"},
		{"a game that panics", gameUnder(law.Laws(), func(*engine.Game) { panic(errPlanted) }), "", "planted"},
		{"a law that is always broken", gameUnder(never(), nil), "", "never"},
		{"a reader that loses the last move", traceWith(forgetful), "", "is another"},
		{"a reader that panics", traceWith(func(io.Reader) (engine.Trace, error) { panic(errPlanted) }), "", "planted"},
		{"a refusal that nobody can read", traceWith(func(io.Reader) (engine.Trace, error) {
			return engine.Trace{}, errors.New("\x1b[2J")
		}), "", "control character"},
		{"a server that answers twice", wireBetween(ends{twice, driver.NewRemote}), "", "an answer to nothing"},
		{"a server that does not answer", wireBetween(ends{mute, driver.NewRemote}), "", "has no answer"},
		{"a server that gives up", wireBetween(ends{weary, driver.NewRemote}), "", "gave up"},
		{"a handshake with an error of its own", wireBetween(ends{driver.Serve, shy}), "", "no known kind"},
		{"a driver that forgets its game", setupOn(amnesiac, law.Laws()), `{"mode":"odd"}`, "changed the game"},
		{"a driver that fails instead of refusing", setupOn(rough, law.Laws()), `{"mode":"odd"}`, "as if the driver had failed"},
		{"a set-up that breaks a law", setupOn(local, never()), `{"mode":"new","profile":"beginner","players":4}`, "never"},
		{"a list that loses an entry", expectWith(lossy), "", "says something else"},
		{"a refusal that names no line", expectWith(vague), "", "names no line"},
		{"a list that panics", expectWith(func(string, []byte) ([]suite.Known, error) { panic(errPlanted) }), "", "planted"},
		{"a phrase that panics", featureWith(panicky), "当 一切都好", "panicked"},
		{"a case without an outcome", featureWith(unbound), "当 一切都好", "outcome"},
	}
}

func TestEachTargetIsSeenToFail(t *testing.T) {
	seen := map[string]bool{}
	for _, f := range faults() {
		seen[f.target.Name] = true
		input := []byte(f.input)
		if f.input == "" {
			input = firstSeed(t, f.target)
		}
		if err := f.target.Run(input); err == nil || !strings.Contains(err.Error(), f.want) {
			t.Errorf("%s: %v, want a finding about %q", f.claim, err, f.want)
		}
		sound, err := Named(f.target.Name)
		if err != nil {
			t.Fatal(err)
		}
		if err := sound.Run(input); err != nil {
			t.Errorf("%s: the finding is there without the fault: %v", f.claim, err)
		}
	}
	for _, target := range Targets() {
		if !seen[target.Name] {
			t.Errorf("no fault is planted for %s", target.Name)
		}
	}
}

func firstSeed(t *testing.T, target Target) []byte {
	t.Helper()
	seeds, err := Seeds(os.DirFS("../../corpus"), target)
	if err != nil {
		t.Fatal(err)
	}
	return seeds[0]
}

// doubled lets a card of the deck lie in a hand too.
func doubled(g *engine.Game) {
	s := g.State()
	s.Seats[0].Hand = s.Seats[0].Hand.With(s.Deck.Rest.First())
}

func never() []law.Law {
	return []law.Law{{Name: "never", Every: 1, Check: func(*law.Turn) error { return errPlanted }}}
}

func forgetful(r io.Reader) (engine.Trace, error) {
	t, err := engine.ReadTrace(r)
	if n := len(t.Moves); n > 0 {
		t.Moves = t.Moves[:n-1]
	}
	return t, err
}

func twice(r io.Reader, w io.Writer, d driver.Driver) error {
	err := driver.Serve(r, w, d)
	_, werr := io.WriteString(w, "{}\n")
	return errors.Join(err, werr)
}

func mute(io.Reader, io.Writer, driver.Driver) error { return nil }

func weary(io.Reader, io.Writer, driver.Driver) error { return errPlanted }

func shy(io.Reader, io.Writer) (*driver.Remote, error) { return nil, errPlanted }

func local() started { return driver.NewLocal() }

// forgets loses its game at a set-up that it refuses.
type forgets struct{ *driver.Local }

func amnesiac() started { return forgets{driver.NewLocal()} }

func (f forgets) Start(s wire.Setup) (wire.Report, error) {
	r, err := f.Local.Start(s)
	if err != nil {
		_, _ = f.Local.Start(wire.Setup{Mode: wire.ModeNew, Profile: "standard", Players: 5})
	}
	return r, err
}

// fails takes a bad set-up for an accident.
type failing struct{ *driver.Local }

func rough() started { return failing{driver.NewLocal()} }

func (f failing) Start(s wire.Setup) (wire.Report, error) {
	r, err := f.Local.Start(s)
	if err != nil {
		err = fmt.Errorf("%w: %s", errPlanted, err)
	}
	return r, err
}

func lossy(file string, text []byte) ([]suite.Known, error) {
	all, err := suite.ReadKnown(file, text)
	return all[:max(len(all)-1, 0)], err
}

func vague(string, []byte) ([]suite.Known, error) { return nil, errPlanted }

// planted binds only what the seeds need and a step that does as it is told: the language reads every other sentence itself.
func planted(sc *godog.ScenarioContext, step any) {
	sc.Step("^五人局.*$", func() {})
	sc.Step("^一切都好$", step)
}

func panicky(sc *godog.ScenarioContext, _ *suite.Running) {
	planted(sc, func() { panic(errPlanted) })
}

func unbound(sc *godog.ScenarioContext, run *suite.Running) {
	planted(sc, func() error { return run.Fail(suite.Failure{Outcome: "unrun"}) })
}
