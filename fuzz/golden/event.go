package golden

import (
	"fmt"
	"strings"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Events are written "what/seat/other/card/name/skill/detail@learned", empty
// fields at the end left out, one behind the other with ";" between them.
// Passes in a row are one, "passed/BCDE"; everybody sees them.
const (
	betweenEvents = ";"
	betweenFields = "/"
	everybody     = "*"
)

func writeEvents(b wire.Book, events []rule.Event) string {
	var out strings.Builder
	for i, e := range events {
		switch again := i > 0 && events[i-1].What == rule.Passed; {
		case e.What == rule.Passed && again:
			out.WriteString(wire.SeatWord(e.Seat))
			continue
		case i > 0:
			out.WriteString(betweenEvents)
		}
		if e.What == rule.Passed {
			e.Seen = 0
		}
		writeEvent(&out, b.Event(e, table.AllSeats), e.Seen)
	}
	return out.String()
}

func writeEvent(out *strings.Builder, e wire.Event, seen table.SeatSet) {
	fields := [...]string{e.What, e.Seat, e.Other, e.Card, e.Name, e.Skill, e.Detail}
	n := len(fields)
	for n > 1 && fields[n-1] == "" {
		n--
	}
	out.WriteString(strings.Join(fields[:n], betweenFields))
	switch {
	case seen == 0:
	case seen == table.AllSeats:
		out.WriteString("@" + everybody)
	default:
		out.WriteString("@" + strings.Join(e.Learned, ""))
	}
}

// Events reads the announcements of a record.
func (r Record) Events() ([]wire.Event, error) {
	var out []wire.Event
	if r.Announced == "" {
		return nil, nil
	}
	for _, text := range strings.Split(r.Announced, betweenEvents) {
		body, learned, _ := strings.Cut(text, "@")
		f := strings.Split(body, betweenFields)
		if len(f) > 7 || f[0] == "" {
			return nil, fmt.Errorf("%q is no event, expected what/seat/other/card/name/skill/detail@learned", text)
		}
		f = append(f, make([]string, 7-len(f))...)
		if f[0] == "passed" {
			for _, seat := range f[1] {
				out = append(out, wire.Event{What: f[0], Seat: string(seat)})
			}
			continue
		}
		e := wire.Event{What: f[0], Seat: f[1], Other: f[2], Card: f[3], Name: f[4], Skill: f[5], Detail: f[6]}
		for _, seat := range learned {
			e.Learned = append(e.Learned, string(seat))
		}
		out = append(out, e)
	}
	return out, nil
}
