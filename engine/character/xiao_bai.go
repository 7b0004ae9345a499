package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var xiaoBai = rule.Character{
	Name: "小白", Prefix: "XB",
	Skills: []rule.Skill{
		{
			Name:    "乔装",
			Rulings: "XB-001..XB-002",
			Text:    "同时视为男性角色与女性角色。",
			Kind:    rule.Constant,
			Trait:   rule.Trait{Gender: table.Male | table.Female},
		},
		{
			Name:    "收买",
			Rulings: "XB-003..XB-008",
			Text:    "手牌不少于四张时，把四张手牌交给另一位玩家，获得其面前一张情报。",
			Kind:    rule.Response,
			Usage: rule.Usage{
				Phases: table.AnyWindow,
				Aim:    rule.AtIntel,
				Ready: func(m *rule.Machine, user table.Seat) bool {
					return m.S.Seats[user].Hand.Len() >= bribe
				},
				Intel: ofAnother(anyIntel),
			},
			Cost: rule.Cost{Steps: []rule.Step{
				func(m *rule.Machine) { m.Pick(m.Owner(), m.S.Seats[m.Owner()].Hand, bribe, bribe) },
				func(m *rule.Machine) { m.Give(m.Owner(), m.Target(), m.Picked()) },
			}},
			Steps: []rule.Step{func(m *rule.Machine) {
				m.MoveIntel(m.Target(), m.Owner(), m.Object())
			}},
		},
		{
			Name:    "败露",
			Rulings: "XB-009..XB-013, XB-020",
			Text:    "面前情报达到六张时，输掉游戏。",
			Kind:    rule.Constant,
			Trait:   rule.Trait{LosesAt: 6},
		},
	},
	Mission: rule.Mission{
		Text:    "成为第一位死者，或潜伏战线与军情处有一方全部死亡。",
		Rulings: "XB-014..XB-019",
		// The own death is established by then and is the only one.
		Death: func(m *rule.Machine, _ table.Seat) bool { return m.S.Died == 1 },
		Won: func(m *rule.Machine, _ table.Seat) bool {
			return m.WipedOut(table.Lurker) || m.WipedOut(table.MI)
		},
	},
}

// bribe is the price of one intel.
const bribe = 4
