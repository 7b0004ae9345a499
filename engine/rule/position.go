package rule

import (
	"cmp"
	"errors"
	"fmt"

	"fengsheng/engine/table"
)

// Position is a game to be taken up in the middle. What is not on the table
// here is in the deck, in undecided order.
type Position struct {
	Players []Player
	Deck    []table.Card // the decided top, the first to be drawn first
	Up      table.CardSet
	Down    table.CardSet
	Removed table.CardSet
	Turn    table.Seat
	Phase   table.Phase
}

// Player is one seat of a Position.
type Player struct {
	Identity  table.Identity // NoIdentity once it was taken away (ZMXS-001)
	Dealt     table.Identity // of the deal; NoIdentity where it is still Identity
	Character uint8
	FaceUp    bool
	Shown     bool // the identity
	Dead      bool
	Lost      bool
	Gender    table.Gender // the person's, if registered
	Hand      table.CardSet
	Intel     table.CardSet
}

// dealt is the identity of the deal, which skills change nothing about
// (ZMXS-016).
func (p *Player) dealt() table.Identity { return cmp.Or(p.Dealt, p.Identity) }

// ErrPosition is wrapped by every refusal of a position.
var ErrPosition = errors.New("not a legal position")

// SeatError says which seat of a position breaks which ruling.
type SeatError struct {
	Seat   table.Seat
	Card   table.Card // NoCard if it is not about one
	Ruling string
	Reason string
}

func (e *SeatError) Error() string {
	return fmt.Sprintf("rule: seat %s: %s (%s)", e.Seat, e.Reason, e.Ruling)
}

func (e *SeatError) Unwrap() error { return ErrPosition }

// Set puts a position on the table and plays to the first question. It refuses
// what no game can reach, naming seat, card and ruling.
func (m *Machine) Set(p Position) error {
	if err := m.check(&p); err != nil {
		return err
	}
	m.clear(len(p.Players))
	s := &m.S
	s.Turn, s.Phase = p.Turn, p.Phase
	s.Up, s.Down, s.Removed = p.Up, p.Down, p.Removed
	rest := m.R.All.Less(p.Up).Less(p.Down).Less(p.Removed)
	for i, q := range p.Players {
		s.Seats[i] = table.Place{Hand: q.Hand, Intel: q.Intel, Identity: q.Identity, Dealt: q.dealt(),
			Character: q.Character, FaceUp: q.FaceUp, Shown: q.Shown || m.R.Open[len(p.Players)], Alive: !q.Dead, Lost: q.Lost,
			Player: q.Gender, Blame: table.Cause{By: table.Nobody}}
		rest = rest.Less(q.Hand).Less(q.Intel)
		if q.Dead {
			s.Deaths[s.Died] = table.Death{Seat: table.Seat(i), Cause: table.Cause{By: table.Nobody}}
			s.Died++
		}
	}
	for i, c := range p.Deck {
		rest = rest.Without(c)
		s.Deck.Top[len(p.Deck)-1-i] = c
	}
	s.Fallen = s.Died
	for i, q := range p.Players {
		if !s.In(table.Seat(i)) {
			m.wipe(q.Identity)
		}
	}
	s.Deck.Len, s.Deck.Rest = uint8(len(p.Deck)), rest
	if err := m.undecided(); err != nil {
		return err
	}
	m.refill()
	m.push(table.Frame{Kind: table.FrameTurn, PC: turnAt[p.Phase], Seat: table.Nobody, Other: table.Nobody})
	m.run()
	return nil
}

// undecided is an error if somebody has won already (WIN-005, WIN-019).
func (m *Machine) undecided() error {
	living := m.S.Living()
	for x := living; x != 0; {
		seat := x.First()
		x &^= seat.Of()
		if m.won(seat) {
			return &SeatError{seat, 0, "WIN-005", "this player has won already"}
		}
	}
	if living.Len() < 2 {
		return &SeatError{living.First(), 0, "WIN-019", "nobody else is in the game"}
	}
	return nil
}

// turnAt is where a turn goes on in a phase that a position may begin with.
var turnAt = [table.Phases]uint8{table.Start: turnStarts, table.Draw: turnDraws, table.Drawn: turnDrew,
	table.Play1: turnPlays, table.Send: turnSends, table.Play2: turnPlaysAgain, table.End: turnEnds}

