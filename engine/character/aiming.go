package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// ofAnother is what a skill can be aimed at that takes intel of the kind from
// another player than its user.
func ofAnother(kind func(*rule.Machine, table.Seat) table.CardSet) func(m *rule.Machine, user, owner table.Seat) table.CardSet {
	return func(m *rule.Machine, user, owner table.Seat) table.CardSet {
		if user == owner {
			return table.CardSet{}
		}
		return kind(m, owner)
	}
}

// anyIntel is all intel before the player.
func anyIntel(m *rule.Machine, seat table.Seat) table.CardSet { return m.S.Seats[seat].Intel }
