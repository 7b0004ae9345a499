package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var huangQue = rule.Character{
	Name: "黄雀", Prefix: "HQ", Stealth: true, Gender: table.Female,
	Skills: []rule.Skill{
		{
			Name:    "潜藏伏击",
			Rulings: "HQ-001..HQ-004",
			Text:    "翻开此角色牌，把另一位玩家面前一张情报放回牌库顶。",
			Kind:    rule.Response,
			Reveal:  true,
			Usage: rule.Usage{
				Phases: table.AnyWindow,
				Aim:    rule.AtIntel,
				Intel:  ofAnother(anyIntel),
			},
			Steps: []rule.Step{func(m *rule.Machine) {
				m.IntelToTop(m.Owner(), m.Target(), m.Object())
			}},
		},
		{
			Name:    "黄雀在后",
			Rulings: "HQ-005..HQ-009",
			Text:    "另一位玩家死亡时，可以翻开自己的身份牌，在一位玩家面前放置最多二张假情报。",
			Kind:    rule.Automatic,
			On:      table.Dies,
			Role:    rule.AsBystander,
			// The identity stays shown, so that this works once a game (HQ-006).
			When: func(m *rule.Machine, owner table.Seat, _ table.Moment) bool {
				return !m.S.Seats[owner].Shown
			},
			May:   true,
			Steps: []rule.Step{emerge, stalk, rule.PlacePicked},
		},
	},
	Mission: rule.Mission{
		Text:    "潜伏战线与军情处各有至少一位玩家死亡。",
		Rulings: "HQ-010..HQ-012",
		Won:     bothSidesMourn,
	},
}

// emerge: she may choose herself, but nobody who is dying (HQ-007).
func emerge(m *rule.Machine) {
	m.ShowIdentity(m.Owner())
	m.AskSeat(m.Owner(), m.Staying())
}

func stalk(m *rule.Machine) {
	m.MarkSeat(m.Answer().Seat)
	m.Pick(m.Owner(), falseCards(m, m.Owner()), 0, 2)
}
