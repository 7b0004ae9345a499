package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var zhiYeShaShou = rule.Character{
	Name: "职业杀手", Prefix: "ZYSS", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "连击",
			Rulings: "ZYSS-001..ZYSS-004",
			Text:    "传出的假情报被一位玩家获得时，抽一张牌，然后可以在其面前放置一张假情报。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsOther,
			When:    sentFalse,
			Steps:   []rule.Step{rule.DrawCards(1), offerFalse, plantOnGainer},
		},
		{
			Name:    "预谋",
			Rulings: "ZYSS-005..ZYSS-007",
			Text:    "调虎离山可以当作锁定使用。",
			Kind:    rule.UseAs,
			From:    func(f table.Face) bool { return f.Name == table.Lure },
			As:      table.Lock,
		},
	},
	Mission: rule.Mission{
		Text:    "亲手使另一位玩家成为第二位或之后的死者。",
		Rulings: "ZYSS-008..ZYSS-011",
		Won: func(m *rule.Machine, owner table.Seat) bool {
			// Whoever killed the first, that one does not count (ZYSS-008).
			first := m.S.Deaths[0].Seat
			return m.Killed(owner, func(d *table.Death) bool { return d.Seat != first }) > 0
		},
	},
}
