package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// falseCards are the hand cards that can be placed as false intel (STL-026).
func falseCards(m *rule.Machine, seat table.Seat) table.CardSet {
	return m.S.Seats[seat].Hand.And(m.R.Black)
}

// falseIntel is the false intel before the player.
func falseIntel(m *rule.Machine, seat table.Seat) table.CardSet {
	return m.S.Seats[seat].Intel.And(m.R.Black)
}
