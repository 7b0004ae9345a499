package world

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/event"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// question is the open question with all legal answers.
func (w *World) question() say.Text {
	q := w.report.Awaiting
	asked := say.Text{Zh: event.Question(grammar.Zh, q), En: event.Question(grammar.En, q)}
	legal, err := w.game.Legal(q.Seat)
	if err != nil || len(legal) == 0 {
		return asked
	}
	return say.Textf("现在：%s。可以的回答：%s", "now: %s. Possible answers: %s", asked, w.sayingAll(q.Seat, legal))
}

// sayingAll is some answers of a player in words.
func (w *World) sayingAll(seat string, all []wire.Action) say.Text {
	var out say.Text
	for i, a := range all {
		one := w.saying(seat, a)
		if i > 0 {
			out.Zh, out.En = out.Zh+"；", out.En+"; "
		}
		out.Zh, out.En = out.Zh+one.Zh, out.En+one.En
	}
	return out
}

// saying is an answer in words.
func (w *World) saying(seat string, a wire.Action) say.Text {
	act, err := deed.Of(wire.Move{Seat: seat, Action: a}, w.moment(seat))
	if err != nil {
		return say.Plain(a.String())
	}
	return tongue.All().Text(act)
}

// moment is where the game stands for whoever answers.
func (w *World) moment(seat string) deed.Moment {
	m := deed.Moment{Asked: w.report.Awaiting, Reveal: w.report.Awaiting.Skill}
	if v, err := w.All(); err == nil {
		m.Stack = v.Stack
		for _, s := range v.Seats {
			if s.Seat == seat {
				m.Character = s.Character
			}
		}
	}
	m.Reveals = func(skill string) (reveals, has bool) {
		for _, c := range w.components.Characters {
			for _, k := range c.Skills {
				if c.Name == m.Character && k.Name == skill {
					return k.Reveal, true
				}
			}
		}
		return false, false
	}
	return m
}

func cardList(cards []string) noun.Cards { return noun.CardsOf(cards) }
