package table

import "math/bits"

// MaxSeats is the largest table (SET-025).
const MaxSeats = 9

// MaxOffers is the most characters that a player may choose from (SET-029).
const MaxOffers = 3

// Seat is a place at the table. Seats count anticlockwise, so the right-hand
// neighbour of a seat is the next higher one (SET-034).
type Seat uint8

const (
	// Nature answers for chance: the deck's order, blind picks, the deal.
	Nature Seat = 14
	// Nobody stands where no seat is meant.
	Nobody Seat = 15
)

// SeatSet is a set of seats, one bit each.
type SeatSet uint16

// AllSeats is every seat that a table can have.
const AllSeats SeatSet = 1<<MaxSeats - 1

// Of is the set that holds s alone; it is empty for Nobody and Nature.
func (s Seat) Of() SeatSet {
	if s >= MaxSeats {
		return 0
	}
	return 1 << s
}

// String is the letter players use: A to I.
func (s Seat) String() string {
	switch {
	case s < MaxSeats:
		return string(rune('A' + s))
	case s == Nature:
		return "Nature"
	}
	return "-"
}

// SeatNamed is the seat with a letter from A to I, and whether there is one.
func SeatNamed(letter string) (Seat, bool) {
	if len(letter) != 1 || letter[0] < 'A' || letter[0] >= 'A'+MaxSeats {
		return Nobody, false
	}
	return Seat(letter[0] - 'A'), true
}

// Has reports whether s is in the set.
func (x SeatSet) Has(s Seat) bool { return x&s.Of() != 0 }

// Len counts the seats in the set.
func (x SeatSet) Len() int { return bits.OnesCount16(uint16(x)) }

// First is the lowest seat, or Nobody.
func (x SeatSet) First() Seat {
	if x == 0 {
		return Nobody
	}
	return Seat(bits.TrailingZeros16(uint16(x)))
}

// From is the first seat of the set met when walking anticlockwise from s,
// s itself included, or Nobody.
func (x SeatSet) From(s Seat) Seat {
	if s >= MaxSeats {
		return x.First()
	}
	if at := x >> s << s; at != 0 {
		return at.First()
	}
	return x.First()
}

// After is the first seat of the set met anticlockwise behind s; s comes last.
func (x SeatSet) After(s Seat) Seat {
	if s >= MaxSeats-1 {
		return x.First()
	}
	return x.From(s + 1)
}

// Before is the first seat of the set met clockwise from s; s comes last.
func (x SeatSet) Before(s Seat) Seat {
	if below := x & (s.Of() - 1); below != 0 {
		return below.last()
	}
	return x.last()
}

func (x SeatSet) last() Seat {
	if x == 0 {
		return Nobody
	}
	return Seat(15 - bits.LeadingZeros16(uint16(x)))
}
