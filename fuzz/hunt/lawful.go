package hunt

import (
	"errors"
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"fmt"
	"strings"

	"fengsheng/engine"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// Lawful hunts for broken laws on the reference.
type Lawful struct {
	Tables []play.Seating

	laws     []law.Law
	grinders map[play.Seating]*law.Grinder
	shown    play.Coverage
	focus    string // the law whose breach is being shrunk
}

// NewLawful is a hunter at the tables under the laws.
func NewLawful(tables []play.Seating, laws []law.Law) *Lawful {
	return &Lawful{Tables: tables, laws: laws, grinders: map[play.Seating]*law.Grinder{}}
}

// Play plays the game of a seed. Seeds go round the tables; the seed of the game
// counts up from round to round, so that each table meets every bias, and from
// table to table, so that the first round does too.
func (h *Lawful) Play(seed uint64) (Game, error) {
	n := uint64(len(h.Tables))
	at, seed := h.Tables[seed%n], seed/n+seed%n
	g, err := h.grinder(at)
	if err != nil {
		return Game{}, err
	}
	h.shown = play.Coverage{}
	before := g.Decisions
	err = g.Game(at.Players, seed)
	out := Game{Decisions: g.Decisions - before, Reached: h.shown}
	var v *law.Violation
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
func (h *Lawful) grinder(at play.Seating) (*law.Grinder, error) {
	if g := h.grinders[at]; g != nil {
		return g, nil
	}
	r, err := at.Rules()
	if err != nil {
		return nil, err
	}
	notes := law.Law{Name: "coverage", Every: 1, Check: func(t *law.Turn) error {
		h.shown.Observe(t.M, t.Before.Ask, t.Answer, t.Events)
		return nil
	}}
	h.grinders[at] = law.NewGrinder(r, append(append([]law.Law(nil), h.laws...), notes))
	return h.grinders[at], nil
}

// caseOf writes down the game of a violation. Its last answer may be one at
// which the engine breaks.
func caseOf(at play.Seating, v *law.Violation) (c shrink.Case) {
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
