package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// returns 退回: the player whom the intel has reached turns it back. A Locked
// player cannot (RETN-011), nor anybody in the own turn (RETN-002).
var returns = rule.Card{
	Name:    table.Return,
	Rulings: "RETN-001..RETN-017",
	Usage: rule.Usage{
		Phases: table.During(table.Arrival),
		Turn:   rule.OthersTurn,
		Ready: func(m *rule.Machine, user table.Seat) bool {
			return m.ArrivedAt(user) && !m.S.Locked.Has(user)
		},
		Holds: func(m *rule.Machine, it *table.Item) bool { return m.ArrivedAt(it.Seat) },
	},
	NeedsUser: true,
	Steps:     []rule.Step{func(m *rule.Machine) { m.Reverse(m.Owner()) }},
}
