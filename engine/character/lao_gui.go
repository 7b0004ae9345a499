package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var laoGui = rule.Character{
	Name: "老鬼", Prefix: "LG", Stealth: true, Gender: table.Female,
	Skills: []rule.Skill{
		scheme("LG-001..LG-010"),
		concealment("LG-011..LG-016"),
		{
			Name:    "遗志",
			Rulings: "LG-017..LG-029",
			Text:    "死亡时，可以把全部手牌交给一位玩家，由他盲选三张作为他的情报。",
			Kind:    rule.Automatic,
			On:      table.Dies,
			Role:    rule.AsSeat,
			When: func(m *rule.Machine, owner table.Seat, _ table.Moment) bool {
				return !m.S.Seats[owner].Hand.Empty()
			},
			May:   true,
			Steps: []rule.Step{survivor, legacy, rule.PlacePicked},
		},
	},
	Mission: rule.Mission{
		Text:    "死亡时手牌中有三张或以上红色卡牌。",
		Rulings: "LG-030..LG-032",
		Death: func(m *rule.Machine, owner table.Seat) bool {
			return m.S.Seats[owner].Hand.And(m.R.Red).Len() >= 3
		},
		Hand: true,
	},
}

// legacy: the heir takes three by their backs, or all if there are no more
// (LG-019, LG-020).
func legacy(m *rule.Machine) {
	if !m.Yes() {
		m.Done()
		return
	}
	m.MarkSeat(m.Answer().Seat)
	m.PickBlind(m.S.Seats[m.Owner()].Hand, 3)
}
