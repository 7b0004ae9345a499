package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var wuJianXingZhe = rule.Character{
	Name: "无间行者", Prefix: "WJXZ", Gender: table.Male,
	Skills: []rule.Skill{
		concealment("WJXZ-001"),
		{
			Name:    "加密",
			Rulings: "WJXZ-002..WJXZ-004",
			Text:    "传出文本时，可以按密电的方式传递。",
			Kind:    rule.Constant,
			Trait:   rule.Trait{Sends: table.SendHidden},
		},
		{
			Name:    "绝密",
			Rulings: "WJXZ-005..WJXZ-008, WJXZ-011",
			Text:    "传出的情报被截获或被破译成立时，可以抽取一位玩家一张手牌，或在一位玩家面前放置一张假情报。",
			Kind:    rule.Automatic,
			On:      table.Stands,
			Role:    rule.AsAnyone,
			Cards:   table.SetOf(table.Intercept, table.Decode),
			When: func(m *rule.Machine, owner table.Seat, _ table.Moment) bool {
				return m.S.Transit.Active && m.S.Transit.Sender == owner
			},
			May:   true,
			Steps: []rule.Step{weigh, divide, toAnyone, expose, reach, grab},
		},
	},
	Mission: rule.Mission{
		Text:      "一位玩家因获得你传出的情报而宣告胜利；其宣告失败。",
		Rulings:   "WJXZ-009..WJXZ-010",
		Overturns: (*rule.Machine).ThroughTransit,
	},
}

// The branch of 绝密 that takes a card begins at this step.
const taking = 4

// weigh: placing is a choice only for a hand that can.
func weigh(m *rule.Machine) {
	options := uint8(1 << rule.ToHand)
	if !falseCards(m, m.Owner()).Empty() {
		options |= 1 << rule.AsIntel
	}
	m.AskOption(m.Owner(), options)
}

func divide(m *rule.Machine) {
	if m.Answer().N == rule.ToHand {
		m.Jump(taking)
		mark(m)
		return
	}
	chooseFalse(m)
}

// expose ends the branch that places a card.
func expose(m *rule.Machine) {
	m.Done()
	plant(m)
}
