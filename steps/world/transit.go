package world

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/setup"
)

// dispatch sends the intel as soon as its sender is asked for one, and passes it on.
func (w *World) dispatch(e setup.Errand) error {
	if err := w.reachSend(); err != nil {
		return err
	}
	a := wire.Action{Do: wire.Send, Card: e.Card, Target: e.Direct}
	if err := w.explained(w.give(wire.Move{Seat: e.Sender, Action: a})); err != nil {
		return err
	}
	return w.Bring(e.To, e.Arrives)
}

// reachSend lets the phases before go by.
func (w *World) reachSend() error {
	for range patience {
		q := w.report.Awaiting
		switch {
		case q.Question == wire.AskSend:
			return nil
		case q.Question == wire.AskAct:
			if err := w.PassRound(); err != nil {
				return err
			}
		case q.Question == wire.AskNumber:
			none := 0
			if err := w.explained(w.give(wire.Move{Seat: q.Seat, Action: wire.Action{Do: wire.Number, Number: &none}})); err != nil {
				return err
			}
		default:
			return w.fails("传出情报之前还有一问。%s", "something else is asked before the intel is sent. %s", w.question())
		}
	}
	return w.fails("一直没有轮到传出情报", "nobody was ever asked to send")
}

// Bring lets everybody pass and refuse until the intel has arrived at a player or is on the leg towards one.
func (w *World) Bring(to string, arrives bool) error {
	for range patience {
		v, err := w.All()
		if err != nil {
			return err
		}
		t := v.Transit
		if t == nil {
			return w.fails("情报没有传到玩家%s就已不在传递中", "the intel was gone before it reached seat %s", to)
		}
		q := w.report.Awaiting
		switch {
		case q.Question == wire.AskAct && len(v.Stack) == 0 && t.Arrived == arrives && (arrives && t.At == to || !arrives && claim.Bound(v) == to):
			return nil
		case q.Question == wire.AskAct:
			err = w.PassRound()
		case q.Question == wire.AskReceive:
			err = w.explained(w.give(wire.Move{Seat: q.Seat, Action: wire.Action{Do: wire.Refuse}}))
		default:
			return w.fails("情报传到玩家%s之前还有一问。%s", "something else is asked before the intel reaches seat %s. %s", to, w.question())
		}
		if err != nil {
			return err
		}
	}
	return w.fails("情报一直没有传到玩家%s", "the intel never reached seat %s", to)
}
