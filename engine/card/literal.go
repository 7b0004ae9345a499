package card

import (
	"slices"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Literal is the cards with Probe, Muddle and Lock as the promotional leaflet
// words them: in the own turn, whatever the window (PROB-003, MUDD-021). A Lock
// does nothing to intel that has arrived and stays closed there (LOCK-017).
func Literal(cards []rule.Card) []rule.Card {
	out := slices.Clone(cards)
	for i := range out {
		switch out[i].Name {
		case table.Probe, table.Muddle:
			out[i].Phases = table.AnyWindow
		case table.Lock:
			out[i].Phases = table.AnyWindow &^ table.During(table.Arrival)
		}
	}
	return out
}
