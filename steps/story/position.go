package story

import (
	"errors"
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// perform records a game in the form in which it can be told: from a position, with nothing decided by chance before
// somebody is asked.
func perform(s wire.Setup, moves []wire.Move) (*tape, error) {
	if s.Profile == "" {
		s.Profile = "standard"
	}
	if s.Mode == wire.ModeNew {
		var err error
		if s, moves, err = afterDeal(s, moves); err != nil {
			return nil, err
		}
	}
	t, err := record(s, moves)
	if err != nil || len(t.leading) == 0 || s.Mode == wire.ModeNew {
		return t, err
	}
	// A position whose phase begins with a draw: what comes is decided by laying it on top of the deck.
	s.Deck = append(append([]string(nil), s.Deck...), t.leading...)
	for len(moves) > 0 && moves[0].Seat == table.Nature.String() {
		moves = moves[1:]
	}
	if t, err = record(s, moves); err == nil && len(t.leading) > 0 {
		return nil, fmt.Errorf("%w: %v come before anybody is asked", ErrUnsayable, t.leading)
	}
	return t, err
}

// afterDeal turns a game from the box into the position in which the first turn begins. A game that does not come so far
// stays as it is.
func afterDeal(s wire.Setup, moves []wire.Move) (wire.Setup, []wire.Move, error) {
	g, err := engine.Start(s)
	if err != nil {
		return s, nil, fmt.Errorf("story: the set-up: %w", err)
	}
	for n := 0; !g.Over(); {
		act := g.Actions()[0]
		switch {
		case n < len(moves) && moves[n].Seat == g.Awaiting().Seat:
			act = moves[n].Action
			n++
		case n < len(moves) && g.Asked() != table.Nature:
			return s, nil, fmt.Errorf("story: move %d: seat %s answers, but %s is asked", n+1, moves[n].Seat, g.Awaiting().Seat)
		case g.Asked() != table.Nature:
			return s, moves, nil
		}
		begins := g.State().Ask.Kind == table.NatureSeat
		if _, err := g.Do(act); err != nil {
			return s, nil, fmt.Errorf("story: move %d: %w", n, err)
		}
		if begins {
			out, _, err := g.Position()
			if err != nil {
				return s, nil, fmt.Errorf("story: %w", err)
			}
			out.Phase = wire.PhaseWord(table.Start)
			return out, moves[n:], nil
		}
	}
	return s, nil, errors.Join(ErrUnsayable, errors.New("story: the game is over before the first turn"))
}
