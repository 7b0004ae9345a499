package rule

import "fengsheng/engine/table"

// A skill that gives one card each to several players at the same time chooses
// them one after another; the cards stay in the hand until all are chosen
// (LJ-015, LJ-019).

// ClearAllotted begins such a choice.
func (m *Machine) ClearAllotted() { m.S.Chosen = table.Chosen{} }

// Allot chooses a hand card for the player.
func (m *Machine) Allot(to table.Seat, c table.Card) {
	m.S.Chosen.Cards = m.S.Chosen.Cards.With(c)
	m.S.Chosen.To[to] = c
}

// AllottedTo are the players for whom a card has been chosen.
func (m *Machine) AllottedTo() table.SeatSet {
	var x table.SeatSet
	for i, c := range m.S.Chosen.To {
		if c != table.NoCard {
			x |= table.Seat(i).Of()
		}
	}
	return x
}

// Unallotted are the hand cards that have been chosen for nobody.
func (m *Machine) Unallotted(seat table.Seat) table.CardSet {
	return m.S.Seats[seat].Hand.Less(m.S.Chosen.Cards)
}

// PlaceAllotted places the chosen hand cards before their players, all at the
// same time; what the gains bring about follows from the turn player
// anticlockwise (PRI-028). The owner of the skill answers for them (STL-042).
func (m *Machine) PlaceAllotted(from table.Seat) {
	why := table.Cause{By: m.Owner(), How: table.BySkill}
	for x := m.AllottedTo(); x != 0; {
		to := x.From(m.S.Turn)
		x &^= to.Of()
		c := m.S.Chosen.To[to]
		m.leaveHand(from, c)
		m.gain(to, c, why)
		m.emitAfter(m.gained(to, table.CardSet{}.With(c), why))
	}
	m.ClearAllotted()
}
