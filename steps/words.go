package steps

import (
	"fmt"
	"slices"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

var questionNames = map[string]string{
	wire.AskAct: "用牌、用技能或让过", wire.AskSend: "传出情报", wire.AskReceive: "是否接收情报", wire.AskNumber: "抽几张牌",
	wire.AskUse: "是否发动", wire.AskReveal: "是否翻开角色", wire.AskSkill: "先发动哪个技能", wire.AskCard: "选择一张牌",
	wire.AskCards: "选择几张牌", wire.AskSeat: "选择一位玩家", wire.AskOption: "选择做法", wire.AskCharacter: "选择角色",
	wire.AskChance: "随机结果", wire.AskNothing: "对局已经结束",
}

// asking is an open question in words.
func asking(a wire.Awaiting) string {
	if a.Question == wire.AskNothing {
		return "对局已经结束，没有人被询问"
	}
	q := questionNames[a.Question]
	switch {
	case a.Question == wire.AskUse && a.Skill != "":
		q += a.Skill
	case a.Skill != "":
		q += "（" + a.Skill + "）"
	}
	return "现在询问" + player(a.Seat) + "：" + q
}

var optionNames = words.Options()

// saying is an answer in the words that a scenario would use, without the player.
func (w *World) saying(a wire.Action) string {
	switch a.Do {
	case wire.Pass:
		return "让过"
	case wire.Decline:
		return "不选（不发动）"
	case wire.Accept:
		if w.report.Awaiting.Question == wire.AskReceive {
			return "接收"
		}
		return "发动"
	case wire.Refuse:
		return "不接收"
	case wire.Play:
		return w.playing(a)
	case wire.Use:
		return joined("发动"+a.Skill, w.aiming(a))
	case wire.Send:
		return sending(a)
	case wire.Number:
		return fmt.Sprintf("抽%d张", *a.Number)
	case wire.Choose:
		return "选择" + a.Card
	case wire.Point:
		return "选择玩家" + a.Target
	case wire.Option:
		if name := optionNames.ZH(a.Option); name != "" {
			return "选择" + name
		}
		return "选择" + a.Option
	case wire.Character:
		return "选择角色" + a.Character
	case wire.Order:
		return "发动" + a.Skill
	}
	return a.String()
}

func (w *World) playing(a wire.Action) string {
	aim := a
	at := ""
	if a.Object == "" && a.Target != "" {
		at, aim.Target = "对玩家"+a.Target, ""
	}
	aim.Card = ""
	if a.As != "" && !strings.HasSuffix(strings.SplitN(a.Card, "（", 2)[0], a.As) {
		return joined("把"+a.Card+"当作"+a.As+at+"使用", w.aiming(aim))
	}
	return joined(at+"使用"+a.Card, w.aiming(aim))
}

// aiming is what follows the comma: at whom or what, and what is paid.
func (w *World) aiming(a wire.Action) string {
	var parts []string
	switch {
	case a.Second != "":
		parts = append(parts, "指定"+a.Target+"面前的"+a.Object+"和"+a.SecondAt+"面前的"+a.Second)
	case a.Object != "":
		parts = append(parts, "指定"+a.Target+"面前的"+a.Object)
	case a.Target != "":
		parts = append(parts, "指定玩家"+a.Target)
	}
	parts = append(parts, sameAs(a)...)
	if a.Item != 0 {
		parts = append(parts, fmt.Sprintf("指定响应链第%d项", a.Item))
	}
	if a.Card != "" {
		parts = append(parts, "弃"+a.Card)
	}
	return strings.Join(parts, "，")
}

// sameAs says which of equal intel is meant, where the answer says it.
func sameAs(a wire.Action) []string {
	var parts []string
	if a.SameAs != 0 {
		parts = append(parts, fmt.Sprintf("就是响应链第%d项指定的那张", a.SameAs))
	}
	if a.SecondSameAs != 0 {
		parts = append(parts, fmt.Sprintf("后一张就是响应链第%d项指定的那张", a.SecondSameAs))
	}
	return parts
}

func sending(a wire.Action) string {
	out := "传出" + a.Card
	if a.Target != "" {
		out += "，传给玩家" + a.Target
	}
	if a.Backward {
		out += "，反方向传"
	}
	if a.Sealed {
		out += "，面朝下传"
	}
	return out
}

func joined(parts ...string) string {
	return strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), "，")
}
