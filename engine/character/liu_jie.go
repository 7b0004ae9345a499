package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var liuJie = rule.Character{
	Name: "六姐", Prefix: "LJJ", Gender: table.Female,
	Skills: []rule.Skill{
		{
			Name:    "拷问",
			Rulings: "LJJ-001..LJJ-004",
			Text:    "使用试探成立时，可以抽取对方一张手牌。",
			Kind:    rule.Automatic,
			On:      table.Stands,
			Role:    rule.AsSeat,
			Cards:   table.SetOf(table.Probe),
			May:     true,
			Steps:   []rule.Step{interrogate, extract},
		},
		{
			Name:    "搜取",
			Rulings: "LJJ-005..LJJ-012",
			Text:    "另一位玩家死亡时，随机检视其一张手牌，然后可以把它加入手牌或作为自己的情报。",
			Kind:    rule.Automatic,
			On:      table.Dies,
			Role:    rule.AsBystander,
			When: func(m *rule.Machine, _ table.Seat, t table.Moment) bool {
				return !m.S.Seats[t.Seat].Hand.Empty()
			},
			Steps: []rule.Step{search, find, keep},
		},
	},
	Mission: rule.Mission{
		Text:    "获得六张或以上情报。",
		Rulings: "LJJ-013",
		Won:     collects(6, func(r *rule.Rules) table.CardSet { return r.All }),
	},
}

func interrogate(m *rule.Machine) { m.AskChance(m.S.Seats[m.When().Other].Hand) }

// extract: from an empty hand nothing is taken (TERM-009).
func extract(m *rule.Machine) {
	if m.Yes() {
		m.Take(m.Owner(), m.When().Other, m.Answer().Card)
	}
}

func search(m *rule.Machine) { m.AskChance(m.S.Seats[m.When().Seat].Hand) }

// find: looking is not optional, what then happens to the card is (LJJ-006).
func find(m *rule.Machine) {
	m.MarkCard(m.Answer().Card)
	m.Look(m.Owner(), m.Answer().Card)
	m.AskOption(m.Owner(), 1<<rule.ToHand|1<<rule.AsIntel|1<<rule.LetBe)
}

// keep: intel can only be her own (LJJ-008).
func keep(m *rule.Machine) {
	dead, c := m.When().Seat, m.Object()
	switch m.Answer().N {
	case rule.ToHand:
		m.Take(m.Owner(), dead, c)
	case rule.AsIntel:
		m.Place(dead, m.Owner(), table.CardSet{}.With(c))
	}
}
