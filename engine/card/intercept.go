package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// intercept 截获: the user gains the intel in transit, whatever its mode and
// whoever is Locked (INTC-005, INTC-007).
var intercept = rule.Card{
	Name:    table.Intercept,
	Rulings: "INTC-001..INTC-020",
	Usage: rule.Usage{
		Phases: table.During(table.Passing),
		Turn:   rule.OthersTurn,
		Holds: func(m *rule.Machine, _ *table.Item) bool {
			return m.S.Transit.Active && !m.S.Transit.Arrived
		},
	},
	NeedsUser: true,
	Steps:     []rule.Step{func(m *rule.Machine) { m.GainTransit(m.Owner()) }},
}
