package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var chaoXi = rule.Character{
	Name: "潮汐", Prefix: "CX", Gender: table.Male,
	Skills: []rule.Skill{
		concealment("CX-001"),
		{
			Name:    "时差",
			Rulings: "CX-002..CX-003",
			Text:    "获得假情报时，可以把另一位玩家面前一张情报加入手牌。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsSeat,
			When: func(m *rule.Machine, owner table.Seat, t table.Moment) bool {
				return gainOfFalse(m, owner, t) && !m.IntelOf(m.Others(owner)).Empty()
			},
			May: true,
			Steps: []rule.Step{
				func(m *rule.Machine) { m.AskCard(m.Owner(), m.IntelOf(m.Others(m.Owner()))) },
				func(m *rule.Machine) {
					c := m.Answer().Card
					m.IntelToHand(m.HolderOf(c), m.Owner(), c)
				},
			},
		},
	},
	Mission: rule.Mission{
		Text:      "一位玩家因获得你传出的情报而宣告胜利；其宣告失败。",
		Rulings:   "CX-004..CX-007",
		Overturns: (*rule.Machine).ThroughTransit,
	},
}
