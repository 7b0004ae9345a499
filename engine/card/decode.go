package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// decode 破译: the player whom the intel has reached looks at it, alone
// (DECO-003), the sender to whom it came back included (DECO-009).
var decode = rule.Card{
	Name:    table.Decode,
	Rulings: "DECO-001..DECO-010",
	Usage: rule.Usage{
		Phases: table.During(table.Arrival),
		Ready:  (*rule.Machine).ArrivedAt,
		Holds:  func(m *rule.Machine, it *table.Item) bool { return m.ArrivedAt(it.Seat) },
	},
	NeedsUser: true,
	Steps:     []rule.Step{func(m *rule.Machine) { m.Look(m.Owner(), m.S.Transit.Card) }},
}
