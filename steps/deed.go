package steps

import (
	"errors"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"fengsheng/engine/wire"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// deed is what a 当-phrase says that somebody does: one answer, or several in a row.
type deed struct {
	moves []wire.Move
	// picks are cards to be chosen one by one in whatever order the question wants, by picker.
	picks  []string
	picker string
	// mode is how intel is said to be sent.
	mode string
}

func one(seat string, a wire.Action) deed { return deed{moves: []wire.Move{{Seat: seat, Action: a}}} }

// refusal is a deed that is not allowed.
type refusal struct {
	move wire.Move
	code string
}

func (r *refusal) Error() string { return "steps: refused: " + r.move.Action.String() }

// acts carries out the 当-phrase under way.
func (w *World) acts() error {
	text := w.text()
	return w.history(func() error { return w.perform(text) })
}

// history does what a 当-phrase says: now, or, told under 假如 before the game has begun, as soon as it begins.
func (w *World) history(do func() error) error {
	switch {
	case w.block == messages.PickleStepType_OUTCOME:
		return w.defect("“%s”是动作，不能写在“那么”里；请写在“当”后面", "%s is something done and cannot stand under 那么; write it under 当", w.step.Text)
	case w.block == messages.PickleStepType_CONTEXT:
		return w.later(do)
	}
	if err := w.ready(); err != nil {
		return err
	}
	return do()
}

func (w *World) perform(text string) error {
	if err := w.ready(); err != nil {
		return err
	}
	d, ok, err := w.read(text)
	if err != nil {
		return w.explained(w.misread(err))
	}
	if !ok {
		return w.defect("看不懂“%s”", "cannot read %s", text)
	}
	return w.explained(w.try(d))
}

// misread is a text that the nouns cannot read: a mistake in the scenario.
func (w *World) misread(err error) error {
	var f *suite.Failure
	var r *refusal
	if errors.As(err, &f) || errors.As(err, &r) {
		return err
	}
	t := say.TextOf(err)
	return w.run.Fail(suite.Failure{Outcome: report.Defect, Message: t})
}

// explained says what else was possible where a deed was refused.
func (w *World) explained(err error) error {
	var r *refusal
	if !errors.As(err, &r) {
		return err
	}
	act := w.saying(r.move.Action)
	if some := w.meanings(r.move); len(some) > 1 {
		return w.defect("“%s”说得不够明确，可以是：%s", "%s can mean several things: %s", act, strings.Join(some, "；"))
	}
	return w.fails("%s不能%s。%s", "%s may not %s. %s", player(r.move.Seat), act, w.question())
}

// try gives the answers of a deed one after another; the first that is refused ends it.
func (w *World) try(d deed) error {
	for _, m := range d.moves {
		if err := w.give(m); err != nil {
			return err
		}
	}
	if d.picker != "" {
		return w.pick(d.picker, d.picks)
	}
	if d.mode != "" {
		return w.travels(d.mode)
	}
	return nil
}

// travels checks the mode in which intel was sent.
func (w *World) travels(mode string) error {
	v, err := w.all()
	if err != nil || v.Transit == nil || v.Transit.Mode == mode {
		return err
	}
	return w.fails("这张情报是%s，不是%s", "this intel is %s, not %s", v.Transit.Mode, mode)
}

func (w *World) give(m wire.Move) error {
	r, err := w.do(m.Seat, m.Action)
	if err != nil {
		return err
	}
	if !r.Accepted && m.Second != "" {
		// Of two intel either may be named first.
		swapped := m
		swapped.Target, swapped.Object, swapped.SecondAt, swapped.Second = m.SecondAt, m.Second, m.Target, m.Object
		if r, err = w.do(m.Seat, swapped.Action); err != nil {
			return err
		}
	}
	if !r.Accepted {
		return &refusal{m, r.Code}
	}
	return nil
}

// pick chooses cards one by one, in whatever order the question goes through them; then the choice is ended if more could
// be chosen.
func (w *World) pick(seat string, cards []string) error {
	asked := w.report.Awaiting
	if err := w.pickAll(seat, cards); err != nil {
		return err
	}
	now := w.report.Awaiting
	if asked.Question == wire.AskCards && now.Question == wire.AskCards && now.Seat == asked.Seat && now.Skill == asked.Skill && now.May {
		return w.give(wire.Move{Seat: seat, Action: wire.Action{Do: wire.Decline}})
	}
	return nil
}
