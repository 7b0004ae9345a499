package perft

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// reader tells answers apart by how they read, without writing them out.
type reader struct {
	// like is the lowest card with the same face: it stands for all of them.
	like [table.MaxCards + 1]table.Card
	seen []uint64
}

func newReader(r *rule.Rules) *reader {
	x := &reader{}
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

// distinct keeps the first of the answers that read the same, in place.
func (x *reader) distinct(s *table.State, answers []table.Answer) []table.Answer {
	x.seen = x.seen[:0]
	kept := answers[:0]
	for _, a := range answers {
		if x.fresh(x.reading(s, a)) {
			kept = append(kept, a)
		}
	}
	return kept
}

// fresh is whether no answer of this list has read so yet. Lists are short: a
// scan is cheaper than a table.
func (x *reader) fresh(key uint64) bool {
	for _, k := range x.seen {
		if k == key {
			return false
		}
	}
	x.seen = append(x.seen, key)
	return true
}

// reading is equal for two answers if and only if wire.Book writes them alike.
func (x *reader) reading(s *table.State, a table.Answer) uint64 {
	if a.Second != table.NoCard {
		a.Seat = holder(s, a.Object)<<4 | holder(s, a.Second)
	}
	if a.Verb == table.Play {
		a.Skill = 0 // what a card is used as is written, by which skill is not
	}
	a.Card, a.Object, a.Second = x.like[a.Card], x.like[a.Object], x.like[a.Second]
	return a.Key()
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
