package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// lure 调虎离山: another player takes no part in this transmission.
var lure = rule.Card{
	Name:    table.Lure,
	Rulings: "LURE-001..LURE-020",
	Usage: rule.Usage{
		Phases: table.During(table.Passing),
		Aim:    rule.AtSeat,
		Hits: func(m *rule.Machine, user, target table.Seat) bool {
			return user != target && lurable(m, target)
		},
		Holds: func(m *rule.Machine, it *table.Item) bool {
			return m.S.Transit.Active && lurable(m, it.Target)
		},
	},
	Steps: []rule.Step{func(m *rule.Machine) { m.Lure(m.Target()) }},
}

// lurable: Lure does nothing to the sender and to a Locked player, and so
// cannot be aimed at them (LURE-007, LURE-008).
func lurable(m *rule.Machine, target table.Seat) bool {
	return target != m.S.Transit.Sender && !m.S.Locked.Has(target)
}

// LureSelf is the Lure of the promotional edition, which may also be used on
// oneself (LURE-004).
func LureSelf() rule.Card {
	c := lure
	c.Hits = func(m *rule.Machine, _, target table.Seat) bool { return lurable(m, target) }
	return c
}
