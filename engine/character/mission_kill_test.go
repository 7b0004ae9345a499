package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

// F is the sixth seat.
const F = E + 1

// blackHand is a table of six where A, who has 黑手, kills C with a Direct; the
// rest are B, E and F.
func blackHand(t *testing.T, a, c, d sitter, rest ...sitter) *stealthGame {
	c.intel += " 黑锁定 黑锁定"
	a.who, a.up, a.hand = "黑手", true, "黑截获"
	g := mission(t, table.Send, "黑退回", append([]sitter{a, rest[0], c, d}, rest[1:]...)...)
	g.delivers("黑截获", C)
	return g
}

func TestSlaughterOfABystanderMayWinAlone(t *testing.T) { // HS-007, HS-009, OPN-049
	g := blackHand(t, sitter{id: table.MI}, open(table.Bystander, "戴笠", "", ""), open(table.Bystander, "大美女", "", ""),
		open(table.MI, "柒佰", "", ""), open(table.Lurker, "贝雷帽", "", ""), open(table.Lurker, "怪盗九九", "", ""))
	g.check("A is asked after the burial", g.asked(A, "滥杀") && g.place(C).Shown)
	before := g.m.S
	g.yes(A)
	g.winners("A alone", A.Of())
	g.m.Load(&before)
	g.no(A)
	g.quiet("the chance is gone", table.Play2)
}

func TestNoSlaughterOfOthersOrOfATakenIdentity(t *testing.T) { // HS-007, ZMXS-007
	g := blackHand(t, sitter{id: table.MI}, open(table.Lurker, "戴笠", "", ""), open(table.Bystander, "福尔摩斯", "", ""),
		open(table.MI, "柒佰", "", ""), open(table.Lurker, "贝雷帽", "", ""), open(table.Bystander, "怪盗九九", "", ""))
	g.quiet("a Lurker is no Bystander", table.Play2)
	g = blackHand(t, sitter{id: table.MI}, open(table.Bystander, "戴笠", "", ""), open(table.Bystander, "致命香水", "", ""),
		open(table.MI, "柒佰", "", ""), open(table.Lurker, "贝雷帽", "", ""), open(table.Lurker, "怪盗九九", "", ""))
	before := g.m.S
	g.yes(D)
	g.chooses(D, "黑锁定")
	g.quiet("nobody's identity is shown", table.Play2)
	g.m.Load(&before)
	g.no(D)
	g.check("else he is asked", g.asked(A, "滥杀"))
}

func TestRescuedAndSuicidesAreNotSlaughtered(t *testing.T) { // HS-008, LF-015
	g := blackHand(t, sitter{id: table.MI}, open(table.Bystander, "六姐", "", ""), open(table.Bystander, "礼服蒙面人", "", ""),
		open(table.MI, "柒佰", "", ""), open(table.Lurker, "贝雷帽", "", ""), open(table.Lurker, "怪盗九九", "", ""))
	g.yes(D)
	g.quiet("the rescued is not dead", table.Play2)
	g.reaches(table.End)
	g.quiet("and brings no move at the end of the turn", table.End)
	g = mission(t, table.Send, "", open(table.Bystander, "黑手", "黑锁定", "黑锁定 黑锁定"),
		open(table.MI, "柒佰", "", ""), open(table.Lurker, "贝雷帽", "", ""))
	g.sends(A, "黑锁定", table.Nobody)
	for _, s := range []table.Seat{B, C} {
		g.reaches(table.Receive)
		g.says(s, table.Refuse)
	}
	for g.m.S.Ask.Kind == table.AskAct && g.place(A).Alive {
		g.says(g.m.S.Ask.Seat, table.Pass)
	}
	g.check("A is dead and nobody has won", !g.place(A).Alive && !g.m.S.Result.Over)
}

