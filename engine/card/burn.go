package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// burn 烧毁: one named false intel before any player is discarded, in any
// window of anybody's turn (BURN-001, BURN-010).
var burn = rule.Card{
	Name:    table.Burn,
	Rulings: "BURN-001..BURN-014",
	Usage: rule.Usage{
		Phases: table.AnyWindow,
		Aim:    rule.AtIntel,
		Intel: func(m *rule.Machine, _, owner table.Seat) table.CardSet {
			return m.S.Seats[owner].Intel.And(m.R.Black)
		},
	},
	Steps: []rule.Step{func(m *rule.Machine) {
		m.Burn(m.Owner(), m.Target(), table.CardSet{}.With(m.Object()))
	}},
}
