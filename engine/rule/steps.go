package rule

import "fengsheng/engine/table"

// DrawCards is the step in which the owner draws n cards.
func DrawCards(n int) Step {
	return func(m *Machine) { m.Draw(m.Owner(), n) }
}

// ChooseHandCard is the step in which the owner must choose one of all hand
// cards, those just drawn included (OPN-022).
func ChooseHandCard(m *Machine) { m.AskCard(m.Owner(), m.S.Seats[m.Owner()].Hand) }

// PutChosenBack is the step in which the chosen card goes on top of the deck.
func PutChosenBack(m *Machine) {
	if m.Yes() {
		m.PutBack(m.Owner(), m.Answer().Card)
	}
}

// PlacePicked is the step in which the owner places the picked hand cards
// before the target.
func PlacePicked(m *Machine) { m.Place(m.Owner(), m.Target(), m.Picked()) }

// Others is every living player but the one.
func (m *Machine) Others(seat table.Seat) table.SeatSet { return m.S.Living() &^ seat.Of() }

// ArrivedAt is whether the intel lies before the player, still to be answered.
func (m *Machine) ArrivedAt(seat table.Seat) bool {
	t := &m.S.Transit
	return t.Active && t.Arrived && t.At == seat
}

// Killed counts the other players whose deaths the seat answers for and of
// which the condition holds (STL-039, STL-044).
func (m *Machine) Killed(by table.Seat, such func(d *table.Death) bool) int {
	return m.killed(0, by, such)
}

func (m *Machine) killed(from uint8, by table.Seat, such func(d *table.Death) bool) int {
	n := 0
	for i := from; i < m.S.Died; i++ {
		d := &m.S.Deaths[i]
		if d.Cause.By == by && d.Seat != by && such(d) {
			n++
		}
	}
	return n
}
