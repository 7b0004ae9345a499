package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var daoFeng = rule.Character{
	Name: "刀锋", Prefix: "DF", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "亮剑",
			Rulings: "DF-001..DF-005",
			Text:    "试探与退回可以当作锁定使用。",
			Kind:    rule.UseAs,
			From: func(f table.Face) bool {
				return f.Name == table.Probe || f.Name == table.Return
			},
			As: table.Lock,
		},
		{
			Name:    "嗜血",
			Rulings: "DF-006..DF-009",
			Text:    "另一位玩家死亡时，可以抽四张牌，然后把一张手牌分给一位玩家。",
			Kind:    rule.Automatic,
			On:      table.Dies,
			Role:    rule.AsBystander,
			May:     true,
			// He may keep the card, but not give it to a dying player (DF-006,
			// DF-008).
			Steps: []rule.Step{rule.DrawCards(4), rule.ChooseHandCard, toAnyone, handOver},
		},
	},
	Mission: rule.Mission{
		Text:    "潜伏战线与军情处各有至少一位玩家死亡。",
		Rulings: "DF-010..DF-011",
		Won:     bothSidesMourn,
	},
}
