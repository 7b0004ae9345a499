package character

import "fengsheng/engine/rule"

// mark: to draw from the own hand would do nothing (GDJJ-005); an empty hand
// may be chosen and yields nothing (OPN-021).
func mark(m *rule.Machine) { m.AskSeat(m.Owner(), m.Staying()&^m.Owner().Of()) }

// reach lets chance pick one of the chosen player's cards by its back.
func reach(m *rule.Machine) {
	m.MarkSeat(m.Answer().Seat)
	m.AskChance(m.S.Seats[m.Answer().Seat].Hand)
}

func grab(m *rule.Machine) {
	if m.Yes() {
		m.Take(m.Owner(), m.Target(), m.Answer().Card)
	}
}
