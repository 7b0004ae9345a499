package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// CounterUsage is when and at what 识破 may be used: any card on the stack,
// not only the topmost, and no skill (CNTR-001, CNTR-004, CNTR-005).
var CounterUsage = rule.Usage{Phases: table.AnyWindow, Aim: rule.AtCard}

// CounterSteps is what 识破 does.
var CounterSteps = []rule.Step{func(m *rule.Machine) { m.Nullify(m.Item().Ref) }}

// counter 识破: a card on the stack has no effect and leaves at once.
var counter = rule.Card{
	Name:    table.Counter,
	Rulings: "CNTR-001..CNTR-016",
	Usage:   CounterUsage,
	Steps:   CounterSteps,
}
