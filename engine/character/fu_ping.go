package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var fuPing = rule.Character{
	Name: "浮萍", Prefix: "FP", Stealth: true, Gender: table.Female,
	Skills: []rule.Skill{
		{
			Name:    "先机",
			Rulings: "FP-001..FP-004",
			Text:    "翻开此角色牌并指定另一位玩家，抽取其二张手牌，然后其抽二张牌。",
			Kind:    rule.Response,
			Reveal:  true,
			Usage: rule.Usage{
				Phases: table.AnyWindow,
				Aim:    rule.AtSeat, // an empty hand does not protect (FP-003)
			},
			Steps: []rule.Step{grasp, compensate},
		},
		{
			Name:    "后着",
			Rulings: "FP-005..FP-009",
			Text:    "死亡时，可以检视一位玩家的手牌，把其中一张作为情报放置在一位玩家面前。",
			Kind:    rule.Automatic,
			On:      table.Dies,
			Role:    rule.AsSeat,
			May:     true,
			Steps:   []rule.Step{survivor, read, toAnyone, bequeath},
		},
	},
	Mission: rule.Mission{
		Text:    "死亡时已有其他玩家死亡。",
		Rulings: "FP-010..FP-012",
		// Her own death is established by then and counts as one.
		Death: func(m *rule.Machine, _ table.Seat) bool { return m.S.Died >= 2 },
	},
}

func grasp(m *rule.Machine) { m.PickBlind(m.S.Seats[m.Target()].Hand, 2) }

func compensate(m *rule.Machine) {
	for x := m.Picked(); !x.Empty(); {
		m.Take(m.Owner(), m.Target(), x.Pop())
	}
	m.Draw(m.Target(), 2)
}

// read: from an empty hand there is nothing to place, otherwise one card must
// be (FP-008).
func read(m *rule.Machine) {
	if !m.Yes() {
		m.Done()
		return
	}
	whose := m.Answer().Seat
	m.MarkSeat(whose)
	m.LookThrough(m.Owner(), whose)
	m.AskCard(m.Owner(), m.S.Seats[whose].Hand)
}

func bequeath(m *rule.Machine) {
	m.Place(m.Target(), m.Answer().Seat, table.CardSet{}.With(m.Object()))
}
