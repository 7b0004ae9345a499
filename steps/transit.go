package steps

import (
	"slices"

	"fengsheng/engine/wire"
)

// errand is an intel that a scenario says is on its way.
type errand struct {
	sender, card string
	direct       string // whom a Direct names
	to           string
	arrives      bool
}

// dispatch sends the intel as soon as its sender is asked for one, and passes it on.
func (w *World) dispatch(e errand) error {
	if err := w.reachSend(); err != nil {
		return err
	}
	a := wire.Action{Do: wire.Send, Card: e.card, Target: e.direct}
	if err := w.explained(w.give(wire.Move{Seat: e.sender, Action: a})); err != nil {
		return err
	}
	return w.bring(e.to, e.arrives)
}

// reachSend lets the phases before go by.
func (w *World) reachSend() error {
	for range patience {
		q := w.report.Awaiting
		switch {
		case q.Question == wire.AskSend:
			return nil
		case q.Question == wire.AskAct:
			if err := w.passRound(); err != nil {
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

// bring lets everybody pass and refuse until the intel has arrived at a player or is on the leg towards one.
func (w *World) bring(to string, arrives bool) error {
	for range patience {
		v, err := w.all()
		if err != nil {
			return err
		}
		t := v.Transit
		if t == nil {
			return w.fails("情报没有传到玩家%s就已不在传递中", "the intel was gone before it reached seat %s", to)
		}
		q := w.report.Awaiting
		switch {
		case q.Question == wire.AskAct && len(v.Stack) == 0 && t.Arrived == arrives && (arrives && t.At == to || !arrives && bound(v) == to):
			return nil
		case q.Question == wire.AskAct:
			err = w.passRound()
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

// bound is where the intel is heading, as everybody at the table can see: the next player in the direction of travel who
// takes part, else the sender.
func bound(v wire.View) string {
	t := v.Transit
	reachable := func(i int) bool {
		s := v.Seats[i]
		return s.Alive && !s.Lost && (!slices.Contains(v.Lured, s.Seat) || slices.Contains(v.Locked, s.Seat))
	}
	index := func(seat string) int {
		return slices.IndexFunc(v.Seats, func(s wire.SeatView) bool { return s.Seat == seat })
	}
	if t.To != "" || t.Homeward {
		if i := index(t.To); !t.Homeward && i >= 0 && reachable(i) {
			return t.To
		}
		return t.Sender
	}
	n, step := len(v.Seats), 1
	if t.Backward {
		step = len(v.Seats) - 1
	}
	for i := (index(t.At) + step) % n; v.Seats[i].Seat != t.Sender; i = (i + step) % n {
		if reachable(i) {
			return v.Seats[i].Seat
		}
	}
	return t.Sender
}

func (w *World) passOn(kind, to string) error {
	return w.history(func() error { return w.bring(to, simplify(kind) == "到达") })
}
