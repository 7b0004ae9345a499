package fuzz

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// shownToSome: each kind of announcement shows the face of its card to some
// seats, and nobody gets to know a card but by an announcement.
func shownToSome(t *Turn) error {
	s := &t.M.S
	var told [table.MaxCards + 1]table.SeatSet
	for i := range t.Events {
		e := &t.Events[i]
		knew := t.Before.Seen[e.Card] | told[e.Card]
		told[e.Card] |= e.Seen
		if e.Card == table.NoCard {
			continue
		}
		if extra := e.Seen &^ knew &^ mayLearn(t, e); extra != 0 {
			return fmt.Errorf("%s is shown to seat %s, who may not see it (announcement %d of seat %s)",
				t.M.R.Faces[e.Card].ZH(), extra.First(), e.What, e.Seat)
		}
	}
	for c := range s.Seen {
		if extra := s.Seen[c] &^ t.Before.Seen[c] &^ told[c]; extra != 0 {
			return fmt.Errorf("seat %s knows %s without having been shown it", extra.First(), t.M.R.Faces[c].ZH())
		}
	}
	return nil
}

// mayLearn is who may see the face of the card that the event is about, besides
// those who know it already.
func mayLearn(t *Turn, e *rule.Event) table.SeatSet {
	two := e.Seat.Of() | e.Other.Of()
	switch e.What {
	case rule.Drew, rule.Looked:
		return e.Seat.Of()
	case rule.Gave, rule.Took:
		return two
	case rule.Discarded:
		if t.M.R.Discards == rule.FaceUp || paidOpenly(t, e.Seat) {
			return table.AllSeats
		}
		return e.Seat.Of()
	case rule.PutBack:
		if e.Other != table.Nobody { // intel from before somebody
			return table.AllSeats
		}
		return e.Seat.Of()
	case rule.Sent:
		if table.Mode(e.N) == table.Text {
			return table.AllSeats
		}
		return e.Seat.Of()
	case rule.Played, rule.Resolved, rule.Fizzled, rule.Nullified:
		// A Probe that is used as one stays face down (PROB-019).
		if e.Name == table.Probe {
			return e.Seat.Of()
		}
		return table.AllSeats
	case rule.Arrived:
		return 0
	case rule.Exchanged:
		if e.Other == table.Nobody && !t.M.S.Transit.FaceUp {
			return 0
		}
	case rule.Scrapped:
		if t.Before.Transit.FaceUp {
			return table.AllSeats
		}
		return 0
	}
	return table.AllSeats
}

// paidOpenly is whether the step is the use of a skill that has its cost shown
// (OPN-055).
func paidOpenly(t *Turn, seat table.Seat) bool {
	for i := range t.Events {
		if e := &t.Events[i]; e.What == rule.Used && e.Seat == seat {
			return t.M.R.Skill(e.Skill).Cost.Show
		}
	}
	return false
}
