package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var fuShe = rule.Character{
	Name: "蝮蛇", Prefix: "FS", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "声东击西",
			Rulings: "FS-001..FS-005, FS-009",
			Text:    "情报传递时，可以盖伏此角色牌，视为使用调虎离山。",
			Kind:    rule.Response,
			Casts:   table.Lure,
			Cost:    rule.Cost{Cover: true},
		},
		{
			Name:    "弹药无限",
			Rulings: "FS-006..FS-009",
			Text:    "没有手牌时，可以翻开盖伏的此角色牌，然后抽一张牌。",
			Kind:    rule.Response,
			Reveal:  true,
			Usage: rule.Usage{
				Phases: table.AnyWindow,
				// Asked at declaration only: cards that came meanwhile do not
				// stop the draw (FS-008).
				Ready: func(m *rule.Machine, user table.Seat) bool { return m.S.Seats[user].Hand.Empty() },
			},
			Steps: []rule.Step{rule.DrawCards(1)},
		},
	},
	Mission: rule.Mission{
		Text:    "另一位玩家宣告胜利，而此前没有玩家死亡；其宣告失败。",
		Rulings: "FS-010..FS-012",
		Overturns: func(m *rule.Machine, _, _ table.Seat) bool {
			return m.S.Died == 0
		},
	},
}
