package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var yiXianSheng = rule.Character{
	Name: "易先生", Prefix: "YXS", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "贪婪",
			Rulings: "YXS-001",
			Text:    "抽牌阶段改为抽三张牌。",
			Kind:    rule.Automatic,
			On:      table.DrawPhase,
			Role:    rule.AsSeat,
			Steps:   []rule.Step{rule.DrawCards(3)},
		},
		{
			Name:    "洞察",
			Rulings: "YXS-002..YXS-004",
			Text:    "退回与截获可以当作识破使用。",
			Kind:    rule.UseAs,
			From: func(f table.Face) bool {
				return f.Name == table.Return || f.Name == table.Intercept
			},
			As: table.Counter,
		},
		{
			Name:    "情仇",
			Rulings: "YXS-005..YXS-010",
			Text:    "被一位女性杀死时，她可以宣告单独胜利。",
			Kind:    rule.Automatic,
			On:      table.Buried,
			Role:    rule.ForOther,
			// What she was when he died counts (YXS-006), whatever she killed
			// him with (YXS-008).
			When: func(m *rule.Machine, killer table.Seat, t table.Moment) bool {
				return m.DeathOf(t.Seat).Killer&table.Female != 0 && !m.Forestalled(killer)
			},
			May:   true,
			Steps: []rule.Step{declareAlone},
		},
	},
	Mission: rule.Mission{
		Text:      "另一位玩家宣告胜利，而此前已有玩家死亡；其宣告失败。",
		Rulings:   "YXS-011..YXS-012",
		Overturns: func(m *rule.Machine, _, _ table.Seat) bool { return m.S.Died > 0 },
	},
}
