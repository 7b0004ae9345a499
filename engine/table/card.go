package table

import "math/bits"

// MaxCards is the size of the largest deck (SET-012).
const MaxCards = 108

// Card is one physical card of the deck in play, from 1 to the deck's size.
// What is printed on it is a Face; the profile's deck lists them.
type Card uint8

// NoCard stands where no card is meant.
const NoCard Card = 0

// Face is what is printed on a card.
type Face struct {
	Name  Name
	Color Color
	Mode  Mode
	// Asks and Act are printed on Probes only (SET-015).
	Asks Identity
	Act  ProbeAct
}

// CardSet is a set of cards; bit c stands for Card c.
type CardSet [2]uint64

// Has reports whether c is in the set.
func (x CardSet) Has(c Card) bool { return x[c>>6&1]>>(c&63)&1 != 0 }

// With is the set and c.
func (x CardSet) With(c Card) CardSet {
	x[c>>6&1] |= 1 << (c & 63)
	return x
}

// Without is the set less c.
func (x CardSet) Without(c Card) CardSet {
	x[c>>6&1] &^= 1 << (c & 63)
	return x
}

// Or is the union of two sets.
func (x CardSet) Or(y CardSet) CardSet { return CardSet{x[0] | y[0], x[1] | y[1]} }

// And is the intersection of two sets.
func (x CardSet) And(y CardSet) CardSet { return CardSet{x[0] & y[0], x[1] & y[1]} }

// Less is x without the cards of y.
func (x CardSet) Less(y CardSet) CardSet { return CardSet{x[0] &^ y[0], x[1] &^ y[1]} }

// Len counts the cards in the set.
func (x CardSet) Len() int { return bits.OnesCount64(x[0]) + bits.OnesCount64(x[1]) }

// Empty reports whether the set has no card.
func (x CardSet) Empty() bool { return x[0]|x[1] == 0 }

// First is the lowest card, or NoCard.
func (x CardSet) First() Card {
	switch {
	case x[0] != 0:
		return Card(bits.TrailingZeros64(x[0]))
	case x[1] != 0:
		return Card(64 + bits.TrailingZeros64(x[1]))
	}
	return NoCard
}

// Nth is the card with n lower ones in the set, or NoCard.
func (x CardSet) Nth(n int) Card {
	for ; n > 0; n-- {
		x.Pop()
	}
	return x.First()
}

// Above is the set of those cards that are higher than c.
func (x CardSet) Above(c Card) CardSet {
	if c < 64 {
		x[0] &= ^uint64(0) << c &^ (1 << c)
		return x
	}
	x[0] = 0
	x[1] &= ^uint64(0) << (c - 64) &^ (1 << (c - 64))
	return x
}

// Pop removes the lowest card and returns it, or NoCard.
func (x *CardSet) Pop() Card {
	c := x.First()
	if c != NoCard {
		*x = x.Without(c)
	}
	return c
}
