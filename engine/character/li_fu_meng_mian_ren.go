package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var liFuMengMianRen = rule.Character{
	Name: "礼服蒙面人", Prefix: "LF", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "英雄",
			Rulings: "LF-001",
			Text:    "获得假情报时，可以抽二张牌。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsSeat,
			When:    gainOfFalse,
			May:     true,
			Steps:   []rule.Step{rule.DrawCards(2)},
		},
		{
			Name:    "救美",
			Rulings: "LF-002..LF-017",
			Text:    "一位女性死亡时，可以翻开自己的身份牌，烧毁自己与她面前的全部假情报，她因此得救。",
			Kind:    rule.Automatic,
			On:      table.Dies,
			Role:    rule.AsBystander,
			// The identity stays shown, so that this works once a game (LF-008).
			When: func(m *rule.Machine, owner table.Seat, t table.Moment) bool {
				return !m.S.Seats[owner].Shown && m.IsGender(t.Seat, table.Female)
			},
			May:   true,
			Steps: []rule.Step{rescue},
		},
	},
	Mission: rule.Mission{
		Text:    "一位女性宣告胜利。",
		Rulings: "LF-018..LF-021",
		Joins: func(m *rule.Machine, _, declarer table.Seat) bool {
			return m.IsGender(declarer, table.Female)
		},
	},
}

func rescue(m *rule.Machine) {
	owner, her := m.Owner(), m.When().Seat
	m.ShowIdentity(owner)
	m.Burn(owner, owner, falseIntel(m, owner))
	m.Burn(owner, her, falseIntel(m, her))
	m.Saves(owner, her)
}
