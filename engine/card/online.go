package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Online is the function cards of the online variant where they differ from
// the board game, and the five that only it has.
func Online() []rule.Card {
	return []rule.Card{onlineLock(), onlineBurn(), onlineProbe(), onlineMuddle(), divert, swap, reinforce, gamble, weigh}
}

// onlineLock may be used in the own play phase only (QZ-022).
func onlineLock() rule.Card {
	c := lock
	c.Phases = table.During(table.Play1)
	return c
}

// onlineBurn may be used while intel is passed, and in the own play phase
// (QZ-029).
func onlineBurn() rule.Card {
	c := burn
	c.Phases = table.During(table.Play1, table.Passing, table.Arrival)
	c.Own = table.During(table.Play1)
	return c
}

// onlineProbe lets a player whom it names rightly discard or draw one card,
// and the user draw one too (QZ-047).
func onlineProbe() rule.Card {
	c := probe
	c.Steps = []rule.Step{ask, act(1), discard, reward}
	return c
}

// reward comes also if there was nothing to discard (QZ-048).
func reward(m *rule.Machine) {
	if m.S.In(m.Owner()) {
		m.Draw(m.Owner(), 1)
	}
}

// onlineMuddle lets each player take the deck's top card, unshuffled (QZ-037).
func onlineMuddle() rule.Card {
	c := muddle
	c.Steps = []rule.Step{
		func(m *rule.Machine) { m.MarkSeats(m.S.Living()) },
		nextOnline,
		takesTop,
	}
	return c
}

func nextOnline(m *rule.Machine) {
	left := m.MarkedSeats() & m.S.Living()
	if left == 0 || m.S.Deck.Count() == 0 {
		m.Done()
		return
	}
	taker := left.From(m.Owner())
	m.MarkSeat(taker)
	m.MarkSeats(left &^ taker.Of())
	m.TakeAside(1)
}

func takesTop(m *rule.Machine) {
	m.GainAside(m.Target(), m.S.Aside.First())
	m.Jump(1)
}
