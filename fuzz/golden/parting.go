package golden

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
)

// parting is where two courses of events part.
type parting struct {
	want, got []wire.Event
	at        int // the first event that is not the same, or the end of the shorter
}

func part(want, got Record) parting {
	p := parting{}
	// Both were written by this package or read by parseRecord, which parses them.
	p.want, _ = want.Events()
	p.got, _ = got.Events()
	for p.at < len(p.want) && p.at < len(p.got) && differing(p.want[p.at], p.got[p.at]) == "" {
		p.at++
	}
	return p
}

// was and is are the events that part; what is not there is empty.
func (p parting) was() wire.Event { return nth(p.want, p.at) }
func (p parting) is() wire.Event  { return nth(p.got, p.at) }

func nth(events []wire.Event, i int) wire.Event {
	if i < len(events) {
		return events[i]
	}
	return wire.Event{}
}

// stops is whether the game now stops short of what was announced; goesOn is
// whether it goes on where it stopped.
func (p parting) stops() bool  { return p.at == len(p.got) && p.at < len(p.want) }
func (p parting) goesOn() bool { return p.at == len(p.want) && p.at < len(p.got) }

// phase is the phase in which they part, if one began on the way.
func (p parting) phase() string {
	for i := p.at - 1; i >= 0; i-- {
		if p.want[i].What == "phase" {
			return p.want[i].Detail
		}
	}
	return ""
}

// differing is in what two events are different: the announcement itself, or one
// of its fields; empty if they are the same.
func differing(a, b wire.Event) string {
	if a.What != b.What {
		return "what"
	}
	for _, f := range [...][3]string{{"name", a.Name, b.Name}, {"skill", a.Skill, b.Skill}, {"seat", a.Seat, b.Seat},
		{"other", a.Other, b.Other}, {"card", a.Card, b.Card}, {"detail", a.Detail, b.Detail}} {
		if f[1] != f[2] {
			return f[0]
		}
	}
	if !slices.Equal(a.Learned, b.Learned) {
		return "learned"
	}
	return ""
}

// about is the card or skill that the parting has to do with: that of either
// event, or else of the one that led to them.
func (p parting) about() string {
	for _, e := range [...]wire.Event{p.was(), p.is()} {
		if x := subject(e); x != "" {
			return x
		}
	}
	for i := p.at - 1; i >= 0; i-- {
		if p.want[i].What == "phase" {
			break
		}
		if x := subject(p.want[i]); x != "" {
			return x
		}
	}
	return ""
}

// subject is the card or skill that an announcement is about. Whatever is
// countered, it is the Counter that does it.
func subject(e wire.Event) string {
	if e.What == "countered" {
		return "识破"
	}
	return strings.TrimSpace(e.Name + e.Skill)
}

// Courses is what was announced and what is announced now, from the last event
// before they part.
func (d Difference) Courses() (was, now []wire.Event) {
	p := part(d.Want, d.Got)
	from := max(p.at-1, 0)
	return p.want[min(from, len(p.want)):], p.got[min(from, len(p.got)):]
}
