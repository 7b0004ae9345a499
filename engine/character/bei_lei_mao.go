package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var beiLeiMao = rule.Character{
	Name: "贝雷帽", Prefix: "BLM", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "换日",
			Rulings: "BLM-001..BLM-002",
			Text:    "黑色手牌可以当作锁定使用。",
			Kind:    rule.UseAs,
			From:    func(f table.Face) bool { return f.Color == table.Black },
			As:      table.Lock,
		},
		{
			Name:    "偷天",
			Rulings: "BLM-003..BLM-006",
			Text:    "传出的假情报被一位玩家获得时，可以把其面前一张真情报加入任意一位玩家的手牌。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsOther,
			When: func(m *rule.Machine, owner table.Seat, t table.Moment) bool {
				return sentFalse(m, owner, t) && !trueIntel(m, t.Seat).Empty()
			},
			May: true,
			// The owner's hand or that of the player himself will do too.
			Steps: []rule.Step{covet, toAnyone, pocket},
		},
	},
	Mission: rule.Mission{
		Text:    "手牌中有至少三张红色和三张蓝色卡牌。",
		Rulings: "BLM-007",
		Hand:    true,
		Won:     holdsThreeOfBoth,
	},
}

func trueIntel(m *rule.Machine, seat table.Seat) table.CardSet {
	return m.S.Seats[seat].Intel.And(m.R.True())
}

func covet(m *rule.Machine) { m.AskCard(m.Owner(), trueIntel(m, m.When().Seat)) }

func pocket(m *rule.Machine) { m.IntelToHand(m.When().Seat, m.Answer().Seat, m.Object()) }
