package rule

import "fengsheng/engine/table"

// LookThrough lets one player see the whole hand of another (FP-006).
func (m *Machine) LookThrough(by, whose table.Seat) {
	for x := m.S.Seats[whose].Hand; !x.Empty(); {
		c := x.Pop()
		m.S.Seen[c] |= by.Of()
		m.tell(Event{What: Looked, Seat: by, Other: whose, Card: c, Seen: by.Of()})
	}
}

// Staying is every living player who is not dying: those whom a skill that
// answers a death may choose (DEATH-011).
func (m *Machine) Staying() table.SeatSet { return m.S.Living() &^ m.S.Dying }
