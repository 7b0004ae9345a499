package steps

import (
	"errors"
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

// choiceWord is how package wire writes a question.
func choiceWord(name string) string { return words.Choices().Wire(simplify(name)) }

// isAsked claims the open question; skill "" leaves open for which skill.
func (w *World) isAsked(seat, question, skill string) error {
	if err := w.ready(); err != nil {
		return err
	}
	q := w.report.Awaiting
	if q.Seat == seat && q.Question == question && (skill == "" || q.Skill == skill) {
		return nil
	}
	return w.fails("应询问玩家%s：%s%s。%s", "seat %s should be asked %s%s. %s", seat, questionNames[question], skill, asking(q))
}

func (w *World) chooses(seat, skill, what string) error {
	skill = simplify(skill)
	if skill != "" && !w.skilled("", skill) && !cardName.MatchString(skill) {
		return w.defect("没有叫“%s”的技能", "there is no skill %s", skill)
	}
	if cardName.MatchString(skill) {
		skill = ""
	}
	return w.isAsked(seat, choiceWord(what), skill)
}

func (w *World) isToDo(seat, what string) error {
	return w.isAsked(seat, choiceWord(what), "")
}

func (w *World) isAskedWhether(seat, what, skill string) error {
	skill = simplify(skill)
	if skill == "" {
		return w.isAsked(seat, choiceWord(what), "")
	}
	if !w.skilled("", skill) {
		return w.defect("没有叫“%s”的技能", "there is no skill %s", skill)
	}
	return w.isAsked(seat, wire.AskUse, skill)
}

// choosable claims what can be chosen, declining aside.
func (w *World) choosable(seat, players, cards string) error {
	if err := w.ready(); err != nil {
		return err
	}
	legal, err := w.game.Legal(seat)
	if err != nil {
		return w.broken(err)
	}
	var got []string
	for _, a := range legal {
		switch a.Do {
		case wire.Point:
			got = append(got, a.Target)
		case wire.Choose:
			got = append(got, a.Card)
		}
	}
	want := w.seatsIn(players)
	same := slices.Equal(sorted(want), sorted(got))
	if cards != "" {
		if want, err = cardsIn(cards); err != nil {
			return w.misread(err)
		}
		lack, extra := missing(want, got)
		same = len(lack)+len(extra) == 0
	}
	if !same {
		return w.differs(sorted(want), sorted(got), "玩家%s可选的应是%s，实际是%s。%s", "seat %s should choose among %s, got %s. %s",
			seat, seatList(want), seatList(got), asking(w.report.Awaiting))
	}
	return nil
}

// refuses claims that an act is refused and that nothing has changed by it. An implementation that fails has not refused.
func (w *World) refuses(seat, act string) error {
	r, others, err := w.rejected(seat, act)
	if err != nil {
		return err
	}
	if len(others) > 0 {
		return w.fails("玩家%s本不能%s，却可以%s", "seat %s may not do this: %s, yet may %s", seat, act, strings.Join(others, "；"))
	}
	return w.meant(r.move)
}

// rejected tries an act that must be refused without changing the table. It gives the answer that was refused and what
// legal answers its words could have meant.
func (w *World) rejected(seat, act string) (r *refusal, others []string, err error) {
	before, err := w.all()
	if err != nil {
		return nil, nil, err
	}
	m := w.mark()
	err = w.attempt(seat, act)
	switch {
	case err == nil:
		if err := w.back(m); err != nil {
			return nil, nil, err
		}
		return nil, nil, w.fails("玩家%s本不能%s，却被允许了", "seat %s may not do this, yet it was allowed: %s", seat, act)
	case !errors.As(err, &r):
		return nil, nil, err
	}
	// What else the act could have meant is asked where it was refused: the first three of four cards may be chosen.
	others = w.meanings(r.move)
	if err := w.back(m); err != nil {
		return nil, nil, err
	}
	after, err := w.all()
	if err != nil {
		return nil, nil, err
	}
	if d := changed(before, after); d != "" {
		return nil, nil, w.fails("玩家%s被拒绝之后局面却变了：\n%s", "the refusal of seat %s changed the table:\n%s", seat, d)
	}
	return r, others, nil
}

// meant guards against claims that hold for the wrong reason: a card that is not in the hand, a skill of another
// character.
func (w *World) meant(m wire.Move) error {
	p, err := w.seatView(m.Seat)
	if err != nil {
		return err
	}
	has := func(cards []string) bool {
		return slices.ContainsFunc(cards, func(c string) bool { return fits(m.Card, c) })
	}
	switch {
	case (m.Do == wire.Play || m.Do == wire.Send) && p.Alive && !p.Lost && !has(p.Hand):
		return w.defect("玩家%s手里没有%s，“不能”是空话", "seat %s holds no %s, so that the claim is empty", m.Seat, m.Card)
	case m.Do == wire.Use && !w.skilled(p.Character, m.Skill):
		return w.defect("玩家%s是%s，没有%s，“不能”是空话", "seat %s is %s and has no %s, so that the claim is empty", m.Seat, p.Character, m.Skill)
	}
	return nil
}

func (w *World) allows(seat, act string) error {
	if err := w.ready(); err != nil {
		return err
	}
	m := w.mark()
	err := w.attempt(seat, act)
	var r *refusal
	if errors.As(err, &r) && len(w.meanings(r.move)) > 0 {
		return w.back(m)
	}
	if err := w.explained(err); err != nil {
		return err
	}
	return w.back(m)
}

func (w *World) attempt(seat, act string) error {
	act = "玩家" + seat + strings.TrimSpace(simplify(act))
	d, ok, err := w.read(act)
	if err != nil {
		return w.misread(err)
	}
	if !ok {
		return w.defect("看不懂“%s”；后面要照动作的句子写", "cannot read %s; write it like an act", act)
	}
	return w.try(d)
}
