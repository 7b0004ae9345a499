package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// lock 锁定: another player must take the transmitted intel that reaches it
// this turn. It may be used in both play phases and on every leg of the
// transmission (LOCK-001), in the second play phase without effect (LOCK-014).
var lock = rule.Card{
	Name:    table.Lock,
	Rulings: "LOCK-001..LOCK-018",
	Usage: rule.Usage{
		Phases: table.During(table.Play1, table.Passing, table.Play2),
		Turn:   rule.OwnTurn,
		Aim:    rule.AtSeat,
	},
	Steps: []rule.Step{func(m *rule.Machine) { m.Lock(m.Target()) }},
}
