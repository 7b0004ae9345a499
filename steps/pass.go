package steps

import "fengsheng/engine/wire"

var (
	everybodyPasses = phrase(when, `所有人让过`, "所有人让过",
		"问到谁谁让过，直到响应链结算（可能停在其中的一问上），链空时直到这个时机结束",
		"whoever is asked passes until the stack resolves (or a question in it is open) or, with an empty stack, the window closes")
	passesUntil = phrase(when, `所有人让过，直到{时机}`, "所有人让过，直到出牌阶段（二）",
		"问到谁谁让过，一直到那个时机；途中遇到别的询问就失败", "everybody passes until that phase; any other question on the way is a failure")
	priorityComes = phrase(when, `优先权传到{玩家}`, "优先权传到玩家C", "在同一个时机里，前面的人依次让过，直到轮到他", "those before pass until the player holds priority, in the same window")
	nobodyTakes   = phrase(when, `(?:无人接收，|情报无人接收，)情报(传向|到达){玩家}`, "无人接收，情报到达玩家C",
		"所有人让过、拒收，直到情报到达某人；“传向”停在到达之前的传递时机", "everybody passes and refuses until the intel arrives; 传向 stops in the transit window before")
)

// patience bounds how long a phrase lets a game run on.
const patience = 400

// everybodyPassesNow answers 所有人让过.
func (w *World) everybodyPassesNow() error {
	return w.history(w.passRound)
}

// passRound lets everybody pass until the stack has resolved or the window has closed.
func (w *World) passRound() error {
	if w.report.Awaiting.Question != wire.AskAct {
		return w.fails("现在没有优先权可让。%s", "there is no priority to pass. %s", w.question())
	}
	before, err := w.all()
	if err != nil {
		return err
	}
	for range patience {
		if err := w.explained(w.give(wire.Move{Seat: w.report.Awaiting.Seat, Action: wire.Action{Do: wire.Pass}})); err != nil {
			return err
		}
		now, err := w.all()
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

func (w *World) passUntil(phase string) error {
	return w.history(func() error { return w.reachPhase(phaseWord(phase)) })
}

func (w *World) priorityReaches(seat string) error {
	return w.history(func() error { return w.reach(seat) })
}

func (w *World) reachPhase(phase string) error {
	for range patience {
		if err := w.passRound(); err != nil {
			return err
		}
		v, err := w.all()
		if err != nil || v.Phase == phase {
			return err
		}
	}
	return w.fails("一直没有到%s", "phase %s never came", phaseName(phase))
}

// reach lets others pass until the seat holds priority, in the window that is open.
func (w *World) reach(seat string) error {
	before, err := w.all()
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
		now, err := w.all()
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
