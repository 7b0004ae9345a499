package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var xiaoMaGe = rule.Character{
	Name: "小马哥", Prefix: "XMG", Gender: table.Male,
	Skills: []rule.Skill{{
		Name:    "英雄本色",
		Rulings: "XMG-001..XMG-004",
		Text:    "获得假情报时，抽一张牌，然后可以在一位玩家面前放置一张假情报。",
		Kind:    rule.Automatic,
		On:      table.Gained,
		Role:    rule.AsSeat,
		When:    gainOfFalse,
		Steps:   []rule.Step{rule.DrawCards(1), offerFalse, toAnyone, plant},
	}},
	Mission: rule.Mission{
		Text:    "潜伏战线与军情处各有至少一位玩家死亡。",
		Rulings: "XMG-005",
		Won:     bothSidesMourn,
	},
}
