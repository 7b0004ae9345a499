package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// offerFalse asks for a hand card to be placed as false intel, whatever the
// hand is (OPN-018).
func offerFalse(m *rule.Machine) { m.MayCard(m.Owner(), falseCards(m, m.Owner())) }

// plantOnGainer places the chosen card before the player who gained.
func plantOnGainer(m *rule.Machine) {
	if m.Yes() {
		m.Place(m.Owner(), m.When().Seat, table.CardSet{}.With(m.Answer().Card))
	}
}

// chooseFalse asks for a hand card that must be placed as false intel.
func chooseFalse(m *rule.Machine) { m.AskCard(m.Owner(), falseCards(m, m.Owner())) }

// plantOnSelf places the chosen card before the owner. A third false intel kills
// at the end of the step in which it is placed (LQ-012, LJ-018).
func plantOnSelf(m *rule.Machine) {
	m.Place(m.Owner(), m.Owner(), table.CardSet{}.With(m.Answer().Card))
}

func plant(m *rule.Machine) {
	m.Place(m.Owner(), m.Answer().Seat, table.CardSet{}.With(m.Object()))
}
