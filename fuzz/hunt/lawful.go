package hunt

import (
	"errors"
	"fmt"
	"strings"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// Lawful hunts for broken laws on the reference.
type Lawful struct {
	Tables []fuzz.Seating

	laws     []fuzz.Law
	grinders map[fuzz.Seating]*fuzz.Grinder
	shown    fuzz.Coverage
	focus    string // the law whose breach is being shrunk
}

// NewLawful is a hunter at the tables under the laws.
func NewLawful(tables []fuzz.Seating, laws []fuzz.Law) *Lawful {
	return &Lawful{Tables: tables, laws: laws, grinders: map[fuzz.Seating]*fuzz.Grinder{}}
}

// Play plays the game of a seed.
func (h *Lawful) Play(seed uint64) (Game, error) {
	at := h.Tables[seed%uint64(len(h.Tables))]
	g, err := h.grinder(at)
	if err != nil {
		return Game{}, err
	}
	h.shown = fuzz.Coverage{}
	before := g.Decisions
	g.Lean(fuzz.BiasOf(seed / uint64(len(h.Tables))))
	err = g.Game(at.Players, seed)
	out := Game{Decisions: g.Decisions - before, Reached: h.shown}
	var v *fuzz.Violation
	if !errors.As(err, &v) {
		return out, err
	}
	// A panic leaves a machine behind that nobody should use again.
	delete(h.grinders, at)
	out.Fault = breach(caseOf(at, v), v.Law, v.Err)
	return out, nil
}

// grinder is the grinder of a table. What its games show is noted by a law that
// always holds.
func (h *Lawful) grinder(at fuzz.Seating) (*fuzz.Grinder, error) {
	if g := h.grinders[at]; g != nil {
		return g, nil
	}
	r, err := at.Rules()
	if err != nil {
		return nil, err
	}
	notes := fuzz.Law{Name: "coverage", Every: 1, Check: func(t *fuzz.Turn) error {
		h.shown.Observe(t.M, t.Before.Ask, t.Answer, t.Events)
		return nil
	}}
	h.grinders[at] = fuzz.NewGrinder(r, append(append([]fuzz.Law(nil), h.laws...), notes))
	return h.grinders[at], nil
}

// caseOf writes down the game of a violation. Its last answer may be one at
// which the engine breaks.
func caseOf(at fuzz.Seating, v *fuzz.Violation) (c shrink.Case) {
	c.Setup = at.Setup()
	g, err := engine.Start(c.Setup)
	if err != nil {
		return c
	}
	var moves []wire.Move
	defer func() {
		_ = recover()
		c = written(c.Setup, moves)
	}()
	for _, a := range v.Answers {
		moves = append(moves, wire.Move{Seat: g.Awaiting().Seat, Action: g.Book().Action(g.State(), a)})
		if _, err := g.Answer(a); err != nil {
			break
		}
	}
	return c
}

// written reads moves as a case; the last of them need not be possible.
func written(s wire.Setup, moves []wire.Move) shrink.Case {
	if c, err := shrink.Of(engine.Trace{Setup: s, Moves: moves}); err == nil || len(moves) == 0 {
		return c
	}
	c, err := shrink.Of(engine.Trace{Setup: s, Moves: moves[:len(moves)-1]})
	if err == nil {
		last := moves[len(moves)-1]
		c.Acts = append(c.Acts, shrink.Act{Seat: last.Seat, Action: last.Action})
	}
	return c
}

// breach is the fault of a game that ended with a broken law.
func breach(c shrink.Case, law string, err error) *Fault {
	last := shrink.Act{Action: wire.Action{Do: "setup"}}
	if n := len(c.Acts); n > 0 {
		last = c.Acts[n-1]
	}
	says, _, _ := strings.Cut(err.Error(), "\n")
	return &Fault{Case: c, Law: law, Says: fmt.Sprintf("%s: %s", law, says),
		Signature: strings.Join([]string{"law", strings.ReplaceAll(law, " ", "-"), last.When.Phase, lockstep.ActionName(last.Action)}, "/")}
}

// Focus says which law to check.
func (h *Lawful) Focus(f Fault) { h.focus = f.Law }

// samples is how often a law that samples is checked after each answer when a
// game is repeated.
const samples = 8

// thorough is the law that is being looked into, or all of them, checked after
// every answer.
func (h *Lawful) thorough() []fuzz.Law {
	var out []fuzz.Law
	for _, l := range h.laws {
		if h.focus != "" && h.focus != l.Name {
			continue
		}
		if l.Every > 1 {
			l.Every, l.Check = 1, often(l.Check)
		}
		out = append(out, l)
	}
	return out
}

func often(check func(*fuzz.Turn) error) func(*fuzz.Turn) error {
	return func(t *fuzz.Turn) error {
		for range samples {
			if err := check(t); err != nil {
				return err
			}
		}
		return nil
	}
}

// repeat plays a script under the laws.
func (h *Lawful) repeat(c shrink.Case, script *shrink.Script) *Fault {
	g, err := engine.Start(c.Setup)
	if err != nil {
		return nil
	}
	judge := fuzz.NewUmpire(h.thorough())
	judge.Watch(g)
	out := shrink.Case{Setup: c.Setup}
	for !g.Over() && len(out.Acts) < lockstep.MaxActs {
		a, ok := decide(g, script, &out)
		if !ok {
			return nil
		}
		var b *fuzz.Broken
		if err := judge.Step(g, a); errors.As(err, &b) {
			return breach(out, b.Law, b.Err)
		} else if err != nil {
			return nil
		}
	}
	return nil
}

// decide takes the next answer from a script, chance included, and writes it
// down. What was refused once is of no interest to a law.
func decide(g *engine.Game, script *shrink.Script, out *shrink.Case) (table.Answer, bool) {
	if g.Asked() == table.Nature {
		a := script.Nature(g)
		out.Decide(g.Book().Action(g.State(), a))
		return a, true
	}
	act, more := script.Next(g)
	for more && act.Refused {
		act, more = script.Next(g)
	}
	if !more || !g.Allows(act.Seat, act.Action) {
		return table.Answer{}, false
	}
	act.When, act.Chance = shrink.MomentOf(g), nil
	out.Acts = append(out.Acts, act)
	a, err := g.Book().Match(g.State(), g.Legal(nil), act.Action)
	return a, err == nil
}

// Try plays a part of a game.
func (h *Lawful) Try(c shrink.Case, script *shrink.Script) (shrink.Case, string, error) {
	if f := h.repeat(c, script); f != nil {
		return f.Case, f.Signature, nil
	}
	return c, "", nil
}

// Again plays a game again.
func (h *Lawful) Again(c shrink.Case) (*Fault, error) { return h.repeat(c, shrink.Exactly(c)), nil }

// Confirm is the signature that shows when a game is played again.
func (h *Lawful) Confirm(c shrink.Case) (string, error) {
	if f := h.repeat(c, shrink.Exactly(c)); f != nil {
		return f.Signature, nil
	}
	return "", nil
}

// Afresh has nothing to do: the reference keeps nothing from game to game.
func (h *Lawful) Afresh() {}

// Close has nothing to free.
func (h *Lawful) Close() {}
