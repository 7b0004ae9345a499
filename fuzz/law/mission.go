package law

import "fengsheng/engine/table"

// mission is a Bystander's condition, written down once more from its text. A
// test that all characters have one, or are said to have none, walks the table.
type mission struct {
	stands    func(v *verdict, own table.Seat) bool
	dying     func(v *verdict, own table.Seat) bool // by the own death (WIN-017)
	overturns func(v *verdict, own, declarer table.Seat) bool
	joins     func(v *verdict, own, declarer table.Seat) bool
}

// soleVictories are the skills that declare a victory for one alone.
var soleVictories = map[string]bool{"滥杀": true, "情仇": true}

func missionOf(character string) mission { return missions[character] }

var missions = map[string]mission{
	"峨嵋峰":  {stands: threeBlue},
	"译电员":  {stands: threeBlue},
	"戴笠":   {stands: threeBlue},
	"老枪":   {stands: threeRed},
	"情报处长": {stands: threeRed},
	"福尔摩斯": {stands: threeRed},
	"六姐":   {stands: func(v *verdict, own table.Seat) bool { return v.s.Seats[own].Intel.Len() >= 6 }},
	"柒佰": {stands: func(v *verdict, own table.Seat) bool {
		return v.s.Seats[own].Intel.Less(v.r.Black).Len() >= 5
	}},
	"老金":    {stands: threeOfBothInHand},
	"贝雷帽":   {stands: threeOfBothInHand},
	"怪盗九九":  {stands: func(v *verdict, own table.Seat) bool { return v.s.Seats[own].Hand.Len() >= 9 }},
	"钢铁特工R": {stands: fourCountersInHand},
	"黄雀":    {stands: bothSidesHaveDead},
	"刀锋":    {stands: bothSidesHaveDead},
	"小马哥":   {stands: bothSidesHaveDead},
	"黑玫瑰": {stands: func(v *verdict, own table.Seat) bool {
		return v.killed(own, func(_ int, d *table.Death) bool { return d.Trues >= 3 })
	}},
	"闪灵": {stands: func(v *verdict, own table.Seat) bool {
		return v.killed(own, func(_ int, d *table.Death) bool { return d.Trues == 0 })
	}},
	"职业杀手": {stands: func(v *verdict, own table.Seat) bool {
		return v.killed(own, func(n int, _ *table.Death) bool { return n > 0 })
	}},
	"黑手": {stands: killedWoman},
	"小白": {
		stands: func(v *verdict, _ table.Seat) bool { return v.s.Wiped != 0 },
		dying:  func(v *verdict, own table.Seat) bool { return v.s.Died == 1 && v.s.Deaths[0].Seat == own },
	},
	"浮萍":  {dying: func(v *verdict, own table.Seat) bool { return v.s.Died > 1 }},
	"老鬼":  {dying: func(v *verdict, own table.Seat) bool { return v.s.Seats[own].Hand.And(v.r.Red).Len() >= 3 }},
	"蝮蛇":  {overturns: func(v *verdict, _, _ table.Seat) bool { return v.s.Died == 0 }},
	"易先生": {overturns: func(v *verdict, _, _ table.Seat) bool { return v.s.Died > 0 }},
	"千面女郎": {overturns: func(v *verdict, own, declarer table.Seat) bool {
		living := v.s.Living()
		return living.After(own) == declarer || living.After(declarer) == own
	}},
	"潮汐":   {overturns: sentTheWinner},
	"无间行者": {overturns: sentTheWinner},
	"大美女": {joins: func(v *verdict, own, declarer table.Seat) bool {
		return v.character(declarer)&table.Male != 0 && v.s.Seats[own].Intel.And(v.r.Black).Len() <= 1
	}},
	"礼服蒙面人": {joins: func(v *verdict, _, declarer table.Seat) bool { return v.genders(declarer)&table.Female != 0 }},
	"致命香水":  {}, // has none (ZMXS-017)
}

func threeRed(v *verdict, own table.Seat) bool  { return v.s.Seats[own].Intel.And(v.r.Red).Len() >= 3 }
func threeBlue(v *verdict, own table.Seat) bool { return v.s.Seats[own].Intel.And(v.r.Blue).Len() >= 3 }

func threeOfBothInHand(v *verdict, own table.Seat) bool {
	hand := v.s.Seats[own].Hand
	return hand.And(v.r.Red).Len() >= 3 && hand.And(v.r.Blue).Len() >= 3
}

func fourCountersInHand(v *verdict, own table.Seat) bool {
	n := 0
	for hand := v.s.Seats[own].Hand; !hand.Empty(); {
		if v.r.Faces[hand.Pop()].Name == table.Counter {
			n++
		}
	}
	return n >= 4
}

// bothSidesHaveDead asks for the identities that were shown (HQ-011).
func bothSidesHaveDead(v *verdict, _ table.Seat) bool {
	var sides [table.Identities]bool
	for _, d := range v.s.Deaths[:v.s.Died] {
		sides[v.s.Seats[d.Seat].Identity] = true
	}
	return sides[table.Lurker] && sides[table.MI]
}

// killed is whether another player's death, such that the condition holds, is
// laid to the seat; n counts deaths from 0.
func (v *verdict) killed(by table.Seat, such func(n int, d *table.Death) bool) bool {
	for n := range v.s.Deaths[:v.s.Died] {
		if d := &v.s.Deaths[n]; d.Cause.By == by && d.Seat != by && such(n, d) {
			return true
		}
	}
	return false
}

// byHand is what 黑手 calls killing: no skill (HS-003, HS-012).
func byHand(d *table.Death) bool { return d.Cause.How != table.BySkill }

func killedWoman(v *verdict, own table.Seat) bool {
	return v.killed(own, func(_ int, d *table.Death) bool { return byHand(d) && d.Gender&table.Female != 0 })
}

// sentTheWinner: the declarer has just gained what the seat had sent (CX-004).
func sentTheWinner(v *verdict, own, declarer table.Seat) bool {
	return v.s.Transit.Sender == own && v.s.Transit.GainedBy == declarer
}

// sole is whether the seat may declare for itself alone (HS-007, YXS-005).
func (v *verdict) sole(own table.Seat) bool {
	bystander := v.name(own) == "黑手" && v.killed(own, func(_ int, d *table.Death) bool {
		return byHand(d) && v.s.Seats[d.Seat].Identity == table.Bystander
	})
	return bystander || v.killed(own, func(_ int, d *table.Death) bool {
		return v.name(d.Seat) == "易先生" && d.Killer&table.Female != 0
	})
}
