package relation

import (
	"cmp"
	"reflect"
	"slices"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// mapping renames seats, cards and identities, each to another of its kind. It
// walks a State by the types of its fields, so that a field that is added to a
// State cannot be forgotten here.
type mapping struct {
	seat     [table.Nobody + 1]table.Seat
	card     [table.MaxCards + 1]table.Card
	identity [table.Identities]table.Identity
}

// same maps everything to itself.
func same() *mapping {
	p := &mapping{}
	for i := range p.seat {
		p.seat[i] = table.Seat(i)
	}
	for i := range p.card {
		p.card[i] = table.Card(i)
	}
	for i := range p.identity {
		p.identity[i] = table.Identity(i)
	}
	return p
}

func (p *mapping) seats(x table.SeatSet) table.SeatSet {
	y := x &^ table.AllSeats
	for x &= table.AllSeats; x != 0; x &^= x.First().Of() {
		y |= p.seat[x.First()].Of()
	}
	return y
}

func (p *mapping) cards(x table.CardSet) table.CardSet {
	var y table.CardSet
	for !x.Empty() {
		y = y.With(p.card[x.Pop()])
	}
	return y
}

func (p *mapping) identities(bits uint8) uint8 {
	var out uint8
	for i, to := range p.identity {
		out |= bits >> i & 1 << to
	}
	return out
}

// state is the position with everything renamed.
func (p *mapping) state(s *table.State) table.State {
	out := *s
	p.walk(reflect.ValueOf(&out).Elem())
	// What is numbered by seat or card moves, and what lies beyond the end of a
	// list stays empty.
	for i := range s.Seats {
		to := p.seat[i]
		out.Seats[to] = s.Seats[i]
		p.walk(reflect.ValueOf(&out.Seats[to]).Elem())
		out.Chosen.To[to] = p.card[s.Chosen.To[i]]
	}
	for c := range s.Seen {
		out.Seen[p.card[c]] = p.seats(s.Seen[c])
	}
	clear(out.Stack[s.Items:])
	clear(out.Frames[s.Height:])
	clear(out.Moment[s.Queued:])
	clear(out.Deaths[s.Died:])
	out.Wiped = p.identities(s.Wiped)
	return out
}

func (p *mapping) walk(v reflect.Value) {
	switch x := v.Addr().Interface().(type) {
	case *table.Seat:
		*x = p.seat[*x]
		return
	case *table.SeatSet:
		*x = p.seats(*x)
		return
	case *table.Card:
		*x = p.card[*x]
		return
	case *table.CardSet:
		*x = p.cards(*x)
		return
	case *table.Identity:
		*x = p.identity[*x]
		return
	case *table.Moment:
		// One that is no moment names no seat.
		if x.Kind == table.NoMoment {
			return
		}
	case *table.Death:
		// One that nothing has caused names no seat.
		if x.Cause.How == table.ByNothing {
			return
		}
	}
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			p.walk(v.Field(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			p.walk(v.Index(i))
		}
	}
}

// answer is the answer with everything renamed. Of two intel the lower one is
// named first.
func (p *mapping) answer(ask table.Ask, a table.Answer) table.Answer {
	a.Card, a.Object, a.Second = p.card[a.Card], p.card[a.Object], p.card[a.Second]
	if a.Second != table.NoCard && a.Second < a.Object {
		a.Object, a.Second = a.Second, a.Object
	}
	switch a.Verb {
	case table.Play, table.SendOff, table.Point:
		a.Seat = p.seat[a.Seat]
	case table.Use:
		if ask.Kind == table.AskAct {
			a.Seat = p.seat[a.Seat]
		}
	case table.Deal:
		if ask.Kind == table.NatureIdentity {
			a.N = uint8(p.identity[a.N])
		}
	}
	return a
}

// answers is the set of answers with everything renamed, in ascending order.
func (p *mapping) answers(ask table.Ask, all []table.Answer) []table.Answer {
	out := make([]table.Answer, len(all))
	for i, a := range all {
		out[i] = p.answer(ask, a)
	}
	slices.SortFunc(out, func(a, b table.Answer) int { return cmp.Compare(a.Key(), b.Key()) })
	return out
}

// event is the announcement with everything renamed.
func (p *mapping) event(e rule.Event) rule.Event {
	e.Seat, e.Card, e.Seen = p.seat[e.Seat], p.card[e.Card], p.seats(e.Seen)
	if e.What != rule.PhaseBegan { // which is about one seat only
		e.Other = p.seat[e.Other]
	}
	switch e.What {
	case rule.Disclosed, rule.SawIdentity, rule.Swapped:
		e.N = uint8(p.identity[e.N])
	}
	return e
}

// events is the announcements with everything renamed. Their order within a
// step follows the numbers of the cards and is compared as a set.
func (p *mapping) events(all []rule.Event) []rule.Event {
	out := make([]rule.Event, len(all))
	for i, e := range all {
		out[i] = p.event(e)
	}
	slices.SortFunc(out, func(a, b rule.Event) int {
		return cmp.Or(cmp.Compare(a.What, b.What), cmp.Compare(a.Seat, b.Seat), cmp.Compare(a.Other, b.Other),
			cmp.Compare(a.Card, b.Card), cmp.Compare(a.Skill, b.Skill), cmp.Compare(a.N, b.N), cmp.Compare(a.Seen, b.Seen))
	})
	return out
}
