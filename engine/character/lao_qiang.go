package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var laoQiang = rule.Character{
	Name: "老枪", Prefix: "LQ", Stealth: true, Gender: table.Male,
	Skills: []rule.Skill{
		scheme("LQ-001..LQ-002"),
		{
			Name:    "合谋",
			Rulings: "LQ-003..LQ-015",
			Text:    "指定另一位玩家面朝上的潜伏角色：在自己面前放置一张假情报，与对方一同盖伏，互看身份牌。",
			Kind:    rule.Response,
			Usage: rule.Usage{
				Phases: table.AnyWindow,
				Aim:    rule.AtSeat,
				Ready: func(m *rule.Machine, user table.Seat) bool {
					return !falseCards(m, user).Empty()
				},
				Hits: func(m *rule.Machine, user, target table.Seat) bool {
					return user != target && unmasked(m, target)
				},
				// Without the black card, or with either character covered
				// meanwhile, nothing of it happens (LQ-010, LQ-011).
				Holds: func(m *rule.Machine, it *table.Item) bool {
					return unmasked(m, it.Seat) && unmasked(m, it.Target) && !falseCards(m, it.Seat).Empty()
				},
			},
			Steps: []rule.Step{chooseFalse, conspire, confide},
		},
	},
	Mission: rule.Mission{
		Text:    "获得三张或以上红色情报。",
		Rulings: "LQ-016",
		Won:     collects(3, red),
	},
}

// unmasked is whether the seat has a face-up stealth character, which is a
// matter of what is printed on the card (LQ-005, STL-057).
func unmasked(m *rule.Machine, seat table.Seat) bool {
	p := m.S.Seats[seat]
	c := m.R.Character(p.Character)
	return p.FaceUp && c != nil && c.Stealth
}

// conspire places the intel and covers both at the same time: if it is the third
// false one, he dies with both of them covered (LQ-012).
func conspire(m *rule.Machine) {
	plantOnSelf(m)
	coverBoth(m)
}

func coverBoth(m *rule.Machine) {
	m.Cover(m.Owner())
	m.Cover(m.Target())
}

// confide comes after that, and not if he died of it or the other has left the
// game through his death (LQ-012).
func confide(m *rule.Machine) {
	a, b := m.Owner(), m.Target()
	if !m.S.In(b) {
		return
	}
	m.SeeIdentity(a, b)
	m.SeeIdentity(b, a)
}

// laoQiangReadings are the other readings of a 合谋 that is fatal (LQ-012): the
// death comes before the covering, or after the look, or the skill may not be
// used then.
var laoQiangReadings = []Reading{
	{Ruling: "LQ-012", Default: "A", Letter: "B", Character: "老枪", Change: func(c *rule.Character) {
		c.Skills[1].Steps = []rule.Step{chooseFalse, plantOnSelf, coverBoth, confide}
	}},
	{Ruling: "LQ-012", Default: "A", Letter: "C", Character: "老枪", Change: func(c *rule.Character) {
		c.Skills[1].Steps = []rule.Step{chooseFalse, func(m *rule.Machine) { conspire(m); confide(m) }}
	}},
	{Ruling: "LQ-012", Default: "A", Letter: "D", Character: "老枪", Change: func(c *rule.Character) {
		k := &c.Skills[1]
		ready, holds := k.Ready, k.Holds
		k.Ready = func(m *rule.Machine, user table.Seat) bool { return ready(m, user) && survivesOneMore(m, user) }
		k.Holds = func(m *rule.Machine, it *table.Item) bool { return holds(m, it) && survivesOneMore(m, it.Seat) }
	}},
}

// survivesOneMore is whether one more false intel does not kill.
func survivesOneMore(m *rule.Machine, seat table.Seat) bool {
	return m.S.Seats[seat].Intel.And(m.R.Black).Len()+1 < rule.Fatal
}
