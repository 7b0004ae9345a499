package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

// sacrificed is a game in which the card of A, who has 老金, waits on the stack.
func sacrificed(t *testing.T, up bool, deck, hand string) *stealthGame {
	g := sit(t, table.Play1, deck,
		sitter{id: table.Lurker, who: "老金", up: up, hand: "红锁定 " + hand},
		sitter{id: table.MI, who: "柒佰", up: true, hand: "黑识破"},
		sitter{id: table.Bystander, who: "钢铁特工R", hand: "黑识破"})
	g.plays(A, "红锁定", B, 0)
	return g
}

func TestGoldDrawsFiveAndPutsTwoBackInHisOrder(t *testing.T) { // LJ-001, LJ-006, LJ-007
	g := sacrificed(t, false, "黑烧毁 黑烧毁 黑截获 黑截获 蓝退回", "红退回")
	g.plays(B, "黑识破", table.Nobody, 1)
	g.resolves()
	g.check("A is asked", g.m.S.Ask.Kind == table.AskReveal && g.m.S.Ask.Seat == A)
	g.want("both cards are on the pile by then", g.m.S.Up, "红锁定 黑识破")
	g.yes(A)
	g.chooses(A, "红退回")
	g.chooses(A, "蓝退回")
	g.want("A's hand", g.place(A).Hand, "黑烧毁 黑烧毁 黑截获 黑截获")
	d := g.m.S.Deck
	g.want("the card put back last lies on top", table.CardSet{}.With(d.Top[d.Len-1]), "蓝退回")
	g.want("the first below it", table.CardSet{}.With(d.Top[d.Len-2]), "红退回")
	g.check("B is not Locked, and A is face up", g.m.S.Locked == 0 && g.place(A).FaceUp)
}

func TestAlertnessTriggersGoldToo(t *testing.T) { // LJ-003, GTR-005
	g := sacrificed(t, false, "", "")
	g.uses(C, "警觉", table.Nobody)
	g.resolves()
	g.check("A is asked", g.m.S.Ask.Kind == table.AskReveal && g.m.S.Ask.Seat == A)
	g.yes(A)
	for range 2 {
		g.chooses(A, "")
	}
	g.check("A has three cards", g.place(A).Hand.Len() == 3)
}

func TestGoldIsNotAskedAboutACardThatStands(t *testing.T) { // LJ-001, LJ-002
	g := sacrificed(t, true, "", "")
	g.plays(B, "黑识破", table.Nobody, 1)
	g.resolves()
	g.check("not while face up", g.m.S.Ask.Kind == table.AskAct)

	g = sacrificed(t, false, "", "")
	g.plays(B, "黑识破", table.Nobody, 1)
	g.plays(C, "黑识破", table.Nobody, 2)
	g.resolves()
	g.check("the covered B is asked, whose Counter was Countered", g.m.S.Locked.Has(B) && g.m.S.Ask.Kind == table.AskAct)
}

func TestEveryCoveredPlayerIsAskedAlike(t *testing.T) { // STL-058
	g := sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "闪灵", hand: "红锁定"},
		sitter{id: table.MI, who: "柒佰", up: true, hand: "黑识破"},
		sitter{id: table.Bystander, who: "六姐", up: true})
	g.plays(A, "红锁定", B, 0)
	g.plays(B, "黑识破", table.Nobody, 1)
	g.resolves()
	g.check("A is asked", g.m.S.Ask.Kind == table.AskReveal && g.m.S.Ask.Skill == 0)
	g.no(A)
	g.check("and stays covered", !g.place(A).FaceUp)
}

// fuel is a game in which C, who has 老金, is sent a black card.
func fuel(t *testing.T, up bool, hand, intel string, b, d sitter) *stealthGame {
	b.id, b.who, d.id, d.who = table.MI, "柒佰", table.Bystander, "闪灵"
	b.up = true
	return sit(t, table.Send, "",
		sitter{id: table.Bystander, who: "福尔摩斯", up: true, hand: "黑识破 红识破"}, b,
		sitter{id: table.Lurker, who: "老金", up: up, hand: hand, intel: intel}, d)
}

func TestGoldSacrificesCoversAndDistributes(t *testing.T) { // LJ-009, LJ-013, LJ-015, LJ-017
	g := fuel(t, true, "黑烧毁 黑截获 红退回 蓝退回", "", sitter{}, sitter{})
	g.delivers("黑识破", C)
	g.check("C is asked at once", g.asked(C, "釜底抽薪"))
	g.yes(C)
	g.chooses(C, "黑烧毁")
	g.check("C is covered", !g.place(C).FaceUp)
	g.want("C's intel", g.place(C).Intel, "黑识破 黑烧毁")
	g.points(C, D)
	g.chooses(C, "蓝退回")
	g.check("D cannot get a second one", !g.m.S.Ask.Seats.Has(D) && g.m.S.Ask.Seats.Has(C))
	g.check("D has not got it yet", g.place(D).Intel.Empty())
	g.points(C, A)
	g.chooses(C, "红退回")
	g.no(C)
	g.want("D's intel", g.place(D).Intel, "蓝退回")
	g.want("A's intel", g.place(A).Intel, "红退回")
	g.want("C keeps the rest", g.place(C).Hand, "黑截获")
	g.check("C is not asked again", g.m.S.Ask.Kind == table.AskAct)
}

