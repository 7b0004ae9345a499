package world

import (
	"errors"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/noun"
)

// refusal is an answer that the implementation did not accept.
type refusal struct {
	move wire.Move
	// said is the deed in the author's words, where the answer itself says something else.
	said say.Text
}

func (r *refusal) Error() string { return "world: refused: " + r.move.Action.String() }

// Awaiting is the open question.
func (w *World) Awaiting() wire.Awaiting { return w.report.Awaiting }

// act carries out a deed of players.
func (w *World) act(a deed.Act) error {
	if err := w.ready(); err != nil {
		return err
	}
	return w.explained(w.attempt(a))
}

// attempt carries out a deed; what is refused is a *refusal.
func (w *World) attempt(a deed.Act) error {
	d, err := a.Doing(w)
	var not *deed.NotAsked
	switch {
	case errors.As(err, &not) && not.Skill != "":
		return w.fails("没有问%s是否发动%s。%s", "%s is not asked about %s. %s", noun.Seat(not.Move.Seat), noun.Skill(not.Skill), w.question())
	case errors.As(err, &not):
		return &refusal{move: not.Move, said: tongue.All().Text(a)}
	case err != nil:
		return w.misread(err)
	}
	return w.try(d)
}

// explained says what else was possible where a deed was refused.
func (w *World) explained(err error) error {
	var r *refusal
	if !errors.As(err, &r) {
		return err
	}
	act := r.said
	if act.Empty() {
		act = w.saying(r.move.Seat, r.move.Action)
	}
	if some := w.meanings(r.move); len(some) > 1 {
		return w.defect("“%s”说得不够明确，可以是：%s", "%q can mean several things: %s", act, w.sayingAll(r.move.Seat, some))
	}
	return w.fails("这时不能：%s。%s", "not possible now: %s. %s", act, w.question())
}

// try gives the answers of a deed one after another; the first that is refused ends it.
func (w *World) try(d deed.Doing) error {
	for _, m := range d.Moves {
		if err := w.give(m); err != nil {
			return err
		}
	}
	if d.Picker != "" {
		return w.pick(d.Picker, d.Picks)
	}
	if d.Mode != "" {
		return w.travels(d.Mode)
	}
	return nil
}

// travels checks the mode in which intel was sent.
func (w *World) travels(mode string) error {
	v, err := w.All()
	if err != nil || v.Transit == nil || v.Transit.Mode == mode {
		return err
	}
	return w.fails("这张情报是%s，不是%s", "this intel is a %s, not a %s", noun.Mode(v.Transit.Mode), noun.Mode(mode))
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
		return &refusal{move: m}
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

// Decide lays down what chance is to decide next.
func (w *World) Decide(cards []string) error {
	w.outcomes = append(w.outcomes, cards...)
	return nil
}

// Muddle lays down who gets what. The last card is left over and needs no chance. As long as nothing is on the table the
// cards are also put on top of the deck, since only those come to be dealt.
func (w *World) Muddle(cards []string) error {
	if len(cards) == 0 {
		return say.Problemf("真伪莫辨至少要发一张牌", "a Muddle deals a card at least")
	}
	if w.game == nil && len(w.setup.Deck) == 0 {
		w.setup.Deck = cards
	}
	w.outcomes = append(w.outcomes, cards[:len(cards)-1]...)
	return nil
}