func TestColdBloodMovesAtTheEndOfTheTurn(t *testing.T) { // HS-002..HS-005
	g := blackHand(t, sitter{id: table.MI}, open(table.Lurker, "戴笠", "", ""), open(table.Lurker, "福尔摩斯", "", "红锁定 红锁定"),
		open(table.MI, "柒佰", "", "红锁定"), open(table.Bystander, "贝雷帽", "", "黑锁定 黑烧毁"), open(table.Bystander, "怪盗九九", "", "黑烧毁"))
	for g.m.S.Ask.Kind == table.AskAct {
		g.says(g.m.S.Ask.Seat, table.Pass)
	}
	g.check("A is asked before the last window", g.asked(A, "冷血") && g.m.S.Phase == table.End)
	before := g.m.S
	g.chooses(A, "红锁定")
	g.check("it moves to another", len(g.m.Legal(nil)) == 4)
	g.m.Load(&before)
	c := g.find(g.place(B).Intel, "红锁定")
	g.answer(A, "move B's", func(a table.Answer) bool { return a.Card == c })
	g.points(A, D)
	g.winners("D has three red", C.Of()|D.Of())
	g.m.Load(&before)
	c = g.find(g.place(F).Intel, "黑烧毁")
	g.answer(A, "move F's", func(a table.Answer) bool { return a.Card == c })
	g.points(A, E)
	g.check("E died by the skill, and there was one move for one kill",
		!g.place(E).Alive && g.m.S.Deaths[1].Cause == table.Cause{By: A, How: table.BySkill})
	g.quiet("a Bystander killed by it is no slaughter", table.End)
	g.m.Load(&before)
	g.no(A)
	g.quiet("he need not", table.End)
}

func TestColdBloodMovesOncePerKill(t *testing.T) { // HS-002, HS-004
	g := mission(t, table.Play1, "黑退回 黑退回 黑调虎离山 黑破译 黑烧毁", open(table.MI, "黑手", "红真伪莫辨", ""),
		open(table.Lurker, "戴笠", "", "黑锁定 黑锁定"), open(table.MI, "柒佰", "", "红锁定"),
		open(table.Lurker, "礼服蒙面人", "", ""), open(table.Bystander, "怪盗九九", "", "黑截获 黑截获"))
	g.playsAs(A, "红真伪莫辨", table.Muddle, table.Nobody)
	g.resolves()
	for g.m.S.Ask.Kind != table.AskAct {
		g.no(g.m.S.Ask.Seat)
	}
	g.check("B and E are dead", !g.place(B).Alive && !g.place(E).Alive)
	for g.m.S.Ask.Kind == table.AskAct {
		g.says(g.m.S.Ask.Seat, table.Pass)
	}
	c := g.place(C).Intel.And(g.m.R.Black).First()
	g.answer(A, "move C's black", func(a table.Answer) bool { return a.Card == c })
	g.points(A, D)
	g.check("the gain is answered before the next move", g.asked(D, "英雄"))
	g.no(D)
	g.check("then a second", g.asked(A, "冷血"))
	g.chooses(A, "红锁定")
	g.points(A, A)
	g.check("and no third, then A loses", g.m.S.Ask.Kind == table.AskAct && g.m.S.Phase == table.End)
}

func TestBlackHandWinsByAWomansDeath(t *testing.T) { // HS-011, HS-012
	rest := []sitter{open(table.MI, "柒佰", "", ""), open(table.MI, "贝雷帽", "", ""), open(table.Lurker, "怪盗九九", "", "")}
	for _, x := range []struct {
		claim string
		c     sitter
		over  bool
	}{
		{"a woman", open(table.Lurker, "六姐", "", ""), true},
		{"小白", open(table.Lurker, "小白", "", ""), true},
		{"a man", open(table.Lurker, "戴笠", "", ""), false},
		{"a covered woman", sitter{id: table.Lurker, who: "闪灵"}, false},
		{"a man of a female player", sitter{id: table.Lurker, who: "戴笠", up: true, person: table.Female}, false},
	} {
		g := blackHand(t, sitter{id: table.Bystander}, x.c, open(table.Bystander, "福尔摩斯", "", ""), rest...)
		if x.over {
			g.winners(x.claim, A.Of())
		} else {
			g.quiet(x.claim, table.Play2)
		}
	}
}

func TestWhatColdBloodKillsCountsForNothing(t *testing.T) { // HS-003, HS-012
	g := blackHand(t, sitter{id: table.Bystander}, open(table.Lurker, "戴笠", "", ""), open(table.Bystander, "福尔摩斯", "", "黑烧毁"),
		open(table.MI, "六姐", "", "黑锁定 黑烧毁"), open(table.MI, "贝雷帽", "", ""), open(table.Lurker, "怪盗九九", "", ""))
	g.idles(func() bool { return g.m.S.Ask.Kind != table.AskAct })
	c := g.place(D).Intel.First()
	g.answer(A, "move D's", func(a table.Answer) bool { return a.Card == c })
	g.points(A, B)
	g.check("the woman is dead", !g.place(B).Alive)
	g.quiet("his mission does not count her", table.End)
}

