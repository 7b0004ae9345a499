package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// divert 转移: the player whom the intel has reached hands it to another, who
// gains it at once (QZ-031). The sender, to whom it came back, and a Locked
// player cannot; a Lured player cannot be named (QZ-032, QZ-033).
var divert = rule.Card{
	Name:    table.Divert,
	Rulings: "QZ-031..QZ-034",
	Usage: rule.Usage{
		Phases: table.During(table.Arrival),
		Aim:    rule.AtSeat,
		Ready: func(m *rule.Machine, user table.Seat) bool {
			return m.ArrivedAt(user) && !m.S.Locked.Has(user) && m.S.Transit.Sender != user
		},
		Hits: func(m *rule.Machine, user, target table.Seat) bool {
			return user != target && !m.S.Transit.Lured.Has(target)
		},
		Holds: func(m *rule.Machine, it *table.Item) bool { return m.ArrivedAt(it.Seat) },
	},
	NeedsUser: true,
	Steps:     []rule.Step{func(m *rule.Machine) { m.GainTransit(m.Target()) }},
}

// swap 调包: the card itself takes the place of the intel in transit, face up
// (QZ-039).
var swap = rule.Card{
	Name:    table.Swap,
	Rulings: "QZ-039..QZ-041",
	Usage: rule.Usage{
		Phases: table.During(table.Passing, table.Arrival),
		Holds:  func(m *rule.Machine, _ *table.Item) bool { return m.S.Transit.Active },
	},
	Steps: []rule.Step{(*rule.Machine).Substitute},
}
