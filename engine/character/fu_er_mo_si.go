package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var fuErMoSi = rule.Character{
	Name: "福尔摩斯", Prefix: "FEMS", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "揭露",
			Rulings: "FEMS-001..FEMS-007",
			Text:    "情报传递时，可以弃一张黑色手牌，翻开传递中的密电；若是假情报，抽二张牌。",
			Kind:    rule.Response,
			Usage: rule.Usage{
				Phases: table.During(table.Passing),
				Ready:  func(m *rule.Machine, _ table.Seat) bool { return sealed(m) },
				Holds:  func(m *rule.Machine, _ *table.Item) bool { return sealed(m) },
			},
			Cost:  rule.Cost{Card: falseCards, Show: true},
			Steps: []rule.Step{unseal},
		},
		{
			Name:    "真相",
			Rulings: "FEMS-008..FEMS-011",
			Text:    "有玩家的试探成立时，可以弃一张手牌，检视那张试探。",
			Kind:    rule.Automatic,
			On:      table.Stands,
			Role:    rule.AsAnyone,
			Cards:   table.SetOf(table.Probe),
			When: func(m *rule.Machine, owner table.Seat, _ table.Moment) bool {
				return !m.S.Seats[owner].Hand.Empty()
			},
			May:   true,
			Steps: []rule.Step{rule.ChooseHandCard, deduce},
		},
	},
	Mission: rule.Mission{
		Text:    "获得三张或以上红色情报。",
		Rulings: "FEMS-012",
		Won:     collects(3, red),
	},
}

// sealed is whether a telegram is under way that has not been turned up
// (FEMS-004, FEMS-006).
func sealed(m *rule.Machine) bool {
	t := m.S.Transit
	return t.Active && !t.Arrived && t.Mode == table.Telegram && !t.FaceUp
}

func unseal(m *rule.Machine) {
	m.Unveil(m.Owner())
	if m.R.Black.Has(m.S.Transit.Card) {
		m.Draw(m.Owner(), 2)
	}
}

func deduce(m *rule.Machine) {
	m.Discard(m.Owner(), m.Answer().Card)
	m.Look(m.Owner(), m.When().Card)
}
