package world

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/noun"
)

// patience bounds how long a phrase lets a game run on.
const patience = 400

// PassRound lets everybody pass until the stack has resolved or the window has closed.
func (w *World) PassRound() error {
	if w.report.Awaiting.Question != wire.AskAct {
		return w.fails("现在没有优先权可让。%s", "there is no priority to pass. %s", w.question())
	}
	before, err := w.All()
	if err != nil {
		return err
	}
	for range patience {
		if err := w.explained(w.give(wire.Move{Seat: w.report.Awaiting.Seat, Action: wire.Action{Do: wire.Pass}})); err != nil {
			return err
		}
		now, err := w.All()
		if err != nil {
			return err
		}
		if w.report.Awaiting.Question != wire.AskAct || now.Phase != before.Phase || now.Turn != before.Turn ||
			len(now.Stack) < len(before.Stack) || (now.Transit == nil) != (before.Transit == nil) {
			return nil
		}
	}
	return w.fails("让过了%d次，时机还没有结束", "after %d passes the window is still open", patience)
}

// PassUntil lets everybody pass until a phase.
func (w *World) PassUntil(phase string) error {
	for range patience {
		if err := w.PassRound(); err != nil {
			return err
		}
		v, err := w.All()
		if err != nil || v.Phase == phase {
			return err
		}
	}
	return w.fails("一直没有到%s", "phase %s never came", noun.Phase(phase))
}

// Reach lets others pass until the seat holds priority, in the window that is open.
func (w *World) Reach(seat string) error {
	before, err := w.All()
	if err != nil {
		return err
	}
	for range before.Seats {
		q := w.report.Awaiting
		if q.Question != wire.AskAct {
			break
		}
		if q.Seat == seat {
			return nil
		}
		if err := w.explained(w.give(wire.Move{Seat: q.Seat, Action: wire.Action{Do: wire.Pass}})); err != nil {
			return err
		}
		now, err := w.All()
		if err != nil {
			return err
		}
		if now.Phase != before.Phase || len(now.Stack) != len(before.Stack) {
			return w.fails("还没轮到玩家%s，大家就都让过了", "everybody passed before seat %s was asked", seat)
		}
	}
	if q := w.report.Awaiting; q.Question == wire.AskAct && q.Seat == seat {
		return nil
	}
	return w.fails("玩家%s拿不到优先权。%s", "seat %s cannot get priority. %s", seat, w.question())
}
