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
			return position(g), moves[n:], nil
		}
	}
	return s, nil, errors.Join(ErrUnsayable, errors.New("story: the game is over before the first turn"))
}

// position is the state at the beginning of a turn as a set-up. It keeps what lies on the table, not who has seen what.
func position(g *engine.Game) wire.Setup {
	s, b := g.State(), g.Book()
	out := wire.Setup{Mode: wire.ModePosition, Profile: g.Setup().Profile, Turn: wire.SeatWord(s.Turn),
		Phase: wire.PhaseWord(table.Start), Discard: cardsOf(b, s.Up), Hidden: cardsOf(b, s.Down), Removed: cardsOf(b, s.Removed)}
	for i := range table.Seat(s.Players) {
		p := &s.Seats[i]
		up := p.FaceUp
		seat := wire.SeatSetup{Seat: i.String(), Identity: p.Identity.ZH(), IdentityShown: p.Shown,
			Character: b.Character(p.Character), Gender: [...]string{"", "男", "女", "男女"}[p.Player],
			Dead: !p.Alive, Lost: p.Lost, Hand: cardsOf(b, p.Hand), Intel: cardsOf(b, p.Intel)}
		if p.Character != 0 {
			seat.FaceUp = &up
		}
		out.Seats = append(out.Seats, seat)
	}
	for i := int(s.Deck.Len) - 1; i >= 0; i-- {
		out.Deck = append(out.Deck, b.Card(s.Deck.Top[i]))
	}
	return out
}

func cardsOf(b wire.Book, x table.CardSet) []string {
	var out []string
	for c := x.Pop(); c != table.NoCard; c = x.Pop() {
		out = append(out, b.Card(c))
	}
	return out
}
