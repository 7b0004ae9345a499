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
