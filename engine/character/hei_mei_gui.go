package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var heiMeiGui = rule.Character{
	Name: "黑玫瑰", Prefix: "HMG", Stealth: true, Gender: table.Female,
	Skills: []rule.Skill{{
		Name:    "血染玫瑰",
		Rulings: "HMG-001..HMG-022",
		Text:    "翻开此角色牌并指定一位玩家，展示牌库顶：是黑色则可以在他面前放置最多三张假情报，否则最多一张。",
		Kind:    rule.Response,
		Reveal:  true,
		Usage: rule.Usage{
			Phases: table.AnyWindow,
			Aim:    rule.AtSeat,
			// 一位玩家 includes herself (HMG-003).
			Hits: func(*rule.Machine, table.Seat, table.Seat) bool { return true },
		},
		Steps: []rule.Step{(*rule.Machine).DecideTop, thorns, rule.PlacePicked},
	}},
	Mission: rule.Mission{
		Text:    "亲手使一位面前有三张或以上真情报的玩家死亡。",
		Rulings: "HMG-023..HMG-025",
		Won: func(m *rule.Machine, owner table.Seat) bool {
			return m.Killed(owner, func(d *table.Death) bool { return d.Trues >= 3 }) > 0
		},
	},
}

// thorns: only a black card shown allows more than one (HMG-005, HMG-006); no
// card to show counts as not black (HMG-011).
func thorns(m *rule.Machine) {
	most := 1
	if m.R.Black.Has(m.ShowTop(m.Owner())) {
		most = 3
	}
	m.Pick(m.Owner(), falseCards(m, m.Owner()), 0, most)
}
