package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

func TestDuckweedTakesTwoBlindAndTheTargetDrawsTwo(t *testing.T) { // FP-001, FP-002, FP-003
	for hand, taken := range map[string]int{"红锁定 蓝锁定 黑锁定": 2, "红锁定": 1, "": 0} {
		g := sit(t, table.Play1, "",
			sitter{id: table.Lurker, who: "浮萍"},
			sitter{id: table.MI, who: "柒佰", up: true, hand: hand},
			sitter{id: table.Bystander, who: "六姐", up: true})
		before := g.place(B).Hand.Len()
		g.check("not at herself", len(g.canUse(A, "先机")) == 2)
		g.uses(A, "先机", B)
		g.check("nothing is taken before it resolves", g.place(A).Hand.Empty() && g.place(A).FaceUp)
		g.resolves()
		g.check("A has what there was, up to two", g.place(A).Hand.Len() == taken)
		g.check("B has drawn two", g.place(B).Hand.Len() == before-taken+2)
		g.check("face up she cannot do it again", len(g.canUse(A, "先机")) == 0)
	}
}

// drowning is a game in which C, who has 浮萍, is about to get a black card.
func drowning(t *testing.T, up bool, d sitter) *stealthGame {
	d.id, d.who = table.Bystander, "闪灵"
	return sit(t, table.Send, "",
		sitter{id: table.Bystander, who: "福尔摩斯", up: true, hand: "黑识破"},
		sitter{id: table.MI, who: "柒佰", up: true, hand: "红锁定 黑烧毁", intel: "黑破译 黑退回"},
		sitter{id: table.Lurker, who: "浮萍", up: up, hand: "黑截获", intel: "黑锁定 黑锁定"}, d)
}

func TestDyingDuckweedReadsAHandAndPlacesOneOfIt(t *testing.T) { // FP-005, FP-006, FP-007, FP-008
	g := drowning(t, true, sitter{})
	g.delivers("黑识破", C)
	g.check("C is asked before she is stripped", g.asked(C, "后着") && g.place(C).Hand.Len() == 1)
	g.yes(C)
	g.check("not herself", g.m.S.Ask.Seats == A.Of()|B.Of()|D.Of())
	g.points(C, B)
	g.check("she must place one of all", !g.m.S.Ask.May && g.m.S.Ask.Cards == g.place(B).Hand)
	for x := g.place(B).Hand; !x.Empty(); {
		g.check("C alone has seen it", g.m.S.Seen[x.Pop()]&^B.Of() == C.Of())
	}
	g.chooses(C, "红锁定")
	g.points(C, D)
	g.want("D's intel", g.place(D).Intel, "红锁定")
	g.want("B's hand", g.place(B).Hand, "黑烧毁")
	g.check("C is dead", !g.place(C).Alive)
}

func TestDuckweedsBequestKills(t *testing.T) { // FP-007, FP-009
	g := drowning(t, true, sitter{})
	g.delivers("黑识破", C)
	g.yes(C)
	g.points(C, B)
	g.chooses(C, "黑烧毁")
	g.points(C, B)
	g.check("C answers for B's death, the second one", g.m.S.Deaths[1].Seat == B && g.m.S.Deaths[1].Cause.By == C)
}

func TestDuckweedFindsNothingInAnEmptyHand(t *testing.T) { // FP-008
	g := drowning(t, true, sitter{})
	g.delivers("黑识破", C)
	g.yes(C)
	g.points(C, D)
	g.check("nothing is placed", g.m.S.Ask.Kind == table.AskAct && !g.place(C).Alive)
}

func TestCoveredDuckweedDiesWithoutAWord(t *testing.T) { // FP-005, STL-030
	g := drowning(t, false, sitter{})
	g.delivers("黑识破", C)
	g.check("nobody is asked", g.m.S.Ask.Kind == table.AskAct && !g.place(C).Alive)
}

// Both die of what 老金 distributes; B's death comes first.
func TestDuckweedCannotChooseWhoIsDyingToo(t *testing.T) { // DEATH-011
	g := sit(t, table.Send, "",
		sitter{id: table.Bystander, who: "闪灵", hand: "黑识破"},
		sitter{id: table.MI, who: "浮萍", up: true, intel: "黑锁定 黑锁定"},
		sitter{id: table.Lurker, who: "老金", up: true, hand: "黑烧毁 黑截获 黑截获"},
		sitter{id: table.Bystander, who: "黄雀", up: true, intel: "黑调虎离山 黑调虎离山"})
	g.delivers("黑识破", C)
	g.yes(C)
	g.chooses(C, "黑烧毁")
	for _, s := range []table.Seat{D, B} {
		g.points(C, s)
		g.chooses(C, "黑截获")
	}
	g.check("D, who is dying, is not asked first", g.asked(B, "后着"))
	g.yes(B)
	g.check("A and C remain to choose from", g.m.S.Ask.Seats == A.Of()|C.Of())
}

func TestDuckweedWinsByNotDyingFirst(t *testing.T) { // FP-010, FP-012
	for name, x := range map[string]struct {
		dead bool
		want table.SeatSet
	}{"the second to die": {true, C.Of()}, "the first to die": {false, 0}} {
		g := sit(t, table.Send, "",
			sitter{id: table.MI, who: "六姐", up: true, hand: "黑识破"},
			sitter{id: table.Lurker, who: "柒佰", up: true, dead: x.dead},
			sitter{id: table.Bystander, who: "浮萍", intel: "黑锁定 黑锁定"},
			sitter{id: table.Bystander, who: "闪灵"})
		g.delivers("黑识破", C)
		if x.want != 0 {
			g.winners(name, x.want)
		} else {
			g.check(name, !g.m.S.Result.Over && !g.place(C).Alive)
		}
	}
}