// Begins are the phases that a position may begin with.
const Begins = table.PhaseSet(1<<table.Start | 1<<table.Draw | 1<<table.Drawn | 1<<table.Play1 |
	1<<table.Send | 1<<table.Play2 | 1<<table.End)

func (m *Machine) check(p *Position) error {
	if err := m.R.Seats(len(p.Players)); err != nil {
		return err
	}
	if !Begins.Has(p.Phase) {
		return fmt.Errorf("rule: a position cannot begin in phase %s: %w", p.Phase.ZH(), ErrPosition)
	}
	if int(p.Turn) >= len(p.Players) || p.Players[p.Turn].Dead || p.Players[p.Turn].Lost {
		return &SeatError{p.Turn, 0, "TURN-016", "it is the turn of a player who is not in the game"}
	}
	var used table.CardSet
	take := func(seat table.Seat, x table.CardSet) error {
		if twice := x.And(used); !twice.Empty() {
			c := twice.First()
			return &SeatError{seat, c, "CARD-004", m.R.Faces[c].ZH() + " lies in two places"}
		}
		if strange := x.Less(m.R.All); !strange.Empty() {
			return &SeatError{seat, strange.First(), "CARD-004", "a card that is not in the deck"}
		}
		used = used.Or(x)
		return nil
	}
	for _, x := range [...]table.CardSet{p.Up, p.Down, p.Removed} {
		if err := take(table.Nobody, x); err != nil {
			return err
		}
	}
	for i := range p.Players {
		q, seat := &p.Players[i], table.Seat(i)
		if err := errors.Join(take(seat, q.Hand), take(seat, q.Intel), m.checkPlayer(p, seat)); err != nil {
			return err
		}
	}
	for _, c := range p.Deck {
		if err := take(table.Nobody, table.CardSet{}.With(c)); err != nil {
			return err
		}
	}
	return m.checkIdentities(p)
}

func (m *Machine) checkPlayer(p *Position, seat table.Seat) error {
	q := &p.Players[seat]
	switch {
	case (q.Dead || q.Lost) && !q.Hand.Or(q.Intel).Empty():
		c := q.Hand.Or(q.Intel).First()
		return &SeatError{seat, c, "DEATH-005", "a player who is out of the game holds " + m.R.Faces[c].ZH()}
	case q.Intel.And(m.R.Black).Len() >= Fatal:
		c := q.Intel.And(m.R.Black).First()
		return &SeatError{seat, c, "DEATH-001", "a living player has three false intel, " + m.R.Faces[c].ZH() + " among them"}
	case int(q.Character) > len(m.R.Characters):
		return &SeatError{seat, 0, "SET-003", "a character that the profile does not have"}
	case q.Character == 0 && len(m.R.Characters) > 0:
		return &SeatError{seat, 0, "SET-029", "no character, but the profile deals them"}
	}
	for i := range seat {
		if q.Character != 0 && p.Players[i].Character == q.Character {
			return &SeatError{seat, 0, "SET-029", "the same character as seat " + i.String()}
		}
	}
	c := m.R.Character(q.Character)
	if c != nil && !q.FaceUp && !c.Stealth && !m.covers(q.Character) {
		return &SeatError{seat, 0, "SET-030", c.Name + " is an open character and cannot lie covered"}
	}
	return nil
}

// covers is whether the character has a skill that turns its own card down.
func (m *Machine) covers(n uint8) bool {
	first, last := m.R.SkillsOf(n)
	for id := first; id < last; id++ {
		if m.R.skills[id].Cost.Cover || m.R.skills[id].Reveal {
			return true
		}
	}
	return false
}

func (m *Machine) checkIdentities(p *Position) error {
	var have [table.Identities]uint8
	for i := range p.Players {
		have[p.Players[i].dealt()]++
	}
	want := m.R.Identities[len(p.Players)]
	if have != want {
		return fmt.Errorf("rule: %d Lurkers, %d MI, %d Bystanders at a table of %d, which has %d, %d, %d (SET-017 to SET-026): %w",
			have[table.Lurker], have[table.MI], have[table.Bystander], len(p.Players),
			want[table.Lurker], want[table.MI], want[table.Bystander], ErrPosition)
	}
	return nil
}
