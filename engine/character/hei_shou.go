package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

var heiShou = rule.Character{
	Name: "黑手", Prefix: "HS", Gender: table.Male,
	Skills: []rule.Skill{
		{
			Name:    "残忍",
			Rulings: "HS-001",
			Text:    "传递方式为文本的卡牌可以当作锁定使用。",
			Kind:    rule.UseAs,
			From:    func(f table.Face) bool { return f.Mode == table.Text },
			As:      table.Lock,
		},
		{
			Name:    "冷血",
			Rulings: "HS-002..HS-006",
			Text:    "回合结束时，本回合每杀死过一位玩家，可以把场上一张情报移到一位玩家面前。",
			Kind:    rule.Automatic,
			On:      table.TurnEnds,
			Role:    rule.AsAnyone,
			When: func(m *rule.Machine, owner table.Seat, _ table.Moment) bool {
				return m.KilledThisTurn(owner, murdered) > 0
			},
			// Not May: each move is offered for itself.
			Steps: []rule.Step{tally, pickUp, layDown, shift},
		},
		{
			Name:    "滥杀",
			Rulings: "HS-007..HS-010",
			Text:    "杀死身份为打酱油的玩家时，可以宣告单独胜利。",
			Kind:    rule.Automatic,
			On:      table.Buried,
			Role:    rule.AsOther,
			// An identity that was taken away is no Bystander's (ZMXS-007). A
			// suicide is out of the game by then (HS-008).
			When: func(m *rule.Machine, owner table.Seat, t table.Moment) bool {
				return byHand(t.How) && m.S.Seats[t.Seat].Identity == table.Bystander &&
					!m.Forestalled(owner)
			},
			May:   true,
			Steps: []rule.Step{declareAlone},
		},
	},
	Mission: rule.Mission{
		Text:    "亲手杀死一位女性角色。",
		Rulings: "HS-011..HS-012",
		Won: func(m *rule.Machine, owner table.Seat) bool {
			return m.Killed(owner, func(d *table.Death) bool {
				return murdered(d) && d.Gender&table.Female != 0
			}) > 0
		},
	},
}

// byHand is what he calls killing: a Muddle or intel that he sent, no skill
// (HS-003, HS-012).
func byHand(how table.How) bool { return how == table.Transmitted || how == table.ByMuddle }

func murdered(d *table.Death) bool { return byHand(d.Cause.How) }

func tally(m *rule.Machine) { m.Mark(uint8(m.KilledThisTurn(m.Owner(), murdered))) }

func pickUp(m *rule.Machine) {
	all := m.IntelOf(m.S.Living())
	if m.Marked() == 0 || all.Empty() {
		m.Done()
		return
	}
	m.MayCard(m.Owner(), all)
}

func layDown(m *rule.Machine) { recipient(m, m.Others(m.HolderOf(m.Answer().Card))) }

func shift(m *rule.Machine) {
	m.Mark(m.Marked() - 1)
	m.Jump(1)
	m.ShiftIntel(m.HolderOf(m.Object()), m.Answer().Seat, m.Object())
}
