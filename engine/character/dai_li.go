package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var daiLi = rule.Character{
	Name: "戴笠", Prefix: "DL", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "笑里藏刀",
			Rulings: "DL-001..DL-003",
			Text:    "传出的真情报被另一位玩家获得时，可以在其面前放置一张假情报。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsOther,
			When: func(m *rule.Machine, owner table.Seat, t table.Moment) bool {
				return sentTrue(m, owner, t) && t.Seat != owner
			},
			// Not May: the first step asks, whatever the hand is (OPN-018).
			Steps: []rule.Step{offerFalse, plantOnGainer},
		},
		{
			Name:    "运筹帷幄",
			Rulings: "DL-002, DL-004..DL-005",
			Text:    "获得真情报时，可以抽一张牌。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsSeat,
			When: func(_ *rule.Machine, _ table.Seat, t table.Moment) bool {
				return t.Colors&truth != 0
			},
			May:   true,
			Steps: []rule.Step{rule.DrawCards(1)},
		},
	},
	Mission: rule.Mission{
		Text:    "获得三张或以上蓝色情报。",
		Rulings: "DL-006",
		Won:     collects(3, blue),
	},
}
