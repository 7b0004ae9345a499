package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// muddle 真伪莫辨: as many cards as there are living players are taken from the
// deck and shuffled, and each player gets one as intel, the user first. Each is
// judged before the next one is dealt (MUDD-007).
var muddle = rule.Card{
	Name:    table.Muddle,
	Rulings: "MUDD-001..MUDD-021",
	Usage: rule.Usage{
		Phases: table.During(table.Play1, table.Play2),
		Turn:   rule.OwnTurn,
		// Without a single card to deal there is nothing to act on (MUDD-006).
		Ready: func(m *rule.Machine, _ table.Seat) bool { return dealable(m) },
		Holds: func(m *rule.Machine, _ *table.Item) bool { return dealable(m) },
	},
	Kills: true, // whoever dies on the way, by a skill too (STL-041)
	Steps: []rule.Step{takeAside, nextTaker, takes},
}

func dealable(m *rule.Machine) bool {
	return m.S.Deck.Count()+m.S.Up.Len()+m.S.Down.Len() > 0
}

// takeAside counts the players when the card resolves, not before (MUDD-004).
func takeAside(m *rule.Machine) {
	living := m.S.Living()
	m.MarkSeats(living)
	m.TakeAside(living.Len())
}

// nextTaker lets chance deal to the next living player who has none. The dead
// user's neighbour begins if the user is dead (CARD-015).
func nextTaker(m *rule.Machine) {
	left := m.MarkedSeats() & m.S.Living()
	if left == 0 || m.S.Aside.Empty() {
		m.ClearAside()
		m.Done()
		return
	}
	taker := left.From(m.Owner())
	m.MarkSeat(taker)
	m.MarkSeats(left &^ taker.Of())
	m.AskChance(m.S.Aside)
}

func takes(m *rule.Machine) {
	m.GainAside(m.Target(), m.Answer().Card)
	m.Jump(1)
}
