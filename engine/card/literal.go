package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Literal is Probe, Muddle and Lock as the promotional leaflet words them: in
// the own turn, whatever the window (PROB-003, MUDD-021). A Lock does nothing
// to intel that has arrived and stays closed there (LOCK-017).
func Literal() []rule.Card {
	p, m, l := probe, muddle, lock
	p.Phases, m.Phases = table.AnyWindow, table.AnyWindow
	l.Phases = table.AnyWindow &^ table.During(table.Arrival)
	return []rule.Card{p, m, l}
}
