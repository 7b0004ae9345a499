package law

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fmt"
	"slices"
)

// identitiesTold: who looks at an identity or takes it is told alone what it is
// (LQ-008, ZMXS-005); nobody knows one without having looked, or having known it
// where it lay before (ZMXS-019), and who knew one that is taken, its owner too,
// still does; none is turned up without being announced.
func identitiesTold(t *Turn) error {
	for _, e := range t.Events {
		if (e.What == rule.SawIdentity || e.What == rule.Swapped) && e.Seen != e.Seat.Of() {
			return fmt.Errorf("the identity that seat %s learns is told to %d seats", e.Seat, e.Seen.Len())
		}
	}
	s, before := &t.M.S, t.Before
	for i := range table.Seat(s.Players) {
		was, is := &before.Seats[i], &s.Seats[i]
		for _, e := range t.Events {
			if e.What == rule.Swapped && e.Seat != i && knew(was, i, e.Other) && !is.Knows.Has(e.Seat) {
				return fmt.Errorf("seat %s knew the identity that %s has taken and no longer does", i, e.Seat)
			}
		}
		for x := is.Knows &^ was.Knows; x != 0; x &^= x.First().Of() {
			if !learned(t, i, x.First()) {
				return fmt.Errorf("seat %s knows the identity of %s without having looked", i, x.First())
			}
		}
		if is.Shown && !was.Shown && !turnedUp(t, i) {
			return fmt.Errorf("the identity of seat %s is up and nobody turned it up", i)
		}
	}
	return nil
}

// learned is whether the seat has looked at the identity of another, or knew the
// card that the other has taken.
func learned(t *Turn, seat, whose table.Seat) bool {
	for _, e := range t.Events {
		switch {
		case e.What == rule.SawIdentity && e.Seat == seat && e.Other == whose:
			return true
		case e.What == rule.Swapped && e.Seat == whose && knew(&t.Before.Seats[seat], seat, e.Other):
			return true
		}
	}
	return false
}

// knew is whether the player of the place at the seat knew the identity of
// another, or is its owner.
func knew(p *table.Place, seat, whose table.Seat) bool { return seat == whose || p.Knows.Has(whose) }

// turnedUp is whether the identity of the seat was announced, or is one that
// lay open before somebody else.
func turnedUp(t *Turn, seat table.Seat) bool {
	return slices.ContainsFunc(t.Events, func(e rule.Event) bool {
		return e.Seat == seat && (e.What == rule.Disclosed || e.What == rule.Swapped)
	})
}

// coveredActsOnlyByTurningUp: whatever a covered character does begins with
// its being turned up (STL-004). A skill that was declared while the character
// was face up may resolve after it was covered (STL-022), so only the events
// of declaring and of triggering count.
func coveredActsOnlyByTurningUp(t *Turn) error {
	up := FaceUp(t.Before)
	for _, e := range t.Events {
		switch e.What {
		case rule.Revealed:
			up |= e.Seat.Of()
		case rule.Covered:
			up &^= e.Seat.Of()
		case rule.Used, rule.Triggered:
			k := t.M.R.Skill(e.Skill)
			lent := k.Role == rule.ForOther
			// A cost that covers, or a turning up, is announced after the use.
			if !up.Has(e.Seat) && !k.Reveal && !lent {
				return fmt.Errorf("seat %s used %s while its character was covered", e.Seat, k.Name)
			}
		}
	}
	return nil
}

// personsSecret exchanges the hidden identities, or the covered characters, of
// two other players. A seat's view must not tell (SET-028, STL-003).
func personsSecret(t *Turn) error {
	s := &t.M.S
	n := int(s.Players)
	seat, x, y := table.Seat(t.Player.IntN(n)), table.Seat(t.Player.IntN(n)), table.Seat(t.Player.IntN(n))
	if s.Result.Over || x == y || x == seat || y == seat {
		return nil
	}
	t.after = *s
	p, q := &t.after.Seats[x], &t.after.Seats[y]
	knows := s.Seats[seat].Knows
	if !p.Shown && !q.Shown && !knows.Has(x) && !knows.Has(y) {
		p.Identity, q.Identity = q.Identity, p.Identity
	}
	if !p.FaceUp && !q.FaceUp {
		p.Character, q.Character = q.Character, p.Character
		p.Offered, q.Offered = q.Offered, p.Offered
	}
	if d := t.viewsDiffer(seat); d != "" {
		return fmt.Errorf("seat %s can tell who of %s and %s is who:\n%s", seat, x, y, d)
	}
	return nil
}

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
