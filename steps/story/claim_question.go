package story

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

// open is the question that is open, or how the game ended.
func (j judge) open() []string {
	q := j.asked
	who := "玩家" + q.Seat
	cause := ""
	if q.Skill != "" {
		cause = "为" + q.Skill
	}
	switch q.Question {
	case wire.AskNothing:
		return j.result()
	case wire.AskAct:
		if len(j.view.Stack) > 0 {
			return []string{"还没有结算，优先权在" + who}
		}
		return []string{"优先权在" + who}
	case wire.AskSend:
		return []string{"轮到" + who + "传出情报"}
	case wire.AskNumber:
		return []string{"轮到" + who + "决定抽几张牌"}
	case wire.AskReceive:
		return []string{"询问" + who + "是否接收情报"}
	case wire.AskUse:
		return []string{"询问" + who + "是否发动" + q.Skill}
	case wire.AskReveal:
		return []string{"询问" + who + "是否翻开角色"}
	}
	return []string{"轮到" + who + cause + "选择" + words.Choices().ZH(q.Question)}
}

// question is all that can be said of the open question: the formal ones before it too, and the phase.
func (j judge) question(path string) []string {
	_, field := place(path)
	return slices.Concat(j.formalities(), j.open(), j.concerns(field), j.phase())
}

// formalities are the questions that the steps answer by themselves, after the last answer.
func (j judge) formalities() []string {
	var out []string
	for _, b := range j.beats[j.lastTold()+1:] {
		out = append(out, "问过玩家"+b.Seat+"是否翻开角色")
	}
	return out
}

// lastTold is the last beat that a scenario tells, -1 without any.
func (j judge) lastTold() int {
	i := len(j.beats) - 1
	for i >= 0 && j.beats[i].formal {
		i--
	}
	return i
}

// concerns says whom the open question is about or whether it may be declined, where that is the field that differs.
func (j judge) concerns(field string) []string {
	switch {
	case j.asked.Question == wire.AskNothing:
	case field == "about" && j.asked.About == "":
		return []string{"这一问不关于谁"}
	case field == "about":
		return []string{"这一问关于玩家" + j.asked.About}
	case field == "may" && j.asked.May:
		return []string{"这一问可以推辞"}
	case field == "may":
		return []string{"这一问不能推辞"}
	}
	return nil
}

func (j judge) phase() []string {
	name := words.Phases().ZH(j.view.Phase)
	if name == "" || j.view.Turn == "" {
		return nil
	}
	return []string{"现在是玩家" + j.view.Turn + "的" + name}
}

// result is how the game stands or ended.
func (j judge) result() []string { return append(j.declarer(), j.winners()...) }

func (j judge) declarer() []string {
	if r := j.view.Result; r != nil && r.Declarer != "" {
		return []string{"玩家" + r.Declarer + "宣告胜利"}
	}
	return nil
}

func (j judge) winners() []string {
	switch r := j.view.Result; {
	case r == nil:
		return []string{"对局还没有结束"}
	case len(r.Winners) == 0:
		return []string{"对局结束，没有人获胜"}
	default:
		return []string{"获胜的是玩家" + enumerate(r.Winners)}
	}
}