func TestGoldMayGiveNothingToAnybody(t *testing.T) { // LJ-016
	g := fuel(t, true, "黑烧毁", "", sitter{}, sitter{})
	g.delivers("黑识破", C)
	g.yes(C)
	g.chooses(C, "黑烧毁")
	g.check("without a card left it is over", g.m.S.Ask.Kind == table.AskAct && !g.place(C).FaceUp)
}

func TestGoldCannotSacrificeWhatHeHasNot(t *testing.T) { // LJ-012
	g := fuel(t, true, "红退回", "", sitter{}, sitter{})
	g.delivers("黑识破", C)
	g.check("asked like anybody", g.asked(C, "釜底抽薪"))
	g.check("and can only decline", len(g.m.Legal(nil)) == 1)
	g.no(C)
	g.check("nothing happened", g.place(C).FaceUp && g.place(C).Hand.Len() == 1)
}

func TestGoldIsNotAskedToSacrifice(t *testing.T) { // LJ-009, LJ-011
	for _, x := range []struct {
		name, sent, hand, intel string
		up                      bool
	}{
		{"for true intel", "红识破", "黑烧毁", "", true},
		{"while covered", "黑识破", "黑烧毁", "", false},
		{"with an empty hand", "黑识破", "", "", true},
		{"when it kills him", "黑识破", "黑烧毁", "黑锁定 黑锁定", true},
	} {
		g := fuel(t, x.up, x.hand, x.intel, sitter{}, sitter{})
		g.delivers(x.sent, C)
		g.check(x.name, g.m.S.Ask.Skill == 0)
	}
}

func TestSacrificeThatKillsLeavesTheRestUndone(t *testing.T) { // LJ-018
	g := fuel(t, true, "黑烧毁 黑截获", "黑锁定", sitter{}, sitter{})
	g.delivers("黑识破", C)
	g.yes(C)
	g.chooses(C, "黑烧毁")
	g.check("C is dead by his own hand", !g.place(C).Alive && g.m.S.Deaths[0].Cause.By == C)
	g.check("nobody gets anything", g.place(A).Intel.Or(g.place(B).Intel).Or(g.place(D).Intel).Empty())
	g.check("the turn goes on", g.m.S.Ask.Kind == table.AskAct)
}

func TestDistributionIsJudgedAtOnce(t *testing.T) { // LJ-014, LJ-019, STL-042, STL-048
	g := fuel(t, true, "黑烧毁 黑截获 黑截获 红退回", "红锁定 红锁定",
		sitter{intel: "黑锁定 黑锁定"}, sitter{intel: "黑调虎离山 黑调虎离山"})
	g.delivers("黑识破", C)
	g.yes(C)
	g.chooses(C, "黑烧毁")
	g.points(C, D)
	g.chooses(C, "黑截获")
	g.points(C, C)
	g.chooses(C, "红退回")
	g.points(C, B)
	g.chooses(C, "黑截获")
	g.check("B dies before D, C answers for both", g.m.S.Died == 2 &&
		g.m.S.Deaths[0].Seat == B && g.m.S.Deaths[1].Seat == D && g.m.S.Deaths[1].Cause.By == C)
	g.winners("then C declares with the third red", C.Of())
}

func TestGoldWinsWithThreeRedAndThreeBlueInHand(t *testing.T) { // LJ-022
	for _, x := range []struct {
		hand, intel string
		won         bool
	}{
		{"红锁定 红锁定 红锁定 蓝锁定 蓝锁定 黑锁定", "", true},
		{"红锁定 红锁定 红锁定 蓝锁定", "蓝锁定", false},
		{"红锁定 红锁定 蓝锁定 蓝锁定 蓝锁定", "红锁定", false},
	} {
		g := sit(t, table.Draw, "蓝退回",
			sitter{id: table.Bystander, who: "老金", hand: x.hand, intel: x.intel},
			sitter{id: table.MI, who: "柒佰", up: true},
			sitter{id: table.Lurker, who: "六姐", up: true})
		g.answer(A, "draw one", func(a table.Answer) bool { return a.Verb == table.Number && a.N == 1 })
		g.check(x.hand, g.m.S.Result.Over == x.won)
	}
}

func TestGoldWinsBeforeHePutsAnyCardBack(t *testing.T) { // LJ-023
	g := sit(t, table.Play1, "红退回 蓝退回 蓝识破 蓝退回 黑烧毁",
		sitter{id: table.Bystander, who: "老金", hand: "红锁定 红破译 红破译"},
		sitter{id: table.MI, who: "柒佰", up: true, hand: "黑识破"},
		sitter{id: table.Lurker, who: "六姐", up: true})
	g.plays(A, "红锁定", B, 0)
	g.plays(B, "黑识破", table.Nobody, 1)
	g.resolves()
	g.yes(A)
	g.winners("with the five cards in hand", A.Of())
	g.check("all five were drawn", g.place(A).Hand.Len() == 7)
}
