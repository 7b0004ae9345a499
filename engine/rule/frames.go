package rule

import "fengsheng/engine/table"

// top is the frame on top. It stays valid when frames are pushed and is a
// stranger once it is popped.
func (m *Machine) top() *table.Frame { return &m.S.Frames[m.S.Height-1] }

// push puts work on top. Seats that it has no use for must be given as Nobody.
func (m *Machine) push(f table.Frame) {
	if int(m.S.Height) == table.MaxFrames {
		panic("rule: more suspended work than a state can hold")
	}
	m.S.Frames[m.S.Height] = f
	m.S.Height++
}

// pop removes the top frame and clears it, so that equal positions are equal
// values.
func (m *Machine) pop() {
	m.S.Height--
	m.S.Frames[m.S.Height] = table.Frame{}
}

// Owner is the player whose card or skill is running.
func (m *Machine) Owner() table.Seat { return m.top().Seat }

// Target is the player at whom it was aimed, or Nobody.
func (m *Machine) Target() table.Seat { return m.top().Other }

// Object is the card at which it was aimed, or the card of the moment.
func (m *Machine) Object() table.Card { return m.top().Object }

// Item is the item on the stack that is being resolved or paid for.
func (m *Machine) Item() *table.Item { return &m.S.Stack[m.S.Items-1] }

// When is the moment that an automatic skill answers.
func (m *Machine) When() table.Moment { return m.top().When }

// Mark and Marked keep a number between the steps of one card or skill.
func (m *Machine) Mark(n uint8) { m.top().N = n }

// Marked is what Mark kept.
func (m *Machine) Marked() uint8 { return m.top().N }

// MarkSeat keeps a player between the steps of one card or skill.
func (m *Machine) MarkSeat(s table.Seat) { m.top().Other = s }

// MarkSeats keeps a set of players between the steps of one card or skill.
func (m *Machine) MarkSeats(s table.SeatSet) { m.top().Seats = s }

// MarkedSeats is what MarkSeats kept.
func (m *Machine) MarkedSeats() table.SeatSet { return m.top().Seats }

// MarkCard keeps a card between the steps of one card or skill.
func (m *Machine) MarkCard(c table.Card) { m.top().Object = c }

// Jump makes the n-th step, counted from 0, the next one.
func (m *Machine) Jump(n int) { m.top().PC = uint8(n) + m.firstStep() }

// Done ends the card or skill after this step.
func (m *Machine) Done() { m.top().PC = 255 }

// firstStep is the program counter of step 0: the resolution of an item checks
// twice before it begins.
func (m *Machine) firstStep() uint8 {
	if m.top().Kind == table.FrameItem {
		return itemSteps
	}
	return 0
}
