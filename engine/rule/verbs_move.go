package rule

import "fengsheng/engine/table"

// HolderOf is the living player before whom the intel lies, or Nobody.
func (m *Machine) HolderOf(c table.Card) table.Seat {
	for x := m.S.Living(); x != 0; {
		seat := x.First()
		x &^= seat.Of()
		if m.S.Seats[seat].Intel.Has(c) {
			return seat
		}
	}
	return table.Nobody
}

// IntelOf is all the intel before the players.
func (m *Machine) IntelOf(seats table.SeatSet) table.CardSet {
	var x table.CardSet
	for seats != 0 {
		seat := seats.First()
		seats &^= seat.Of()
		x = x.Or(m.S.Seats[seat].Intel)
	}
	return x
}

// ShiftIntel moves intel like MoveIntel, as one of several moves that a skill
// makes one by one: what each brings about is answered before the next
// (HS-002).
func (m *Machine) ShiftIntel(from, to table.Seat, c table.Card) {
	why := table.Cause{By: m.Owner(), How: table.BySkill}
	m.loseIntel(from, c)
	m.gain(to, c, why)
	m.emitNow(m.gained(to, table.CardSet{}.With(c), why))
}
