package story

import "fengsheng/engine/wire"

func (g *glance) seat(s spot) {
	if s.index < 0 || s.index >= len(g.Seats) {
		for i := range g.Seats {
			g.person(&g.Seats[i], s.rest)
		}
		return
	}
	g.person(&g.Seats[s.index], s.rest)
}

func (g *glance) person(p *wire.SeatView, what string) {
	who := "玩家" + p.Seat
	switch what {
	case "alive":
		g.say(who + either(p.Alive, "没有死亡", "死亡"))
	case "lost":
		g.say(who + either(p.Lost, "出局", "没有出局"))
	case "identity", "identityshown":
		g.say(who+"的身份"+either(p.IdentityShown, "已公开", "没有公开"), who+"的身份是"+orNone(p.Identity))
	case "character", "faceup":
		g.say(who+"的角色"+either(p.FaceUp, "面朝上", "盖伏着"), who+"的角色是"+orNone(p.Character))
	case "gender":
		g.say(who + "的角色性别是" + orNone(p.Gender))
	case "intel":
		g.only(who+"面前", "情报", p.Intel)
	default:
		g.hand(p)
	}
}

func either(is bool, yes, no string) string {
	if is {
		return yes
	}
	return no
}

func (g *glance) hand(p *wire.SeatView) {
	where := "玩家" + p.Seat + "手里"
	if len(p.Hand) == p.HandCount {
		g.only(where, "牌", p.Hand)
		return
	}
	g.say(where + "有" + count(p.HandCount) + "张牌")
	g.hides(p.Seat + "的手牌")
}
