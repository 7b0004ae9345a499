package steps

import "fengsheng/engine/wire"

var (
	picksFirst = phrase(when, `{玩家}先选择(?:烧毁|弃掉?|放置|放回|拿走|交出|给出|检视)?{牌}`, "玩家C先选择烧毁红试探",
		"要选几张牌时先选这一张，选择并不就此结束", "chooses one of several cards and leaves the choice open")
	answers = phrase(when, `{玩家}(答应|回绝)`, "玩家B答应",
		"直接回答“是”（接收、发动、翻开）或不接收，不管问的是什么", "answers yes, or refuses the intel, whatever is asked")
)

func (w *World) readPicksFirst(m []string) (deed, error) {
	return one(m[1], wire.Action{Do: wire.Choose, Card: m[2]}), nil
}

func (w *World) readAnswers(m []string) (deed, error) {
	if m[2] == "答应" {
		return one(m[1], wire.Action{Do: wire.Accept}), nil
	}
	return one(m[1], wire.Action{Do: wire.Refuse}), nil
}
