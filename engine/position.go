package engine

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Position describes the table as a set-up from which another game can begin,
// and names what the set-up leaves out: a position without omissions goes on as
// this game does. Start accepts every position. There is none, which is an error
// that wraps rule.ErrPosition, while intel travels, a death is being settled or
// the turn player is out, and none once the game is over.
func (g *Game) Position() (wire.Setup, []Omission, error) {
	out, left, err := PositionOf(g.m.R, g.setup.Profile, g.State())
	if err == nil {
		out.Readings = g.setup.Readings
	}
	return out, left, err
}

// PositionOf is Position for a state that is held outside a Game; profile is
// the id of the rules.
func PositionOf(r *rule.Rules, profile string, s *table.State) (wire.Setup, []Omission, error) {
	if s.Result.Over {
		return wire.Setup{}, nil, fmt.Errorf("engine: the game is over: %w", rule.ErrPosition)
	}
	if s.Dying != 0 || s.Rounds > 0 {
		return wire.Setup{}, nil, fmt.Errorf("engine: a death is being settled: %w", rule.ErrPosition)
	}
	out := describe(wire.Book{R: r}, s)
	out.Profile, out.Identities = profile, seated(profile, r, int(s.Players))
	again, err := StartUnder(r, out)
	if err != nil {
		return wire.Setup{}, nil, err
	}
	return out, omitted(s, again.State()), nil
}

func describe(b wire.Book, s *table.State) wire.Setup {
	out := wire.Setup{Mode: wire.ModePosition, Turn: wire.SeatWord(s.Turn), Phase: wire.PhaseWord(s.Phase),
		Discard: cards(b, s.Up), Hidden: cards(b, s.Down), Removed: cards(b, s.Removed)}
	for i := int(s.Deck.Len) - 1; i >= 0; i-- {
		out.Deck = append(out.Deck, b.Card(s.Deck.Top[i]))
	}
	for i := range table.Seat(s.Players) {
		out.Seats = append(out.Seats, person(b, s, i))
	}
	return out
}

func person(b wire.Book, s *table.State, i table.Seat) wire.SeatSetup {
	p := &s.Seats[i]
	out := wire.SeatSetup{Seat: i.String(), Identity: p.Identity.ZH(), IdentityShown: p.Shown && s.In(i),
		Character: b.Character(p.Character), Gender: gender(p.Player), Dead: !p.Alive, Lost: p.Lost,
		Hand: cards(b, p.Hand), Intel: cards(b, p.Intel)}
	if p.Dealt != p.Identity {
		out.Dealt = p.Dealt.ZH()
	}
	if c := b.R.Character(p.Character); c != nil && p.FaceUp != (!c.Stealth || !s.In(i)) {
		up := p.FaceUp
		out.FaceUp = &up
	}
	return out
}

func gender(g table.Gender) string { return [...]string{"", "男", "女", "男女"}[g] }

func cards(b wire.Book, x table.CardSet) []string {
	var out []string
	for c := x.Pop(); c != table.NoCard; c = x.Pop() {
		out = append(out, b.Card(c))
	}
	return out
}
