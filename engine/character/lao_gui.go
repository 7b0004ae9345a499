package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var laoGui = rule.Character{
	Name: "老鬼", Prefix: "LG", Stealth: true, Gender: table.Female,
	Skills: []rule.Skill{
		scheme("LG-001..LG-010"),
		{
			Name:    "城府",
			Rulings: "LG-011..LG-016",
			Text:    "被试探时，可以不看身份，任选该试探上的一种行动。",
			Kind:    rule.Constant,
			Trait:   rule.Trait{Conceals: true},
		},
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
			Steps: []rule.Step{heir, legacy, rule.PlacePicked},
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

// heir: whoever is in the game and not dying too may be chosen (LG-023).
func heir(m *rule.Machine) { m.AskSeat(m.Owner(), m.Others(m.Owner())&^m.S.Dying) }

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
