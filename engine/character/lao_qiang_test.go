package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

// oldGun is a game in A's first play phase: B has 老枪, C a face-up 闪灵.
func oldGun(t *testing.T, hand, intel string) *stealthGame {
	return sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红锁定 黑锁定 蓝试探"},
		sitter{id: table.MI, who: "老枪", up: true, hand: hand, intel: intel},
		sitter{id: table.Bystander, who: "闪灵", up: true},
		sitter{id: table.Bystander, who: "钢铁特工R", up: true},
		sitter{id: table.Lurker, who: "黑玫瑰"}, sitter{id: table.MI, who: "情报处长", up: true})
}

func TestOldGunMayDrawWhenLocked(t *testing.T) { // LQ-001, LQ-002
	g := sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红锁定 红锁定"},
		sitter{id: table.MI, who: "老枪"},
		sitter{id: table.Bystander, who: "闪灵"})
	g.plays(A, "红锁定", B, 0)
	g.resolves()
	g.check("asked before he is Locked", g.m.S.Ask.Kind == table.AskReveal && g.m.S.Ask.Seat == B && g.m.S.Locked == 0)
	g.yes(B)
	g.check("two cards, face up and Locked", g.place(B).Hand.Len() == 2 && g.place(B).FaceUp && g.m.S.Locked.Has(B))
	g.plays(A, "红锁定", B, 0)
	g.resolves()
	g.check("not asked while face up", g.m.S.Ask.Kind == table.AskAct && g.place(B).Hand.Len() == 2)
}

func TestPlotCoversBothAndShowsThemTheirIdentities(t *testing.T) { // LQ-006, LQ-007, LQ-008
	g := oldGun(t, "黑烧毁 黑识破 红烧毁", "")
	g.uses(B, "合谋", C)
	g.check("nothing is placed before it resolves", g.place(B).Intel.Empty())
	g.resolves()
	g.check("only false cards can be chosen", g.m.S.Ask.Cards.And(g.m.R.Red).Empty())
	g.chooses(B, "黑识破")
	g.want("B's intel", g.place(B).Intel, "黑识破")
	g.check("both are covered", !g.place(B).FaceUp && !g.place(C).FaceUp)
	g.check("they know each other", g.place(B).Knows == C.Of() && g.place(C).Knows == B.Of())
	g.check("nobody else knows", g.place(A).Knows == 0 && g.place(D).Knows == 0)
}

func TestPlotAimsAtOthersFaceUpStealthCharacters(t *testing.T) { // LQ-004, LQ-005, STL-057
	g := oldGun(t, "黑烧毁", "")
	var at table.SeatSet
	for _, a := range g.canUse(B, "合谋") {
		at |= a.Seat.Of()
	}
	g.check("C and D only", at == C.Of()|D.Of())
	g = oldGun(t, "红烧毁 蓝烧毁", "")
	g.check("not without a false card", len(g.canUse(B, "合谋")) == 0)
}

func TestPlotFailsWhenThePartnerIsCoveredMeanwhile(t *testing.T) { // LQ-010, LQ-011
	g := sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "六姐", up: true, intel: "黑锁定"},
		sitter{id: table.MI, who: "老枪", up: true, hand: "黑烧毁"},
		sitter{id: table.Bystander, who: "钢铁特工R", up: true})
	g.uses(B, "合谋", C)
	g.uses(C, "掩护", A)
	g.resolves()
	g.check("B is not asked for a card", g.m.S.Ask.Kind == table.AskAct)
	g.check("B places nothing and stays face up", g.place(B).Intel.Empty() && g.place(B).FaceUp)
	g.check("nobody has seen an identity", g.place(B).Knows == 0 && g.place(C).Knows == 0)
}

func TestPlotWithTheThirdFalseIntelCoversBothAndKills(t *testing.T) { // LQ-012, LQ-015
	g := oldGun(t, "黑烧毁", "黑锁定 黑锁定")
	g.uses(B, "合谋", C)
	g.resolves()
	g.chooses(B, "黑烧毁")
	g.check("B is dead by his own hand", !g.place(B).Alive && g.m.S.Deaths[0].Cause.By == B)
	g.check("C is covered and knows nothing", !g.place(C).FaceUp && g.place(C).Knows == 0)
}

func TestOldGunWinsAloneWithThreeRed(t *testing.T) { // LQ-016
	g := sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红识破"},
		sitter{id: table.MI, who: "柒佰", up: true},
		sitter{id: table.Bystander, who: "老枪", intel: "红锁定 红锁定"})
	g.delivers("红识破", C)
	g.winners("the third red", C.Of())
}
