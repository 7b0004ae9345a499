package law

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// underWay is the phases in which intel can be in transit.
var underWay = table.During(table.Passing, table.Arrival, table.Receive)

// inTransit: intel is in transit in the phases of the transmission only, on its
// way or arrived but not both, and it moves by arriving.
func inTransit(t *Turn) error {
	s := &t.M.S
	x := &s.Transit
	if s.Result.Over {
		return nil
	}
	if !x.Active {
		if x.Card != table.NoCard || x.Arrived {
			return fmt.Errorf("no intel is in transit and yet %s is", t.M.R.Faces[x.Card].ZH())
		}
		return nil
	}
	switch {
	case !underWay.Has(s.Phase):
		return fmt.Errorf("%s is in transit in phase %s", t.M.R.Faces[x.Card].ZH(), s.Phase.ZH())
	case x.Card == table.NoCard, x.At >= table.Seat(s.Players), x.Sender >= table.Seat(s.Players):
		return fmt.Errorf("intel %d is in transit from %s at %s", x.Card, x.Sender, x.At)
	case x.Arrived && s.Phase == table.Passing:
		return fmt.Errorf("intel is on its way and has arrived at %s", x.At)
	case x.FaceUp && s.Seen[x.Card] != table.AllSeats:
		return fmt.Errorf("%s lies face up and not everybody knows it", t.M.R.Faces[x.Card].ZH())
	}
	return walked(t)
}

// walked goes the way of the intel once more: it passes over nobody who could
// have got it.
func walked(t *Turn) error {
	x := t.Before.Transit
	for i := range t.Events {
		e := &t.Events[i]
		switch e.What {
		case rule.Sent:
			x = t.M.S.Transit
			x.At, x.Arrived, x.Homeward = e.Seat, false, false
		case rule.Reversed:
			x.Backward, x.Arrived, x.Homeward = !x.Backward, false, x.Mode == table.Direct
		case rule.Refused:
			x.Arrived, x.Homeward = false, x.Mode == table.Direct
		case rule.Lured:
			x.Lured |= e.Seat.Of()
		case rule.Arrived:
			if err := stops(t, &x, e.Seat); err != nil {
				return err
			}
			x.At, x.Arrived = e.Seat, true
		}
	}
	if x.At != t.M.S.Transit.At {
		return fmt.Errorf("intel that was at %s lies at %s without having arrived there", x.At, t.M.S.Transit.At)
	}
	return nil
}

// stops is whether the intel may come to lie before the seat: it is the first
// on the way that takes part, or the sender, beyond whom nothing goes.
func stops(t *Turn, x *table.Transit, to table.Seat) error {
	s := &t.M.S
	able := s.Living() &^ (x.Lured &^ s.Locked) & table.AllSeats
	if !s.In(to) || to != x.Sender && !able.Has(to) {
		return fmt.Errorf("intel stops at seat %s, who takes no part", to)
	}
	if x.Mode == table.Direct {
		if to != x.Sender && (to != x.To || x.Homeward) || to == x.Sender && to != x.To && !x.Homeward && able.Has(x.To) {
			return fmt.Errorf("a Direct from %s to %s stops at %s", x.Sender, x.To, to)
		}
		return nil
	}
	n := table.Seat(s.Players)
	step := table.Seat(1)
	if x.Backward {
		step = n - 1
	}
	for at := (x.At + step) % n; at != to; at = (at + step) % n {
		if at == x.Sender || able.Has(at) {
			return fmt.Errorf("intel from %s passes over %s and stops at %s", x.Sender, at, to)
		}
	}
	return nil
}
