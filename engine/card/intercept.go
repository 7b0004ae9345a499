package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// InterceptUsage is when 截获 may be used; skills that count as its use share
// it (EMF-001).
var InterceptUsage = rule.Usage{
	Phases: table.During(table.Passing),
	Turn:   rule.OthersTurn,
	Holds: func(m *rule.Machine, _ *table.Item) bool {
		return m.S.Transit.Active && !m.S.Transit.Arrived
	},
}

// InterceptSteps is what 截获 does.
var InterceptSteps = []rule.Step{func(m *rule.Machine) { m.GainTransit(m.Owner()) }}

// intercept 截获: the user gains the intel in transit, whatever its mode and
// whoever is Locked (INTC-005, INTC-007).
var intercept = rule.Card{
	Name:      table.Intercept,
	Rulings:   "INTC-001..INTC-020",
	Usage:     InterceptUsage,
	NeedsUser: true,
	Steps:     InterceptSteps,
}