func TestColdBloodForgetsEarlierTurns(t *testing.T) { // HS-002
	g := mission(t, table.Send, "", open(table.MI, "黑手", "黑截获 红退回", ""), open(table.Lurker, "福尔摩斯", "红锁定", "红锁定"),
		open(table.Bystander, "六姐", "", "黑锁定 黑锁定"), open(table.Bystander, "柒佰", "红锁定", ""))
	g.delivers("黑截获", C)
	g.no(A)
	asked := 0
	g.idles(func() bool {
		if g.asked(A, "冷血") {
			asked++
		}
		return g.m.S.Turn == B
	})
	g.idles(func() bool {
		if g.asked(A, "冷血") {
			asked++
		}
		return g.m.S.Turn == A && g.m.S.Phase == table.End || g.m.S.Result.Over
	})
	g.check("asked in the turn of the kill only", asked == 1 && !g.m.S.Result.Over)
}

// idles passes, declines and refuses, and sends what it must, until then.
func (g *stealthGame) idles(until func() bool) {
	g.t.Helper()
	for !until() && !g.m.S.Result.Over {
		can := g.m.Legal(nil)
		a := can[0]
		if g.m.S.Ask.Kind == table.AskReceive {
			a = can[1]
		}
		if _, err := g.m.Step(a); err != nil {
			g.t.Fatal(err)
		}
	}
}

func TestAWomanWhoKillsMrYiMayWinAlone(t *testing.T) { // YXS-005..YXS-009
	killed := func(a sitter, b sitter) *stealthGame {
		a.id, a.hand = table.Lurker, "黑截获"
		g := mission(t, table.Send, "", a, b, sitter{id: table.MI, who: "易先生", up: true, person: b.person, intel: "黑锁定 黑锁定"},
			open(table.Bystander, "怪盗九九", "", ""), open(table.Lurker, "贝雷帽", "", ""))
		g.delivers("黑截获", C)
		return g
	}
	man := open(table.MI, "戴笠", "", "")
	g := killed(open(table.Lurker, "六姐", "", ""), man)
	g.check("she is asked", g.asked(A, "情仇") && !g.place(C).Alive)
	before := g.m.S
	g.yes(A)
	g.winners("alone", A.Of())
	g.m.Load(&before)
	g.no(A)
	g.quiet("she need not", table.Play2)
	g.check("小白 is a woman too", killed(open(table.Lurker, "小白", "", ""), man).asked(A, "情仇"))
	g.check("so is a woman behind a covered card",
		killed(sitter{who: "老枪", person: table.Female}, man).asked(A, "情仇"))
	killed(sitter{who: "老鬼"}, man).quiet("a covered woman is not", table.Play2)
	killed(open(table.Lurker, "柒佰", "", ""), man).quiet("nor a man", table.Play2)
	gown := open(table.MI, "礼服蒙面人", "", "")
	gown.person = table.Female
	g = killed(open(table.Lurker, "六姐", "", ""), gown)
	g.yes(B)
	g.quiet("nor if he was rescued", table.Play2)
}

func TestAnEarlierSeatDeclaresBeforeTheAvenger(t *testing.T) { // OPN-038
	g := mission(t, table.Play1, "黑退回", open(table.Lurker, "情报处长", "", ""), open(table.Bystander, "小马哥", "", ""),
		open(table.MI, "易先生", "", "黑锁定 黑锁定"), sitter{id: table.MI, who: "黑玫瑰", hand: "黑截获"},
		open(table.Bystander, "怪盗九九", "", ""), sitter{id: table.Lurker, who: "戴笠", up: true, dead: true})
	g.uses(D, "血染玫瑰", C)
	g.resolves()
	g.chooses(D, "黑截获")
	if g.m.S.Ask.Kind == table.AskCards {
		g.no(D)
	}
	g.winners("B comes before D", B.Of())
}

func TestMrYiOverturnsTheSlaughter(t *testing.T) { // YXS-012
	g := blackHand(t, sitter{id: table.MI}, open(table.Bystander, "戴笠", "", ""), open(table.Bystander, "易先生", "", ""),
		open(table.MI, "柒佰", "", ""), open(table.Lurker, "贝雷帽", "", ""), open(table.Lurker, "怪盗九九", "", ""))
	g.yes(A)
	g.winners("D", D.Of())
}
