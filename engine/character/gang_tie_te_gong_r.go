package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// gangTieTeGongRReadings: 掩护 as an automatic skill, which nobody can answer
// (GTR-008).
var gangTieTeGongRReadings = []Reading{{
	Ruling: "GTR-008", Default: "A", Letter: "B", Character: "钢铁特工R",
	Change: func(c *rule.Character) { c.Skills[1].Kind = rule.Automatic },
}}

var gangTieTeGongR = rule.Character{
	Name: "钢铁特工R", Prefix: "GTR", Stealth: true, Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "警觉",
			Rulings: "GTR-001..GTR-007",
			Text:    "翻开此角色牌，视为使用识破。",
			Kind:    rule.Response,
			Reveal:  true,
			Casts:   table.Counter,
		},
		{
			Name:    "掩护",
			Rulings: "GTR-008..GTR-014",
			Text:    "把另一位玩家面前一张假情报放到自己面前，然后盖伏此角色牌。",
			Kind:    rule.Response,
			Usage: rule.Usage{
				Phases: table.AnyWindow,
				Aim:    rule.AtIntel,
				Intel:  ofAnother(falseIntel),
				// Covered meanwhile, he has no such skill any more (GTR-013).
				Holds: func(m *rule.Machine, it *table.Item) bool { return m.S.Seats[it.Seat].FaceUp },
			},
			// Two steps, since a third false intel kills before the second.
			Steps: []rule.Step{
				func(m *rule.Machine) { m.MoveIntel(m.Target(), m.Owner(), m.Object()) },
				func(m *rule.Machine) { m.Cover(m.Owner()) },
			},
		},
	},
	Mission: rule.Mission{
		Text:    "手牌中有四张或以上识破。",
		Rulings: "GTR-015..GTR-016",
		Hand:    true,
		Won: func(m *rule.Machine, owner table.Seat) bool {
			return m.S.Seats[owner].Hand.And(m.R.Named(table.Counter)).Len() >= 4
		},
	},
}
