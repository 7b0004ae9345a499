package fuzz

import (
	"fmt"
	"slices"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
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
