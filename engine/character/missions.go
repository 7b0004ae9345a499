package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// collects is the mission of having n intel among the cards, whatever their
// source.
func collects(n int, among func(*rule.Rules) table.CardSet) func(*rule.Machine, table.Seat) bool {
	return func(m *rule.Machine, owner table.Seat) bool {
		return m.S.Seats[owner].Intel.And(among(m.R)).Len() >= n
	}
}

func red(r *rule.Rules) table.CardSet  { return r.Red }
func blue(r *rule.Rules) table.CardSet { return r.Blue }

// bothSidesMourn is the mission of a death on either side.
func bothSidesMourn(m *rule.Machine, _ table.Seat) bool {
	return fallen(m, table.Lurker) && fallen(m, table.MI)
}

// holdsThreeOfBoth is the mission of three red and three blue hand cards.
func holdsThreeOfBoth(m *rule.Machine, owner table.Seat) bool {
	hand := m.S.Seats[owner].Hand
	return hand.And(m.R.Red).Len() >= 3 && hand.And(m.R.Blue).Len() >= 3
}

// fallen is whether a player who died had the identity. One whose identity was
// taken before it was shown has none (HQ-011).
func fallen(m *rule.Machine, id table.Identity) bool {
	for i := range m.S.Died {
		if m.S.Seats[m.S.Deaths[i].Seat].Identity == id {
			return true
		}
	}
	return false
}
