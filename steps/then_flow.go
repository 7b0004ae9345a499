package steps

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
)

func flowPhrases() []Phrase {
	return []Phrase{priority, unresolved, stackIs, stackEmpty, phaseIs, mustChoose, mustDo, askedWhether, choices, cannot, can}
}

var (
	priority = phrase(then, `(?:还没有结算，)?优先权在{玩家}`, "优先权在玩家B", "轮到谁用牌、用技能或让过；“还没有结算，”时响应链还在",
		"who holds priority; with 还没有结算 the stack is still there")
	unresolved = phrase(then, `还没有结算`, "还没有结算", "响应链上有牌或技能等着", "something is waiting on the stack")
	stackIs    = phrase(then, `响应链自下而上是：(.+)`, "响应链自下而上是：B的烧毁、C的狙击（玩家E）、D的识破（B的烧毁，已无效）",
		"响应链，先用的在前；括号里的目标、已无效、仍有效写了才核对", "the stack, the bottom first; an aim in brackets is checked where it is written")
	stackEmpty = phrase(then, `响应链是空的`, "响应链是空的", "没有等待结算的牌和技能", "nothing waits to resolve")
	phaseIs    = phrase(then, `(?:现在是|轮到)(?:{玩家}(?:，|的))?{时机}`, "现在是玩家A的出牌阶段（二）", "谁的回合、什么时机", "whose turn and which phase it is")
	mustChoose = phrase(then, `轮到{玩家}(?:为([^，选]+))?选择(一张牌|几张牌|一位玩家|做法|角色|先发动哪个技能)`, "轮到玩家C为狙击选择几张牌",
		"向谁问哪一种选择，为哪个技能", "who is asked to choose what, and for which skill")
	mustDo       = phrase(then, `轮到{玩家}(决定抽几张牌|传出情报)`, "轮到玩家A传出情报", "等谁抽牌或传情报", "who is to draw or to send")
	askedWhether = phrase(then, `询问{玩家}是否(接收情报|翻开角色|发动(.+))`, "询问玩家B是否发动就计", "正在问谁要不要", "who is asked whether to do something")
	choices      = phrase(then, `{玩家}只能选择(?:(?:玩家)?([A-I](?:[、和](?:玩家)?[A-I])*)|{牌们})`, "玩家B只能选择玩家D、E",
		"可选的正好是这些玩家或牌", "exactly these players or cards can be chosen")
	cannot = phrase(then, `{玩家}(?:不能|不可以|也不能|仍不能)((?:对|使用|把|翻开|发动|传出|接收|不接收|抽|选择|让过|不选|不发动|以|先|答应|回绝).*)`, "玩家B不能使用黑识破",
		"后面照写动作：它被拒绝，而且什么都没有变", "what follows is written like an act: it is refused and nothing changes")
	can = phrase(then, `{玩家}(?:仍|还)?可以((?:对|使用|把|翻开|发动|传出|接收|不接收|抽|选择|让过|不选|不发动|以|先|答应|回绝).*)`, "玩家C可以使用蓝识破，识破B的烧毁",
		"后面照写动作：它是允许的（试过之后收回）", "what follows is written like an act: it is allowed (it is tried and taken back)")
)

func (w *World) priorityAt(seat string) error {
	if strings.HasPrefix(w.text(), "还没有结算") {
		if err := w.unresolvedNow(); err != nil {
			return err
		}
	}
	if err := w.ready(); err != nil {
		return err
	}
	if q := w.report.Awaiting; q.Question != wire.AskAct || q.Seat != seat {
		return w.fails("优先权应在玩家%s。%s", "priority should be at %s. %s", seat, asking(q))
	}
	return nil
}

func (w *World) unresolvedNow() error {
	v, err := w.all()
	if err != nil {
		return err
	}
	if len(v.Stack) == 0 {
		return w.fails("响应链已经空了", "the stack is empty already")
	}
	return nil
}

func stackText(stack []wire.Item) string {
	if len(stack) == 0 {
		return "（空）"
	}
	return strings.Join(stackLines(stack), "、")
}

func stackLines(stack []wire.Item) []string {
	var out []string
	for i := range stack {
		out = append(out, entry(stack, i))
	}
	return out
}

func (w *World) stackIsNow(list string) error {
	items, err := itemsIn(list)
	if err != nil {
		return w.misread(err)
	}
	v, err := w.all()
	if err != nil {
		return err
	}
	same := len(items) == len(v.Stack)
	var want []string
	for i, it := range items {
		want = append(want, it.text)
		if !same {
			continue
		}
		ok, err := w.meets(it, v.Stack, i)
		if err != nil {
			return w.misread(err)
		}
		if ok {
			want[i] = entry(v.Stack, i)
		}
		same = same && ok
	}
	if !same {
		return w.differs(want, stackLines(v.Stack), "响应链应是%s，实际是%s", "the stack should be %s, got %s", list, stackText(v.Stack))
	}
	return nil
}

// meets is whether an entry of the stack is what a scenario says, as far as it says it.
func (w *World) meets(it item, stack []wire.Item, i int) (bool, error) {
	at := stack[i]
	name := it.card + it.skill
	if at.Seat != it.seat || it.as == "" && !called(name, at) || it.as != "" && (it.as != at.As || !fits(it.card, at.Card)) {
		return false, nil
	}
	gone := false
	clauses := slices.DeleteFunc(split(it.aim, '，'), func(c string) bool {
		gone = gone || c == "已无效"
		return c == "已无效" || c == "仍有效" || c == ""
	})
	if gone != at.Countered && (gone || it.aim != "") {
		return false, nil
	}
	var a wire.Action
	if err := w.aim(&a, it.seat, strings.Join(clauses, "，")); err != nil {
		return false, err
	}
	return (a.Target == "" || a.Target == at.Target) && (a.Object == "" || fits(a.Object, at.Object)) &&
		(a.Second == "" || fits(a.Second, at.Second)) && (a.Item == 0 || a.Item == at.Item), nil
}

func (w *World) stackIsEmpty() error {
	v, err := w.all()
	if err != nil {
		return err
	}
	if len(v.Stack) > 0 {
		return w.fails("响应链应是空的，实际是%s", "the stack should be empty, got %s", stackText(v.Stack))
	}
	return nil
}

func (w *World) phaseIsNow(seat, phase string) error {
	v, err := w.all()
	if err != nil {
		return err
	}
	if v.Phase != phaseWord(phase) || seat != "" && v.Turn != seat {
		return w.fails("现在应是%s%s，实际是玩家%s的%s", "it should be %s %s, got %s %s", seat, phase, v.Turn, phaseName(v.Phase))
	}
	return nil
}
