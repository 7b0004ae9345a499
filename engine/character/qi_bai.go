package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var qiBai = rule.Character{
	Name: "柒佰", Prefix: "QB", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "敏锐",
			Rulings: "QB-001..QB-004",
			Text:    "可以在他人的回合使用锁定。",
			Kind:    rule.Constant,
			Trait:   rule.Trait{Frees: table.SetOf(table.Lock)},
		},
		{
			Name:    "联动",
			Rulings: "QB-005..QB-010",
			Text:    "使用锁定成立时，抽二张牌，然后把一张手牌分给另一位玩家。",
			Kind:    rule.Automatic,
			On:      table.Stands,
			Role:    rule.AsSeat,
			Cards:   table.SetOf(table.Lock),
			Steps:   []rule.Step{rule.DrawCards(2), rule.ChooseHandCard, toAnother, handOver},
		},
		{
			Name:    "风度",
			Rulings: "QB-011..QB-017",
			Text:    "宣告胜利时，若场上有女性，选一位与他一同胜利。",
			Kind:    rule.Automatic,
			On:      table.Declares,
			Role:    rule.AsSeat,
			When: func(m *rule.Machine, owner table.Seat, _ table.Moment) bool {
				return ladies(m, owner) != 0
			},
			Steps: []rule.Step{
				func(m *rule.Machine) { m.AskSeat(m.Owner(), ladies(m, m.Owner())) },
				func(m *rule.Machine) { m.Accompany(m.Answer().Seat) },
			},
		},
	},
	Mission: rule.Mission{
		Text:    "获得五张或以上真情报。",
		Rulings: "QB-018",
		Won:     collects(5, (*rule.Rules).True),
	},
}

// ladies are the living women besides the owner (QB-012, QB-016).
func ladies(m *rule.Machine, owner table.Seat) table.SeatSet {
	var x table.SeatSet
	for left := m.Others(owner); left != 0; {
		s := left.First()
		left &^= s.Of()
		if m.IsGender(s, table.Female) {
			x |= s.Of()
		}
	}
	return x
}
