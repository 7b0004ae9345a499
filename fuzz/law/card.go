package law

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// conserved counts all zones: each card of the deck lies in exactly one, and
// it is that very card, not one like it.
func conserved(t *Turn) error {
	s := &t.M.S
	var all table.CardSet
	n := 0
	add := func(x table.CardSet) {
		all = all.Or(x)
		n += x.Len()
	}
	one := func(c table.Card) {
		if c != table.NoCard {
			all = all.With(c)
			n++
		}
	}
	for i := range s.Players {
		add(s.Seats[i].Hand)
		add(s.Seats[i].Intel)
	}
	add(s.Deck.Rest)
	for i := range s.Deck.Len {
		one(s.Deck.Top[i])
	}
	add(s.Up)
	add(s.Down)
	add(s.Removed)
	add(s.Aside)
	if s.Transit.Active {
		one(s.Transit.Card)
	}
	for i := range s.Items {
		if it := &s.Stack[i]; !it.Gone {
			one(it.Card)
		}
	}
	if all != t.M.R.All || n != all.Len() {
		return fmt.Errorf("%d cards in the zones, %d different ones, the deck has %d", n, all.Len(), t.M.R.All.Len())
	}
	return nil
}

// moved is which cards the announcements of a step bring where.
type moved struct {
	named      table.CardSet // spoken of at all
	hand       [table.MaxSeats]table.CardSet
	intel      [table.MaxSeats]table.CardSet
	transit    table.CardSet
	reshuffled bool
}

func (m *moved) hear(e rule.Event) {
	m.named = m.named.With(e.Card)
	switch e.What {
	case rule.Drew, rule.Took, rule.Moved:
		m.hand[e.Seat] = m.hand[e.Seat].With(e.Card)
	case rule.Gave:
		m.hand[e.Other] = m.hand[e.Other].With(e.Card)
	case rule.Gained:
		m.intel[e.Seat] = m.intel[e.Seat].With(e.Card)
	case rule.Sent, rule.Exchanged:
		m.transit = m.transit.With(e.Card)
	case rule.Reshuffled:
		m.reshuffled = true
	}
}

// announced compares where the cards lie before and after with what was said.
// Only what a player leaves behind, a card that is used up and the cards on
// their way from the deck to the middle of the table go without saying.
func announced(t *Turn) error {
	var m moved
	for i := range t.Events {
		m.hear(t.Events[i])
	}
	b, s := t.Before, &t.M.S
	for i := range table.Seat(s.Players) {
		was, is := &b.Seats[i], &s.Seats[i]
		if x := is.Hand.Less(was.Hand).Less(m.hand[i]); !x.Empty() {
			return t.unsaid(x, "came into the hand of "+i.String())
		}
		if x := is.Intel.Less(was.Intel).Less(m.intel[i]); !x.Empty() {
			return t.unsaid(x, "came before "+i.String())
		}
		left := b.In(i) && !s.In(i)
		if x := was.Hand.Less(is.Hand).Or(was.Intel.Less(is.Intel)).Less(m.named); !left && !x.Empty() {
			return t.unsaid(x, "was taken from "+i.String())
		}
	}
	if s.Transit.Active && s.Transit.Card != b.Transit.Card && !m.transit.Has(s.Transit.Card) {
		return t.unsaid(table.CardSet{}.With(s.Transit.Card), "is in transit")
	}
	if x := b.Up.Or(b.Down).Less(s.Up.Or(s.Down)).Less(m.named); !m.reshuffled && !x.Empty() {
		return t.unsaid(x, "was taken from the discard pile")
	}
	return nil
}

func (t *Turn) unsaid(x table.CardSet, where string) error {
	return fmt.Errorf("%s %s and nothing was said of it", t.M.R.Faces[x.First()].ZH(), where)
}

func removedStay(t *Turn) error {
	if back := t.Before.Removed.Less(t.M.S.Removed); !back.Empty() {
		return fmt.Errorf("%s came back into the game", t.M.R.Faces[back.First()].ZH())
	}
	for i := range t.M.S.Items {
		if it := &t.M.S.Stack[i]; it.Card != table.NoCard && t.Before.Removed.Has(it.Card) {
			return fmt.Errorf("%s was used after it had left the game", t.M.R.Faces[it.Card].ZH())
		}
	}
	// A Probe that resolves as what it is leaves; so nobody ever discards one.
	for _, e := range t.Events {
		if e.What == rule.Resolved && e.Name == table.Probe && t.M.S.Up.Or(t.M.S.Down).Has(e.Card) {
			return fmt.Errorf("%s was discarded instead of leaving the game", t.M.R.Faces[e.Card].ZH())
		}
	}
	return nil
}
