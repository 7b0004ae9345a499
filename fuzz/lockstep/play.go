package lockstep

import (
	"errors"
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/shrink"
)

// Source says what is tried and what chance decides.
type Source interface {
	// Next is the answer, or the attempt at one, to make now; false ends the
	// game here.
	Next(*engine.Game) (shrink.Act, bool)
	// Nature answers for chance.
	Nature(*engine.Game) table.Answer
}

// Subject is an implementation to be compared with the reference.
type Subject struct {
	driver.Driver
	Offers wire.Capabilities
	Watch  Watch // nil is EveryView
	// Heard, where set, is told every answer of the reference.
	Heard func(g *engine.Game, asked table.Ask, a table.Answer, events []rule.Event)
}

// Played is a game, or as much of it as both sides played alike.
type Played struct {
	Case       shrink.Case
	Divergence *Divergence // nil if there was none
	// Refused is why the subject does not play the set-up, which is no fault.
	Refused error
	// Unoffered is what the subject does not offer, or not yet, which is no fault
	// either: the game ended there.
	Unoffered error
}

// over reports whether the subject does not play on.
func (p *Played) over() bool { return p.Refused != nil || p.Unoffered != nil }

// ErrStale is wrapped when a game does not go on as its source says.
var ErrStale = errors.New("lockstep: the game does not replay")

// MaxActs bounds a game.
const MaxActs = 50_000

// Play plays one game. An error means that nothing can be said about the
// subject: the set-up is no legal one (driver.ErrSetup), the source is stale, or
// the subject is lost.
func Play(s Subject, setup wire.Setup, src Source) (out Played, err error) {
	g := game{subject: s, source: src, ref: &driver.Local{Nature: src.Nature, Heard: s.Heard}}
	g.out.Case.Setup = setup
	defer func() {
		if p := recover(); p != nil {
			out, err = g.panicked(p), nil
		}
	}()
	if g.subject.Watch == nil {
		g.subject.Watch = EveryView
	}
	d, err := g.begin()
	for err == nil && d == nil && !g.out.over() && len(g.out.Case.Acts) < MaxActs {
		act, more := src.Next(g.ref.Game())
		if !more {
			break
		}
		d, err = g.act(act)
	}
	g.out.Divergence = d
	return g.out, err
}

// game is one game under way.
type game struct {
	subject Subject
	source  Source
	ref     *driver.Local
	viewers []string
	out     Played
}

// begin sets up both sides. The subject decides what chance deals, since a
// set-up cannot tell it; the reference follows.
func (g *game) begin() (*Divergence, error) {
	setup := g.out.Case.Setup
	if _, err := engine.Start(setup); err != nil {
		return nil, fmt.Errorf("%w: %w", driver.ErrSetup, err)
	}
	at := shrink.Act{Action: wire.Action{Do: begin}}
	got, err := g.subject.Start(setup)
	if errors.Is(err, driver.ErrSetup) {
		g.out.Refused = err
		return nil, nil
	}
	if err != nil {
		return g.failed(at, err)
	}
	g.ref.Nature = shrink.Exactly(shrink.Case{Opening: decided(got.Chance)}).Nature
	want, err := g.ref.Start(setup)
	g.ref.Nature = g.source.Nature
	if err != nil {
		return nil, err
	}
	g.out.Case.Opening = decided(want.Chance)
	g.viewers = viewers(g.subject.Offers, seats(g.ref.Game()))
	return g.compare(at, want, got)
}

// panicked is a game in which the reference broke.
func (g *game) panicked(p any) Played {
	last := shrink.Act{Action: wire.Action{Do: begin}}
	if n := len(g.out.Case.Acts); n > 0 {
		last = g.out.Case.Acts[n-1]
	}
	d := &Divergence{Kind: Panic, Want: "no panic", Got: firstLine(fmt.Sprint(p))}
	g.out.Divergence = d.at(last)
	return g.out
}

// act plays one answer on both sides.
func (g *game) act(a shrink.Act) (*Divergence, error) {
	a.When = shrink.MomentOf(g.ref.Game())
	a.Chance = nil
	g.out.Case.Acts = append(g.out.Case.Acts, a)
	want, err := g.ref.Do(a.Seat, a.Action, nil)
	if err != nil {
		return nil, err
	}
	if want.Accepted == a.Refused {
		return nil, fmt.Errorf("%w: act %d, %s by %s: %s", ErrStale, len(g.out.Case.Acts), a.Action, a.Seat, want.Message)
	}
	a.Chance = decided(want.Chance)
	g.out.Case.Acts[len(g.out.Case.Acts)-1] = a
	outcomes := make([]string, len(want.Chance))
	for i, c := range want.Chance {
		outcomes[i] = c.Outcome
	}
	got, err := g.subject.Do(a.Seat, a.Action, outcomes)
	if err != nil {
		return g.failed(a, err)
	}
	return g.compare(a, want, got)
}

func (g *game) failed(a shrink.Act, err error) (*Divergence, error) {
	if errors.Is(err, driver.ErrUnsupported) {
		g.out.Unoffered = err
		return nil, nil
	}
	d, err := Failed(err, "")
	if d != nil {
		d.at(a)
	}
	return d, err
}

func decided(chance []wire.Chance) []wire.Action {
	out := make([]wire.Action, 0, len(chance))
	for _, c := range chance {
		out = append(out, c.Action())
	}
	return out
}

func seats(g *engine.Game) []string {
	out := make([]string, g.State().Players)
	for i := range out {
		out[i] = table.Seat(i).String()
	}
	return out
}
