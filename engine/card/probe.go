package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// probe 试探: another player looks at the card and acts by the true identity:
// named rightly, it discards a card or draws two, else it makes the claim that
// goes with the card (PROB-007). The card then leaves the game face down.
var probe = rule.Card{
	Name:    table.Probe,
	Rulings: "PROB-001..PROB-025",
	Usage: rule.Usage{
		Phases: table.During(table.Play1, table.Play2),
		Turn:   rule.OwnTurn,
		Aim:    rule.AtSeat,
	},
	Leaves: true,
	Steps:  []rule.Step{ask, act(2), discard},
}

// ask hands the card over (PROB-021). Only a player who conceals the identity
// has a choice (PROB-015, LG-011).
func ask(m *rule.Machine) {
	c, target := m.Item().Card, m.Target()
	m.Look(target, c)
	face := m.R.Faces[c]
	if m.Conceals(target) {
		m.AskOption(target, 1<<deed(face)|1<<claim(face))
		return
	}
	m.Mark(claim(face))
	if m.S.Seats[target].Identity == face.Asks {
		m.Mark(deed(face))
	}
}

// discarded is the step after the one in which a player discards.
const discarded = 3

// act carries out what was chosen or is due; who draws, draws n cards.
func act(n int) rule.Step {
	return func(m *rule.Machine) {
		target, option := m.Target(), m.Marked()
		if m.Conceals(target) {
			option = m.Answer().N
		}
		m.Claims(target, option)
		switch option {
		case rule.ActDraw:
			m.Jump(discarded)
			m.Draw(target, n)
		case rule.ActDiscard:
			// With an empty hand the player only says so (PROB-017).
			m.AskCard(target, m.S.Seats[target].Hand)
		default:
			m.Done()
		}
	}
}

func discard(m *rule.Machine) {
	if m.Yes() {
		m.Discard(m.Target(), m.Answer().Card)
	}
}

// deed is what a player does whom the card names rightly.
func deed(f table.Face) uint8 {
	if f.Act == table.DrawTwo {
		return rule.ActDraw
	}
	return rule.ActDiscard
}

// claim is what any other player says.
func claim(f table.Face) uint8 {
	if f.Act == table.DrawTwo {
		return rule.ClaimUndercover
	}
	return rule.ClaimGood
}
