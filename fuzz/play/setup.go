package play

import (
	"fengsheng/engine/profile"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Setup chooses how a game begins: profile, table and identities, and then the
// box or a position. Positions lean towards what games reach late: dead
// players, two black intel, a deck with next to nothing in it. A few are refused
// because somebody has won in them already.
func (p *Player) Setup() wire.Setup {
	all := profile.All()
	return p.SetupOf(all[p.IntN(len(all))])
}

// SetupOf is Setup for one profile.
func (p *Player) SetupOf(q profile.Profile) wire.Setup {
	row := q.Identities[p.IntN(len(q.Identities))]
	if p.IntN(2) == 0 {
		return wire.Setup{Mode: wire.ModeNew, Profile: q.ID, Players: row.Players, Identities: q.NameOf(row)}
	}
	return p.position(q, row)
}

// begins are the phases that a position may begin with.
var begins = [...]table.Phase{table.Start, table.Draw, table.Drawn, table.Play1, table.Send, table.Play2, table.End}

// layout is a position being written, with what is left in the box.
type layout struct {
	*Player
	cards      []table.Face
	characters []uint8
	identities []table.Identity
	living     int
	profile    profile.Profile
}

func (p *Player) position(q profile.Profile, row profile.Table) wire.Setup {
	l := &layout{Player: p, cards: q.Faces(), living: row.Players, profile: q}
	for i := range q.Characters {
		l.characters = append(l.characters, uint8(i))
	}
	for id, n := range [...]uint8{table.Lurker: row.Lurkers, table.MI: row.MI, table.Bystander: row.Bystanders} {
		for range n {
			l.identities = append(l.identities, table.Identity(id))
		}
	}
	s := wire.Setup{Mode: wire.ModePosition, Profile: q.ID, Phase: wire.PhaseWord(begins[p.IntN(len(begins))])}
	for i := range table.Seat(row.Players) {
		s.Seats = append(s.Seats, l.seat(i))
	}
	turn := p.IntN(row.Players)
	for s.Seats[turn].Dead || s.Seats[turn].Lost {
		turn = (turn + 1) % row.Players
	}
	s.Turn = s.Seats[turn].Seat
	l.piles(&s)
	return s
}

func (l *layout) seat(i table.Seat) wire.SeatSetup {
	q := wire.SeatSetup{Seat: i.String(), Identity: take(l.Player, &l.identities).ZH(), IdentityShown: l.IntN(4) == 0,
		Gender: [...]string{"", "男", "女"}[l.IntN(3)]}
	if len(l.characters) > 0 {
		c := l.profile.Characters[take(l.Player, &l.characters)]
		q.Character = c.Name
		if up := l.IntN(2) == 0; c.Stealth {
			q.FaceUp = &up
		}
	}
	if fate := l.IntN(12); fate < 2 && l.living > 2 {
		l.living--
		q.Dead, q.Lost = fate == 0, fate == 1
		q.FaceUp = nil
		return q
	}
	for range l.IntN(7) {
		q.Hand = append(q.Hand, take(l.Player, &l.cards).ZH())
	}
	q.Intel = l.intel()
	return q
}

// intel is up to four cards of which at most two are black (DEATH-001).
func (l *layout) intel() (words []string) {
	black := 0
	for range l.IntN(5) {
		c := take(l.Player, &l.cards)
		if c.Color == table.Black {
			if black++; black > 2 {
				l.cards = append(l.cards, c)
				continue
			}
		}
		words = append(words, c.ZH())
	}
	return words
}

// piles leaves a full deck of undecided cards, a decided top, or a deck that is
// nearly empty over a full or an empty discard pile.
func (l *layout) piles(s *wire.Setup) {
	switch l.IntN(4) {
	case 0:
	case 1:
		for range l.IntN(12) {
			s.Deck = append(s.Deck, take(l.Player, &l.cards).ZH())
		}
	case 2:
		l.spend(&s.Discard)
	case 3:
		l.spend(&s.Removed)
	}
}

// spend moves all but at most three cards of the box to a pile.
func (l *layout) spend(pile *[]string) {
	left := l.IntN(4)
	for len(l.cards) > left {
		*pile = append(*pile, l.cards[0].ZH())
		l.cards = l.cards[1:]
	}
}

// take removes one of the things that are left and returns it.
func take[T any](p *Player, left *[]T) T {
	i := p.IntN(len(*left))
	x := (*left)[i]
	(*left)[i] = (*left)[len(*left)-1]
	*left = (*left)[:len(*left)-1]
	return x
}
