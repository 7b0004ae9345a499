package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// share is the step after a hand card was chosen for another player. Without
// a card, which only an empty deck can cause, nothing is shared.
func share(m *rule.Machine) {
	if !m.Yes() {
		m.Done()
		return
	}
	m.MarkCard(m.Answer().Card)
	m.AskSeat(m.Owner(), m.Others(m.Owner()))
}

// handOver gives the chosen card to the chosen player.
func handOver(m *rule.Machine) {
	if !m.Yes() {
		return
	}
	m.Give(m.Owner(), m.Answer().Seat, table.CardSet{}.With(m.Object()))
}
