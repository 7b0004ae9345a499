package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var shanLing = rule.Character{
	Name: "闪灵", Prefix: "SL", Stealth: true, Gender: table.Female,
	Skills: []rule.Skill{{
		Name:    "狙击",
		Rulings: "SL-001..SL-011",
		Text:    "翻开此角色牌，烧毁另一位玩家面前一至三张情报。",
		Kind:    rule.Response,
		Reveal:  true,
		Usage: rule.Usage{
			Phases: table.AnyWindow,
			Aim:    rule.AtSeat,
			Hits: func(m *rule.Machine, user, target table.Seat) bool {
				return user != target && !m.S.Seats[target].Intel.Empty()
			},
			Holds: func(m *rule.Machine, it *table.Item) bool {
				return !m.S.Seats[it.Target].Intel.Empty()
			},
		},
		Steps: []rule.Step{aim, shoot},
	}},
	Mission: rule.Mission{
		Text:    "亲手使一位面前没有真情报的玩家死亡。",
		Rulings: "SL-012..SL-016",
		Won: func(m *rule.Machine, owner table.Seat) bool {
			return m.Killed(owner, func(d *table.Death) bool { return d.Trues == 0 }) > 0
		},
	},
}

// aim: which and how many is chosen only now (SL-005).
func aim(m *rule.Machine) {
	intel := m.S.Seats[m.Target()].Intel
	m.Pick(m.Owner(), intel, 1, min(3, intel.Len()))
}

func shoot(m *rule.Machine) { m.Burn(m.Owner(), m.Target(), m.Picked()) }
