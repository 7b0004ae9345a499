package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// counter 识破: a card on the stack, not only the topmost and never a skill,
// has no effect and leaves at once (CNTR-001, CNTR-004, CNTR-005).
var counter = rule.Card{
	Name:    table.Counter,
	Rulings: "CNTR-001..CNTR-016",
	Usage:   rule.Usage{Phases: table.AnyWindow, Aim: rule.AtCard},
	Steps:   []rule.Step{func(m *rule.Machine) { m.Nullify(m.Item().Ref) }},
}
