package shrink

import (
	"slices"

	"fengsheng/engine/wire"
)

// fewerCards takes cards out of the set-up; they are in the deck then, in
// undecided order.
func (s *shrinker) fewerCards() {
	if s.best.Setup.Mode != wire.ModePosition {
		return
	}
	s.keep(s.with(func(p *wire.Setup) { p.Deck, p.Discard, p.Hidden, p.Removed = nil, nil, nil, nil }))
	for i := range zones(&s.best.Setup) {
		n := len(*zones(&s.best.Setup)[i])
		s.reduce(n, func(from, to int) bool {
			return s.keep(s.with(func(p *wire.Setup) {
				zone := zones(p)[i]
				*zone = slices.Concat((*zone)[:from], (*zone)[to:])
			}))
		})
	}
}

func zones(p *wire.Setup) []*[]string {
	out := []*[]string{&p.Deck, &p.Discard, &p.Hidden, &p.Removed}
	for i := range p.Seats {
		out = append(out, &p.Seats[i].Hand, &p.Seats[i].Intel)
	}
	return out
}

// with is the best case with another set-up.
func (s *shrinker) with(change func(*wire.Setup)) Case {
	c := s.best
	c.Setup.Seats = slices.Clone(c.Setup.Seats)
	change(&c.Setup)
	return c
}
