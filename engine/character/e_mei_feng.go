package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var eMeiFeng = rule.Character{
	Name: "峨嵋峰", Prefix: "EMF", Stealth: true, Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "截上截",
			Rulings: "EMF-001..EMF-008",
			Text:    "他人的回合情报传递时，翻开此角色牌，视为使用截获。",
			Kind:    rule.Response,
			Reveal:  true,
			Casts:   table.Intercept,
		},
		{
			Name:    "计中计",
			Rulings: "EMF-009..EMF-015",
			Text:    "传出的真情报被一位玩家获得时，可以烧毁其面前一张假情报。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			// Whoever gained it, by whatever means, himself included (EMF-010,
			// EMF-011).
			Role: rule.AsOther,
			When: func(m *rule.Machine, owner table.Seat, t table.Moment) bool {
				return sentTrue(m, owner, t) && !falseIntel(m, t.Seat).Empty()
			},
			May: true,
			Steps: []rule.Step{
				func(m *rule.Machine) { m.AskCard(m.Owner(), falseIntel(m, m.When().Seat)) },
				func(m *rule.Machine) {
					m.Burn(m.Owner(), m.When().Seat, table.CardSet{}.With(m.Answer().Card))
				},
			},
		},
	},
	Mission: rule.Mission{
		Text:    "获得三张或以上蓝色情报。",
		Rulings: "EMF-016",
		Won:     collects(3, blue),
	},
}
