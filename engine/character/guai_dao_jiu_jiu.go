package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var guaiDaoJiuJiu = rule.Character{
	Name: "怪盗九九", Prefix: "GDJJ", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "阴谋",
			Rulings: "GDJJ-001..GDJJ-002, GDJJ-005",
			Text:    "传出的假情报被一位玩家获得时，可以抽取任意一位玩家一张手牌。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsOther,
			When:    sentFalse,
			May:     true,
			Steps:   []rule.Step{mark, reach, grab},
		},
		{
			Name:    "阳谋",
			Rulings: "GDJJ-003..GDJJ-005",
			Text:    "获得另一位玩家传出的假情报时，可以抽取任意一位玩家一张手牌。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsSeat,
			When: func(m *rule.Machine, owner table.Seat, t table.Moment) bool {
				return sentFalse(m, owner, t) && t.Other != owner
			},
			May:   true,
			Steps: []rule.Step{mark, reach, grab},
		},
	},
	Mission: rule.Mission{
		Text:    "手牌达到九张或以上。",
		Rulings: "GDJJ-006",
		Hand:    true,
		Won: func(m *rule.Machine, owner table.Seat) bool {
			return m.S.Seats[owner].Hand.Len() >= 9
		},
	},
}
