package story

import (
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// tape is the game of a finding as the reference plays it.
type tape struct {
	setup wire.Setup
	game  *engine.Game // as it stands in the end
	beats []beat
	// leading is what chance decided before anybody was asked.
	leading []string
	tries   []try
}

// try is an answer that the rules refuse, tried before a beat or, with the number of beats, at the end.
type try struct {
	wire.Move
	before int
}

// beat is an answer of a player with all that a teller needs to know of the moment.
type beat struct {
	wire.Move
	before, after moment
	// formal answers are given by the steps themselves: a character that cannot be turned up stays down (STL-058).
	formal bool
	// chance is what chance decided because of the answer.
	chance []string
	legal  []wire.Action
	events []wire.Event
}

// moment is where the game stands.
type moment struct {
	asked wire.Awaiting
	view  wire.View // of everything
	// reveals is the skill for which the player who is asked may turn up the character.
	reveals string
}

// record plays the moves, and on until a player is asked something that the steps do not answer. Where the moves leave
// chance open it takes the first possible outcome, as drivers do.
func record(s wire.Setup, moves []wire.Move) (*tape, error) {
	g, err := engine.Start(s)
	if err != nil {
		return nil, fmt.Errorf("story: the set-up: %w", err)
	}
	t := &tape{setup: s, game: g}
	n := 0
	for !g.Over() {
		if n < len(moves) && moves[n].Refused {
			if g.Allows(moves[n].Seat, moves[n].Action) {
				return nil, fmt.Errorf("story: move %d was refused and is legal: %s", n+1, moves[n].Action)
			}
			t.tries = append(t.tries, try{moves[n], len(t.beats)})
			n++
			continue
		}
		var next *wire.Move
		if n < len(moves) {
			next = &moves[n]
		}
		asked := g.Awaiting().Seat
		said := next != nil && next.Seat == asked
		switch {
		case g.Asked() == table.Nature:
			err = t.decide(next, said)
		case formality(g):
			said = said && next.Do == wire.Decline
			err = t.answer(wire.Move{Seat: asked, Action: wire.Action{Do: wire.Decline}}, true)
		case next == nil:
			return t, nil
		case !said:
			err = fmt.Errorf("seat %s answers, but %s is asked", next.Seat, asked)
		default:
			err = t.answer(*next, false)
		}
		if err != nil {
			return nil, fmt.Errorf("story: move %d: %w", n+1, err)
		}
		if said {
			n++
		}
	}
	for ; n < len(moves); n++ {
		if !moves[n].Refused {
			return nil, fmt.Errorf("story: move %d: the game is over", n+1)
		}
		t.tries = append(t.tries, try{moves[n], len(t.beats)})
	}
	return t, nil
}

// formality is whether the steps answer the open question without being told to.
func formality(g *engine.Game) bool {
	if g.Awaiting().Question != wire.AskReveal {
		return false
	}
	legal := g.Actions()
	return len(legal) == 1 && legal[0].Do == wire.Decline
}

func (t *tape) answer(m wire.Move, formal bool) error {
	b := beat{Move: m, formal: formal, before: now(t.game), legal: t.game.Actions()}
	events, err := t.game.Do(m.Action)
	if err != nil {
		return err
	}
	b.events, b.after = t.words(events), now(t.game)
	t.beats = append(t.beats, b)
	return nil
}

// decide lets chance give the outcome of the next move or, where that is none of chance, the first one possible.
func (t *tape) decide(next *wire.Move, said bool) error {
	first := t.game.Actions()[0]
	act := first
	if said {
		act = next.Action
	}
	if act.Card == "" && act.String() != first.String() {
		return fmt.Errorf("%w: the deal of %s", ErrUnsayable, act)
	}
	events, err := t.game.Do(act)
	if err != nil {
		return err
	}
	if len(t.beats) == 0 {
		if act.Card != "" {
			t.leading = append(t.leading, act.Card)
		}
		return nil
	}
	b := &t.beats[len(t.beats)-1]
	if act.Card != "" {
		b.chance = append(b.chance, act.Card)
	}
	b.events, b.after = append(b.events, t.words(events)...), now(t.game)
	return nil
}

func (t *tape) words(events []rule.Event) []wire.Event {
	var out []wire.Event
	for _, e := range events {
		out = append(out, t.game.Book().Event(e, table.AllSeats))
	}
	return out
}

func now(g *engine.Game) moment {
	return moment{g.Awaiting(), g.View(view.Everything()), revealing(g)}
}

// revealing is the skill of a covered character that its player is asked about without being named.
func revealing(g *engine.Game) string {
	s := g.State()
	if s.Ask.Kind != table.AskReveal || s.Height == 0 {
		return ""
	}
	return g.Book().Skill(s.Frames[s.Height-1].Skill)
}
