package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// zhiMingXiangShui has no mission (ZMXS-017).
var zhiMingXiangShui = rule.Character{
	Name: "致命香水", Prefix: "ZMXS", Gender: table.Female,
	Skills: []rule.Skill{
		{
			Name:    "攻守兼备",
			Rulings: "ZMXS-001..ZMXS-002",
			Text:    "使用锁定或调虎离山成立时，抽二张牌，然后把一张手牌放回牌库顶。",
			Kind:    rule.Automatic,
			On:      table.Stands,
			Role:    rule.AsSeat,
			Cards:   table.SetOf(table.Lock, table.Lure),
			Steps:   []rule.Step{rule.DrawCards(2), rule.ChooseHandCard, rule.PutChosenBack},
		},
		{
			Name:    "临危受命",
			Rulings: "ZMXS-003..ZMXS-019",
			Text:    "另一位玩家死亡、翻开身份牌之前，可以把自己的身份牌移出游戏并取得其身份牌，然后把一位玩家面前一张情报与牌库顶的牌交换。",
			Kind:    rule.Automatic,
			On:      table.Disclosed,
			Role:    rule.AsBystander,
			May:     true,
			Steps:   []rule.Step{assume, choosesIntel, exchanges},
		},
	},
}

// assume comes before anybody knows the identity (ZMXS-018).
func assume(m *rule.Machine) {
	m.TakeIdentity(m.Owner(), m.When().Seat)
	m.DecideTop()
}

// choosesIntel: the intel of the dying player still lies there (ZMXS-013);
// without intel or without a card to exchange nothing more happens (ZMXS-014).
func choosesIntel(m *rule.Machine) {
	if m.S.Deck.Len == 0 {
		m.Done()
		return
	}
	m.AskCard(m.Owner(), m.IntelOf(m.S.Living()))
}

func exchanges(m *rule.Machine) {
	if m.Yes() {
		m.ExchangeTop(m.HolderOf(m.Answer().Card), m.Answer().Card)
	}
}
