package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var daMeiNv = rule.Character{
	Name: "大美女", Prefix: "DMN", Gender: table.Female,
	Skills: []rule.Skill{
		{
			Name:    "精明",
			Rulings: "DMN-001..DMN-004, DMN-015",
			Text:    "抽牌阶段改为抽三张牌，然后把一张手牌放回牌库顶。",
			Kind:    rule.Automatic,
			On:      table.DrawPhase,
			Role:    rule.AsSeat,
			Steps:   []rule.Step{rule.DrawCards(3), rule.ChooseHandCard, rule.PutChosenBack},
		},
		{
			Name:    "爱情",
			Rulings: "DMN-005..DMN-010",
			Text:    "翻开自己的身份牌，烧毁任意玩家面前合计二张假情报。",
			Kind:    rule.Response,
			Usage: rule.Usage{
				Phases: table.AnyWindow,
				Aim:    rule.AtTwoIntel,
				Intel: func(m *rule.Machine, _, owner table.Seat) table.CardSet {
					return falseIntel(m, owner)
				},
				// What is left of the two is still burned (DMN-010).
				Holds: func(m *rule.Machine, it *table.Item) bool {
					return m.HolderOf(it.Object) != table.Nobody || m.HolderOf(it.Second) != table.Nobody
				},
			},
			Cost:  rule.Cost{Identity: true},
			Steps: []rule.Step{consume},
		},
	},
	Mission: rule.Mission{
		Text:    "一位男性角色宣告胜利，且自己面前假情报不多于一张。",
		Rulings: "DMN-011..DMN-014",
		// The character counts, not the player (DMN-012).
		Joins: func(m *rule.Machine, owner, declarer table.Seat) bool {
			return m.GenderOf(declarer)&table.Male != 0 && falseIntel(m, owner).Len() <= 1
		},
	},
}

// consume burns both from seat to seat, so that the order does not depend on
// which of two equal cards is which.
func consume(m *rule.Machine) {
	both := table.CardSet{}.With(m.Object()).With(m.Item().Second)
	for seat := range table.Seat(m.S.Players) {
		if x := m.S.Seats[seat].Intel.And(both); !x.Empty() {
			m.Burn(m.Owner(), seat, x)
		}
	}
}
