package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

func TestAlertnessCountersWithoutACard(t *testing.T) { // GTR-001, GTR-005, GTR-006
	g := sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红试探 红锁定"},
		sitter{id: table.MI, who: "钢铁特工R"},
		sitter{id: table.Bystander, who: "柒佰", up: true})
	g.plays(A, "红试探", C, 0)
	g.uses(B, "警觉", table.Nobody)
	g.check("B is face up", g.place(B).FaceUp)
	g.resolves()
	g.want("the Probe is discarded face down", g.m.S.Down, "红试探")
	g.check("nothing else is, and nothing left the game", g.m.S.Up.Empty() && g.m.S.Removed.Empty())
	g.plays(A, "红锁定", C, 0)
	g.check("face up he has to let it pass", len(g.canUse(B, "警觉")) == 0)
}

func TestAlertnessNeedsACardOnTheStack(t *testing.T) { // GTR-001, STL-008
	g := sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "闪灵"},
		sitter{id: table.MI, who: "钢铁特工R", intel: "红锁定"},
		sitter{id: table.Bystander, who: "柒佰", up: true})
	g.uses(A, "狙击", B)
	g.check("a skill is none", len(g.canUse(B, "警觉")) == 0)
}

func TestAlertnessAimsAtCardsOnly(t *testing.T) { // GTR-002, GTR-003, GTR-004
	g := sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红锁定 黑识破"},
		sitter{id: table.MI, who: "钢铁特工R"},
		sitter{id: table.Bystander, who: "闪灵"},
		sitter{id: table.Bystander, who: "柒佰", up: true, intel: "红锁定"})
	g.plays(A, "红锁定", D, 0)
	g.uses(C, "狙击", D)
	can := g.canUse(B, "警觉")
	g.check("the card below the skill is the one aim", len(can) == 1 && can[0].N == 1)
	g.uses(B, "警觉", table.Nobody)
	g.comesTo(A)
	for _, a := range g.options(A, func(a table.Answer) bool { return a.As == table.Counter }) {
		g.check("a Counter cannot be aimed at 警觉 or 狙击", a.N == 1)
	}
	g.resolves()
	g.check("the Lock is void, the skill goes on", g.m.S.Locked == 0 && g.m.S.Ask.Seat == C && g.m.S.Ask.Kind == table.AskCards)
}

func TestAlertnessOfTheDeadIsVoid(t *testing.T) { // GTR-007, STL-023
	g := sit(t, table.Play1, "黑调虎离山",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红锁定"},
		sitter{id: table.MI, who: "钢铁特工R", intel: "黑锁定 黑锁定"},
		sitter{id: table.Bystander, who: "黑玫瑰", hand: "黑烧毁"},
		sitter{id: table.Bystander, who: "柒佰", up: true})
	g.plays(A, "红锁定", D, 0)
	g.uses(B, "警觉", table.Nobody)
	g.uses(C, "血染玫瑰", B)
	g.resolves()
	g.chooses(C, "黑烧毁")
	g.no(C)
	g.check("B is dead and D is Locked", !g.place(B).Alive && g.m.S.Locked.Has(D))
}

// cover is a game in which B has a face-up 钢铁特工R.
func cover(t *testing.T, intel string) *stealthGame {
	return sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "黑玫瑰", intel: "黑烧毁 红锁定", hand: "红烧毁"},
		sitter{id: table.MI, who: "钢铁特工R", up: true, intel: intel},
		sitter{id: table.Bystander, who: "老枪", up: true, hand: "黑截获"})
}

func TestCoverMovesOneFalseIntelAndCoversHim(t *testing.T) { // GTR-008, GTR-009, GTR-010, GTR-012
	g := cover(t, "黑锁定")
	g.check("neither red intel nor his own", len(g.canUse(B, "掩护")) == 1)
	g.uses(B, "掩护", A)
	g.check("nothing moves before it resolves", g.place(B).Intel.Len() == 1 && g.place(B).FaceUp)
	g.resolves()
	g.want("B's intel", g.place(B).Intel, "黑锁定 黑烧毁")
	g.want("A's intel", g.place(A).Intel, "红锁定")
	g.check("B is covered and has no such skill", !g.place(B).FaceUp && len(g.canUse(B, "掩护")) == 0)
}

func TestCoverThatKillsIsSuicide(t *testing.T) { // GTR-011
	g := cover(t, "黑锁定 黑锁定")
	g.uses(B, "掩护", A)
	g.resolves()
	g.check("B is dead by his own hand", !g.place(B).Alive && g.m.S.Deaths[0].Cause.By == B)
}

func TestCoverFailsOnceHeOrTheIntelIsGone(t *testing.T) { // GTR-013
	g := cover(t, "")
	g.uses(B, "掩护", A)
	g.uses(C, "合谋", B)
	g.resolves()
	g.chooses(C, "黑截获")
	g.want("covered in response, he gets nothing", g.place(B).Intel, "")
	g.want("A keeps it", g.place(A).Intel, "黑烧毁 红锁定")

	g = cover(t, "")
	g.uses(B, "掩护", A)
	g.plays(A, "红烧毁", A, 0)
	g.resolves()
	g.check("without the intel he stays face up", g.place(B).FaceUp && g.place(B).Intel.Empty())
}

func TestAgentWinsWithFourCountersInHand(t *testing.T) { // GTR-015
	for hand, won := range map[string]bool{"红识破 蓝识破 黑识破": true, "红识破 蓝识破": false} {
		g := sit(t, table.Draw, "黑识破 红锁定",
			sitter{id: table.Bystander, who: "钢铁特工R", hand: hand, intel: "红识破"},
			sitter{id: table.MI, who: "柒佰", up: true},
			sitter{id: table.Lurker, who: "六姐", up: true})
		g.answer(A, "draw one", func(a table.Answer) bool { return a.Verb == table.Number && a.N == 1 })
		g.check(hand, g.m.S.Result.Over == won)
		if won {
			g.winners(hand, A.Of())
		}
	}
}
