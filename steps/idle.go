package steps

import "fengsheng/engine/wire"

var uneventful = phrase(when, `此后无事，直到{玩家}的{时机}`, "此后无事，直到玩家B的回合开始",
	"没有人做多余的事：让过、不发动、不抽牌、不接收；必须传情报时传手里第一张，直达传给下一家", "nobody does anything beyond what must be done; whoever must send sends the first card of the hand, a Direct to the next player")

func (w *World) idleUntil(seat, phase string) error {
	return w.history(func() error { return w.idle(seat, phaseWord(phase)) })
}

// idle lets everybody answer with the least until a phase of a player's turn.
func (w *World) idle(seat, phase string) error {
	for range patience {
		v, err := w.all()
		if err != nil {
			return err
		}
		if v.Turn == seat && v.Phase == phase {
			return nil
		}
		a, ok := w.least()
		if !ok {
			return w.fails("玩家%s的%s之前还有一问。%s", "before %s's %s something else is asked. %s", seat, phaseName(phase), w.question())
		}
		if err := w.explained(w.give(wire.Move{Seat: w.report.Awaiting.Seat, Action: a})); err != nil {
			return err
		}
	}
	return w.fails("一直没有到玩家%s的%s", "%s's %s never came", seat, phaseName(phase))
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
	seats, failed := w.around()
	if err != nil || failed != nil || len(s.Hand) == 0 || len(seats) < 2 {
		return wire.Action{}, false
	}
	return wire.Action{Do: wire.Send, Card: s.Hand[0], Target: w.onlyIfDirect(s.Hand[0], seats[1])}, true
}
