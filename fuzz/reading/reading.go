// Package reading tells answers apart by how they read. Two equal cards are two
// answers to the engine and one to a player: which of two 红锁定 is used makes no
// difference.
package reading

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Reader tells the answers of one rule set apart without writing them out. It
// is not safe for concurrent use.
type Reader struct {
	// like is the lowest card with the same face: it stands for all of them.
	like [table.MaxCards + 1]table.Card
	seen []uint64
}

// New is a reader for the rules.
func New(r *rule.Rules) *Reader {
	x := &Reader{}
	first := map[table.Face]table.Card{}
	for all := r.All; !all.Empty(); {
		c := all.Pop()
		if first[r.Faces[c]] == table.NoCard {
			first[r.Faces[c]] = c
		}
		x.like[c] = first[r.Faces[c]]
	}
	return x
}

// Distinct keeps the first of the answers that read the same, in place. The
// state is the one in which they are legal.
func (x *Reader) Distinct(s *table.State, answers []table.Answer) []table.Answer {
	x.seen = x.seen[:0]
	kept := answers[:0]
	for _, a := range answers {
		if x.fresh(x.key(s, a)) {
			kept = append(kept, a)
		}
	}
	return kept
}

// fresh is whether no answer of this list has read so yet. Lists are short: a
// scan is cheaper than a table.
func (x *Reader) fresh(key uint64) bool {
	for _, k := range x.seen {
		if k == key {
			return false
		}
	}
	x.seen = append(x.seen, key)
	return true
}

// key is equal for two answers if and only if wire.Book writes them alike.
func (x *Reader) key(s *table.State, a table.Answer) uint64 {
	switch {
	case a.Second != table.NoCard:
		first, second := holder(s, a.Object), holder(s, a.Second)
		if x.like[a.Object] == x.like[a.Second] && second < first {
			first, second = second, first
		}
		a.Seat = first<<4 | second
	case a.Verb == table.Choose:
		// Equal cards before two players are told apart by whose they are.
		a.Seat = holder(s, a.Card)
	}
	if a.Verb == table.Play {
		a.Skill = 0 // what a card is used as is written, by which skill is not
	}
	a.Card, a.Object, a.Second = x.first(s, a.Card), x.first(s, a.Object), x.first(s, a.Second)
	return a.Key()
}

// first is the lowest card that reads as the card does where it is: of intel,
// one before the same player that the same stack items aim at.
func (x *Reader) first(s *table.State, c table.Card) table.Card {
	at := holder(s, c)
	if at == table.Nobody {
		return x.like[c]
	}
	by := wire.AimedAt(s, c, int(s.Items))
	for all := s.Seats[at].Intel; !all.Empty(); {
		if other := all.Pop(); x.like[other] == x.like[c] && wire.AimedAt(s, other, int(s.Items)) == by {
			return other
		}
	}
	return c
}

// holder is before whom an intel lies.
func holder(s *table.State, c table.Card) table.Seat {
	for i := range table.Seat(s.Players) {
		if s.Seats[i].Intel.Has(c) {
			return i
		}
	}
	return table.Nobody
}
