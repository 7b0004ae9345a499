package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// LureUsage is when and at whom 调虎离山 may be used; skills that count as its
// use share it (FS-004).
var LureUsage = rule.Usage{
	Phases: table.During(table.Passing),
	Aim:    rule.AtSeat,
	Hits: func(m *rule.Machine, user, target table.Seat) bool {
		return user != target && lurable(m, target)
	},
	Holds: func(m *rule.Machine, it *table.Item) bool {
		return m.S.Transit.Active && lurable(m, it.Target)
	},
}

// lurable: Lure does nothing to the sender and to a Locked player, and so
// cannot be aimed at them (LURE-007, LURE-008).
func lurable(m *rule.Machine, target table.Seat) bool {
	return target != m.S.Transit.Sender && !m.S.Locked.Has(target)
}

// LureSteps is what 调虎离山 does.
var LureSteps = []rule.Step{func(m *rule.Machine) { m.Lure(m.Target()) }}

// lure 调虎离山: another player takes no part in this transmission.
var lure = rule.Card{
	Name:    table.Lure,
	Rulings: "LURE-001..LURE-020",
	Usage:   LureUsage,
	Steps:   LureSteps,
}
