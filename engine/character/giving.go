package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// recipient asks which of the players is to have the chosen card. Without a
// card, which a declined offer or an empty deck can cause, nothing follows.
func recipient(m *rule.Machine, among table.SeatSet) {
	if !m.Yes() {
		m.Done()
		return
	}
	m.MarkCard(m.Answer().Card)
	m.AskSeat(m.Owner(), among)
}

// toAnyone is the step in which a player is chosen for the card, the owner
// included (OPN-052, DF-006), but nobody who is dying (DEATH-011).
func toAnyone(m *rule.Machine) { recipient(m, m.Staying()) }

// toAnother is the step in which another player is chosen for the card.
func toAnother(m *rule.Machine) { recipient(m, m.Others(m.Owner())) }

// handOver gives the chosen card to the chosen player.
func handOver(m *rule.Machine) {
	if !m.Yes() {
		return
	}
	m.Give(m.Owner(), m.Answer().Seat, table.CardSet{}.With(m.Object()))
}

// survivor is the step in which a player is chosen who outlives the owner, or
// whoever else is dying (LG-023, DEATH-011).
func survivor(m *rule.Machine) { m.AskSeat(m.Owner(), m.Staying()) }
