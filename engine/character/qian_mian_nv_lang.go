package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var qianMianNvLang = rule.Character{
	Name: "千面女郎", Prefix: "QMNL", Gender: table.Female,
	Skills: []rule.Skill{
		concealment("QMNL-001..QMNL-002"),
		{
			Name:    "逢缘",
			Rulings: "QMNL-003..QMNL-006",
			Text:    "传出密电或文本时，可以指定传递的方向。",
			Kind:    rule.Constant,
			Trait:   rule.Trait{Sends: table.SendBackward},
		},
		{
			Name:    "笙歌",
			Rulings: "QMNL-007",
			Text:    "有玩家的真伪莫辨成立时，可以抽三张牌，然后把一张手牌分给另一位玩家。",
			Kind:    rule.Automatic,
			On:      table.Stands,
			Role:    rule.AsAnyone,
			Cards:   table.SetOf(table.Muddle),
			May:     true,
			Steps:   []rule.Step{rule.DrawCards(3), rule.ChooseHandCard, toAnother, handOver},
		},
	},
	Mission: rule.Mission{
		Text:    "左手或右手边第一位玩家宣告胜利；其宣告失败。",
		Rulings: "QMNL-008..QMNL-010",
		// Seats of those who are out are passed over (QMNL-009).
		Overturns: func(m *rule.Machine, owner, declarer table.Seat) bool {
			living := m.S.Living()
			return declarer == living.After(owner) || declarer == living.Before(owner)
		},
	},
}
