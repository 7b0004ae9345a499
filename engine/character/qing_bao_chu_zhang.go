package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var qingBaoChuZhang = rule.Character{
	Name: "情报处长", Prefix: "QBCZ", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "隔墙有耳",
			Rulings: "QBCZ-001..QBCZ-004",
			Text:    "使用试探成立时，可以抽二张牌，然后把一张手牌放回牌库顶。",
			Kind:    rule.Automatic,
			On:      table.Stands,
			Role:    rule.AsSeat,
			Cards:   table.SetOf(table.Probe),
			May:     true,
			Steps:   []rule.Step{rule.DrawCards(2), rule.ChooseHandCard, rule.PutChosenBack},
		},
		{
			Name:    "偷龙转凤",
			Rulings: "QBCZ-005..QBCZ-013",
			Text:    "情报到达面前时，可以弃一张手牌，然后把该情报与牌库顶的牌交换，保持原来的状态。",
			Kind:    rule.Response,
			Usage: rule.Usage{
				Phases: table.During(table.Arrival),
				Ready:  (*rule.Machine).ArrivedAt,
				Holds:  func(m *rule.Machine, it *table.Item) bool { return m.ArrivedAt(it.Seat) },
			},
			Cost: rule.Cost{Card: func(m *rule.Machine, user table.Seat) table.CardSet {
				return m.S.Seats[user].Hand
			}},
			Steps: []rule.Step{
				(*rule.Machine).DecideTop,
				func(m *rule.Machine) { m.ExchangeTransit(m.Owner()) },
			},
		},
	},
	Mission: rule.Mission{
		Text:    "获得三张或以上红色情报。",
		Rulings: "QBCZ-014",
		Won:     collects(3, red),
	},
}
