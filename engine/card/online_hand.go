package card

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// ownPlay is the usage of the cards of one's own play phase.
var ownPlay = rule.Usage{Phases: table.During(table.Play1), Turn: rule.OwnTurn}

// reinforce 增援: the user draws one card more than there is false intel before
// him when it resolves (QZ-043).
var reinforce = rule.Card{
	Name:      table.Reinforce,
	Rulings:   "QZ-043",
	Usage:     ownPlay,
	NeedsUser: true,
	Steps: []rule.Step{func(m *rule.Machine) {
		m.Draw(m.Owner(), 1+m.S.Seats[m.Owner()].Intel.And(m.R.Black).Len())
	}},
}

// gamble 博弈: a player, the user included, gains the deck's top card as intel;
// the user answers for it (QZ-044).
var gamble = rule.Card{
	Name:    table.Gamble,
	Rulings: "QZ-044",
	Usage:   stakes(ownPlay),
	Steps: []rule.Step{
		func(m *rule.Machine) { m.TakeAside(1) },
		func(m *rule.Machine) { m.GainAside(m.Target(), m.S.Aside.First()) },
	},
}

// stakes narrows a usage to a player, oneself included, while there is a card
// to be dealt.
func stakes(u rule.Usage) rule.Usage {
	u.Aim = rule.AtSeat
	u.Ready = func(m *rule.Machine, _ table.Seat) bool { return dealable(m) }
	u.Hits = func(*rule.Machine, table.Seat, table.Seat) bool { return true }
	u.Holds = func(m *rule.Machine, _ *table.Item) bool { return dealable(m) }
	return u
}

// weigh 权衡: the user discards the whole hand and draws as many cards, which
// may be the very ones if the deck runs out (QZ-045).
var weigh = rule.Card{
	Name:      table.Weigh,
	Rulings:   "QZ-045..QZ-046",
	Usage:     ownPlay,
	NeedsUser: true,
	Steps: []rule.Step{func(m *rule.Machine) {
		hand := m.S.Seats[m.Owner()].Hand
		n := hand.Len()
		for c := hand.Pop(); c != table.NoCard; c = hand.Pop() {
			m.Discard(m.Owner(), c)
		}
		m.Draw(m.Owner(), n)
	}},
}
