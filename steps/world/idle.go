package world

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/noun"
)

// Idle lets everybody answer with the least until a phase of a player's turn.
func (w *World) Idle(seat, phase string) error {
	for range patience {
		v, err := w.All()
		if err != nil {
			return err
		}
		if v.Turn == seat && v.Phase == phase {
			return nil
		}
		a, ok := w.least()
		if !ok {
			return w.fails("玩家%s的%s之前还有一问。%s", "before %s's %s something else is asked. %s", seat, noun.Phase(phase), w.question())
		}
		if err := w.explained(w.give(wire.Move{Seat: w.report.Awaiting.Seat, Action: a})); err != nil {
			return err
		}
	}
	return w.fails("一直没有到玩家%s的%s", "%s's %s never came", seat, noun.Phase(phase))
}

// least is the answer to the open question that changes least.
func (w *World) least() (wire.Action, bool) {
	switch q := w.report.Awaiting; q.Question {
	case wire.AskAct:
		return wire.Action{Do: wire.Pass}, true
	case wire.AskReceive:
		return wire.Action{Do: wire.Refuse}, true
	case wire.AskNumber:
		return wire.Action{Do: wire.Number, Number: new(int)}, true
	case wire.AskSend:
		return w.anySend(q.Seat)
	default:
		return wire.Action{Do: wire.Decline}, q.May
	}
}

// anySend sends the first card of the hand, a Direct to the next player.
func (w *World) anySend(seat string) (wire.Action, bool) {
	s, err := w.seatView(seat)
	seats, failed := deed.Around(w)
	if err != nil || failed != nil || len(s.Hand) == 0 || len(seats) < 2 {
		return wire.Action{}, false
	}
	return wire.Action{Do: wire.Send, Card: s.Hand[0], Target: w.onlyIfDirect(s.Hand[0], seats[1])}, true
}
