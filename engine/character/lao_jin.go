package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var laoJin = rule.Character{
	Name: "老金", Prefix: "LJ", Stealth: true, Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "弃卒保帅",
			Rulings: "LJ-001..LJ-008",
			Text:    "使用的卡牌被识破时，可以翻开此角色牌，抽五张牌，然后把二张手牌放回牌库顶。",
			Kind:    rule.Automatic,
			Reveal:  true,
			On:      table.Countered,
			Role:    rule.AsSeat,
			May:     true,
			// The first card put back comes to lie below the second (LJ-007).
			Steps: []rule.Step{
				rule.DrawCards(5),
				rule.ChooseHandCard, rule.PutChosenBack,
				rule.ChooseHandCard, rule.PutChosenBack,
			},
		},
		{
			Name:    "釜底抽薪",
			Rulings: "LJ-009..LJ-020",
			Text:    "获得假情报时，可以在自己面前放置一张假情报并盖伏此角色牌，然后在任意位玩家面前各放置一张情报。",
			Kind:    rule.Automatic,
			On:      table.Gained,
			Role:    rule.AsSeat,
			When: func(m *rule.Machine, owner table.Seat, t table.Moment) bool {
				return gainOfFalse(m, owner, t) && !m.S.Seats[owner].Hand.Empty()
			},
			May: true,
			Usage: rule.Usage{Ready: func(m *rule.Machine, owner table.Seat) bool {
				return !falseCards(m, owner).Empty()
			}},
			Steps: []rule.Step{chooseFalse, plantOnSelf, withdraw, address, choose, note},
		},
	},
	Mission: rule.Mission{
		Text:    "手牌中有至少三张红色和三张蓝色卡牌。",
		Rulings: "LJ-022..LJ-023",
		Hand:    true,
		Won:     holdsThreeOfBoth,
	},
}

func withdraw(m *rule.Machine) {
	m.Cover(m.Owner())
	m.ClearAllotted()
}

// address: any number of players, himself and nobody included (LJ-014, LJ-016).
func address(m *rule.Machine) {
	left := m.Staying() &^ m.AllottedTo()
	if left == 0 || m.Unallotted(m.Owner()).Empty() {
		distribute(m)
		return
	}
	m.MaySeat(m.Owner(), left)
}

func choose(m *rule.Machine) {
	if !m.Yes() {
		distribute(m)
		return
	}
	m.MarkSeat(m.Answer().Seat)
	m.AskCard(m.Owner(), m.Unallotted(m.Owner()))
}

func note(m *rule.Machine) {
	m.Allot(m.Target(), m.Answer().Card)
	m.Jump(3)
}

func distribute(m *rule.Machine) {
	m.PlaceAllotted(m.Owner())
	m.Done()
}
