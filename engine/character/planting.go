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

// whoseTable asks before whom the chosen card shall lie, the owner included
// (OPN-052).
func whoseTable(m *rule.Machine) {
	if !m.Yes() {
		m.Done()
		return
	}
	m.MarkCard(m.Answer().Card)
	m.AskSeat(m.Owner(), m.Staying())
}

func plant(m *rule.Machine) {
	m.Place(m.Owner(), m.Answer().Seat, table.CardSet{}.With(m.Object()))
}
