package golden

import (
	"fengsheng/fuzz/play"
	"fmt"
	"strings"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Class is a kind of behaviour.
type Class string

// The classes. A behaviour is "profile·class·what", or "·class·what" whatever the
// profile.
const (
	Tables      Class = "table"      // a number of players
	Persons     Class = "person"     // a character with an identity at the table
	Answers     Class = "answer"     // phase, question, and what is done, in the own turn or in another's
	Happenings  Class = "happening"  // phase and what is announced about a card or a skill
	Effects     Class = "effect"     // what an answer brings about before anybody else decides
	Stacks      Class = "stack"      // what is put on how high a stack
	Saturations Class = "saturation" // fuzz.Coverage: skills, missions, ways to die, lose and win
)

// Classes lists them in reading order.
func Classes() []Class {
	return []Class{Tables, Persons, Answers, Happenings, Effects, Stacks, Saturations}
}

// Behaviour is one thing that a game can show.
type Behaviour string

// Class is which kind of behaviour it is.
func (b Behaviour) Class() Class {
	_, rest, _ := strings.Cut(string(b), between)
	class, _, _ := strings.Cut(rest, between)
	return Class(class)
}

// General is whether the behaviour is meant whatever the profile.
func (b Behaviour) General() bool { return strings.HasPrefix(string(b), between) }

// wanted is in how many games it is wanted: often in all profiles together, and
// once in each.
func (b Behaviour) wanted(times int) int {
	if b.General() {
		return times
	}
	return 1
}

const between = "·"

// tall is from where on stacks count as equally high.
const tall = 4

// observer collects the behaviours of a game step by step.
type observer struct {
	profile string
	p       *playback
	show    func(Behaviour)
}

func (o *observer) note(c Class, what ...any) {
	words := []string{"", string(c)}
	for _, w := range what {
		words = append(words, fmt.Sprint(w))
	}
	general := strings.Join(words, between)
	o.show(Behaviour(general))
	o.show(Behaviour(o.profile + general))
}

// step hears an answer to a question, what lay on the table when it was put,
// and what was announced.
func (o *observer) step(a table.Answer, before moment, events []rule.Event) {
	m := o.p.m
	if before.asked.Seat != table.Nature {
		o.answer(a, before)
	}
	deed := o.deed(a)
	for _, e := range events {
		if about := o.about(e); e.What != rule.Passed {
			o.note(Happenings, wire.PhaseWord(before.phase), about)
			if deed != "" && e.What != rule.PhaseBegan {
				o.note(Effects, deed, about)
			}
		}
	}
	cov := play.Coverage{}
	cov.Observe(m, before.asked, a, events)
	for item := range cov {
		o.note(Saturations, item)
	}
	if before.phase == table.Dealing && m.S.Phase != table.Dealing {
		o.seated()
	}
}

func (o *observer) answer(a table.Answer, before moment) {
	whose := "other"
	if before.asked.Seat == before.turn {
		whose = "own"
	}
	doing := o.deed(a)
	if doing == "" {
		doing = o.p.book.Action(&o.p.m.S, table.Answer{Verb: a.Verb, N: a.N}).Do
	}
	o.note(Answers, wire.PhaseWord(before.phase), wire.QuestionWord(before.asked.Kind),
		o.p.book.Skill(before.asked.Skill), doing, whose)
	if a.Verb == table.Play || a.Verb == table.Use {
		o.note(Stacks, min(before.items, tall), doing)
	}
}

// deed is the card or skill that is used; empty for everything else.
func (o *observer) deed(a table.Answer) string {
	switch a.Verb {
	case table.Play:
		return a.As.ZH()
	case table.Use:
		return o.p.book.Skill(a.Skill)
	}
	return ""
}

// about is an announcement without seats and colours.
func (o *observer) about(e rule.Event) string {
	w := o.p.book.Event(e, table.AllSeats)
	return strings.TrimRight(w.What+" "+w.Name+w.Skill+" "+w.Detail, " ")
}

// seated hears who plays, once the cards are dealt.
func (o *observer) seated() {
	s := &o.p.m.S
	o.note(Tables, s.Players)
	for i := range s.Players {
		if q := &s.Seats[i]; q.Character != 0 {
			o.note(Persons, o.p.book.Character(q.Character), q.Identity.ZH())
		}
	}
}
