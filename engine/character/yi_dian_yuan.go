package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var yiDianYuan = rule.Character{
	Name: "译电员", Prefix: "YDY", Stealth: true, Gender: table.Female,
	Skills: []rule.Skill{
		{
			Name:    "速译",
			Rulings: "YDY-001..YDY-007",
			Text:    "情报传递时，翻开此角色牌，检视传递中的情报，然后抽一张牌。",
			Kind:    rule.Response,
			Reveal:  true,
			Usage: rule.Usage{
				Phases: table.During(table.Passing),
				// Intel that was gained meanwhile leaves nothing to look at and
				// no card to draw (YDY-007).
				Holds: func(m *rule.Machine, _ *table.Item) bool {
					return m.S.Transit.Active && !m.S.Transit.Arrived
				},
			},
			Steps: []rule.Step{
				func(m *rule.Machine) { m.Look(m.Owner(), m.S.Transit.Card) },
				rule.DrawCards(1),
			},
		},
		{
			Name:    "洞悉",
			Rulings: "YDY-008..YDY-013",
			Text:    "有玩家的破译成立时，可以盖伏此角色牌。",
			Kind:    rule.Automatic,
			On:      table.Stands,
			Role:    rule.AsAnyone,
			Cards:   table.SetOf(table.Decode),
			May:     true,
			Steps:   []rule.Step{func(m *rule.Machine) { m.Cover(m.Owner()) }},
		},
	},
	Mission: rule.Mission{
		Text:    "获得三张或以上蓝色情报。",
		Rulings: "YDY-014",
		Won:     collects(3, blue),
	},
}
