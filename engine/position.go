package engine

import (
	"cmp"

	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Position describes the table as a set-up from which another game can begin. It
// says what lies on the table; who has seen which hidden card, who is locked,
// what is under way and whose identity was taken away are left out. Whether that
// matters shows when the rest of the game is played from it.
func (g *Game) Position() wire.Setup {
	s, b := g.State(), g.book
	out := wire.Setup{Mode: wire.ModePosition, Profile: g.setup.Profile,
		Turn: wire.SeatWord(s.Turn), Phase: wire.PhaseWord(s.Phase), Identities: seated(g.setup.Profile, g.m.R, int(s.Players)),
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
	out := wire.SeatSetup{Seat: i.String(), Identity: cmp.Or(p.Identity.ZH(), p.Dealt.ZH()), IdentityShown: p.Shown && s.In(i),
		Character: b.Character(p.Character), Gender: gender(p.Player), Dead: !p.Alive, Lost: p.Lost,
		Hand: cards(b, p.Hand), Intel: cards(b, p.Intel)}
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
