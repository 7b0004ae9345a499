package steps

import (
	"strings"

	"fengsheng/engine/wire"
)

// The readers of answers to questions that are put to one player.

func (w *World) readSends(m []string) (deed, error) {
	a := wire.Action{Do: wire.Send, Card: m[3], Backward: strings.Contains(m[4], "反方向"), Sealed: strings.Contains(m[4], "面朝下")}
	if to, ok := strings.CutPrefix(m[4], "传给玩家"); ok {
		a.Target = to
	}
	d := one(m[1], a)
	d.mode = m[2]
	return d, nil
}

// readTakes: taking is an answer to that question only; saying yes to another one is something else.
func (w *World) readTakes(m []string) (deed, error) {
	if q := w.report.Awaiting; q.Seat == m[1] && q.Question != wire.AskReceive {
		return deed{}, &refusal{wire.Move{Seat: m[1], Action: wire.Action{Do: wire.Accept}}, wire.CodeNotAsked}
	}
	if m[2] == "接收" {
		return one(m[1], wire.Action{Do: wire.Accept}), nil
	}
	return one(m[1], wire.Action{Do: wire.Refuse}), nil
}

func (w *World) readDraws(m []string) (deed, error) {
	n := 0
	if m[2] != "" {
		var err error
		if n, err = number(m[2]); err != nil {
			return deed{}, err
		}
	}
	return one(m[1], wire.Action{Do: wire.Number, Number: &n}), nil
}

func (w *World) readPoints(m []string) (deed, error) {
	to := m[2]
	if m[3] != "" {
		to = m[1]
	}
	return one(m[1], wire.Action{Do: wire.Point, Target: to}), nil
}

func (w *World) readCards(m []string) (deed, error) {
	cards, err := cardsIn(m[2])
	return deed{picker: m[1], picks: cards}, err
}

func (w *World) readOptions(m []string) (deed, error) {
	if o := optionNames.Wire(m[2]); o != "" {
		return one(m[1], wire.Action{Do: wire.Option, Option: o}), nil
	}
	return deed{}, w.defect("没有“%s”这种做法", "there is no option %s", m[2])
}

func (w *World) readBecomes(m []string) (deed, error) {
	return one(m[1], wire.Action{Do: wire.Character, Character: m[2]}), nil
}

func (w *World) readDeclines(m []string) (deed, error) {
	if q := w.report.Awaiting; m[2] != "" && q.Skill != "" && q.Skill != m[2] && w.skilled("", m[2]) {
		return deed{}, w.fails("没有问%s是否发动%s。%s", "%s is not asked about %s. %s", player(m[1]), m[2], w.question())
	}
	return one(m[1], wire.Action{Do: wire.Decline}), nil
}
