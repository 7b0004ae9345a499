package rule

import "fengsheng/engine/table"

// Readings is what is done where the texts allow more than one reading. Each
// field names the ruling that decides between them; its zero value is the
// reading taken there, which Compile fills in.
type Readings struct {
	// Checks are what is looked for after a change, in this order (DEATH-011,
	// WIN-015).
	Checks []Check
	// Resumes is who is asked first in a window that still stands after a
	// resolution (PRI-014); next is whose turn it would have been to pass: the
	// right-hand neighbour of the last user.
	Resumes func(m *Machine, next table.Seat) table.Seat
	// Stranded is what becomes of a turn player without a card to send
	// (LOSE-003).
	Stranded func(m *Machine, seat table.Seat)
	// Remains is whether those who are left end the game, so that the first of
	// them declares (WIN-020, WIN-022).
	Remains func(m *Machine, living table.SeatSet) bool
	// Discards is how cards discarded from a hand lie on the pile (TERM-015).
	Discards Lie
	// Unheeded are the registered genders of players that do not count
	// (OPN-048).
	Unheeded table.Gender
}

// Lie is how a card lies on the discard pile.
type Lie uint8

// The ways to lie.
const (
	FaceDown Lie = iota
	FaceUp
)

// filled is the readings with those that were left open decided.
func (r Readings) filled() Readings {
	if r.Checks == nil {
		r.Checks = []Check{Deaths, Victories}
	}
	if r.Resumes == nil {
		r.Resumes = fromTurnPlayer
	}
	if r.Stranded == nil {
		r.Stranded = losesAtTurnEnd
	}
	if r.Remains == nil {
		r.Remains = lastOne
	}
	return r
}

// fromTurnPlayer begins every circle with the turn player (PRI-014).
func fromTurnPlayer(m *Machine, _ table.Seat) table.Seat { return m.S.Turn }

// FromNext goes on with the right-hand neighbour of the last user, the other
// reading of PRI-014.
func FromNext(_ *Machine, next table.Seat) table.Seat { return next }

// losesAtTurnEnd leaves the player in the game until the end of the turn
// (LOSE-003).
func losesAtTurnEnd(m *Machine, seat table.Seat) { m.S.Seats[seat].CannotSend = true }

// LosesAtOnce takes the player out of the game in the transmission phase, the
// other reading of LOSE-003.
func LosesAtOnce(m *Machine, seat table.Seat) { m.lose(seat) }

// lastOne is whether one player is left (WIN-020).
func lastOne(_ *Machine, living table.SeatSet) bool { return living.Len() == 1 }

// OneFaction is whether all that are left are of one faction, at which a table
// may agree to stop (WIN-022).
func OneFaction(m *Machine, living table.SeatSet) bool {
	id := m.S.Seats[living.First()].Identity
	if id != table.Lurker && id != table.MI {
		return lastOne(m, living)
	}
	for x := living; x != 0; {
		seat := x.First()
		x &^= seat.Of()
		if m.S.Seats[seat].Identity != id {
			return false
		}
	}
	return true
}
