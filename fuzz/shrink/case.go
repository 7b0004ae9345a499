package shrink

import (
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Case is a game up to what it shows: a set-up, what chance dealt, and what was
// answered.
type Case struct {
	Setup   wire.Setup
	Opening []wire.Action // what chance decided before the first question
	Acts    []Act
}

// Act is one answer, or one attempt at an answer that the rules refuse.
type Act struct {
	Seat    string
	Action  wire.Action
	Refused bool
	Chance  []wire.Action // what chance decided because of it, in order
	When    Moment        // the question that was open
}

// Moment is where in a game a question is asked.
type Moment struct{ Phase, Seat, Question string }

// MomentOf is the open question of a game.
func MomentOf(g *engine.Game) Moment {
	q := g.Awaiting()
	return Moment{wire.PhaseWord(g.State().Phase), q.Seat, q.Question}
}

// Of reads a trace, which must replay on the reference.
func Of(t engine.Trace) (Case, error) {
	c := Case{Setup: t.Setup}
	var when Moment
	_, err := t.Replay(func(n int, g *engine.Game) error {
		if n > 0 {
			c.add(t.Moves[n-1], when)
		}
		when = MomentOf(g)
		return nil
	})
	if err != nil {
		return c, fmt.Errorf("shrink: %w", err)
	}
	return c, nil
}

func (c *Case) add(mv wire.Move, when Moment) {
	if mv.Seat == table.Nature.String() {
		c.Decide(mv.Action)
		return
	}
	c.Acts = append(c.Acts, Act{Seat: mv.Seat, Action: mv.Action, Refused: mv.Refused, When: when})
}

// Decide adds what chance decides because of the last act, or at the opening.
func (c *Case) Decide(outcome wire.Action) {
	last := len(c.Acts) - 1
	if last < 0 {
		c.Opening = append(c.Opening, outcome)
		return
	}
	c.Acts[last].Chance = append(c.Acts[last].Chance, outcome)
}

// Trace is the game in the form in which games are saved.
func (c Case) Trace() engine.Trace {
	t := engine.Trace{Setup: c.Setup}
	chance := func(outcomes []wire.Action) {
		for _, o := range outcomes {
			t.Moves = append(t.Moves, wire.Move{Seat: table.Nature.String(), Action: o})
		}
	}
	chance(c.Opening)
	for _, a := range c.Acts {
		t.Moves = append(t.Moves, wire.Move{Seat: a.Seat, Action: a.Action, Refused: a.Refused})
		chance(a.Chance)
	}
	return t
}
