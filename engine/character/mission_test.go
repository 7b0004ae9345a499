package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

// mission is sit with the characters of the expansion.
func mission(t *testing.T, phase table.Phase, deck string, sitters ...sitter) *stealthGame {
	t.Helper()
	return sitAt(t, "mission", phase, deck, sitters...)
}

func TestConcealersChooseTheirAnswer(t *testing.T) { // QMNL-001, CX-001, WJXZ-001
	for _, who := range []string{"千面女郎", "潮汐", "无间行者"} {
		g := mission(t, table.Play1, "", open(table.Lurker, "情报处长", "红试探（潜伏战线，抽二张）", ""),
			open(table.MI, who, "", ""), open(table.Bystander, "刀锋", "", ""))
		g.plays(A, "红试探", B, 0)
		g.resolves()
		g.no(A)
		g.check(who+" chooses", g.m.S.Ask.Kind == table.AskOption && g.m.S.Ask.Seat == B && len(g.m.Legal(nil)) == 2)
	}
}

func TestDirectionOfTheSendersChoice(t *testing.T) { // QMNL-003, QMNL-005
	g := mission(t, table.Send, "", open(table.Lurker, "千面女郎", "红锁定 黑截获", ""),
		open(table.MI, "柒佰", "", ""), open(table.Bystander, "刀锋", "", ""))
	ways := func(word string) int {
		return len(g.options(A, func(a table.Answer) bool { return g.find(g.place(A).Hand, word) == a.Card }))
	}
	g.check("two ways for a telegram, one for each Direct", ways("红锁定") == 2 && ways("黑截获") == 2)
	g.answer(A, "send to the left", func(a table.Answer) bool { return a.N == table.SendBackward })
	g.reaches(table.Arrival)
	g.check("C is reached first", g.m.S.Transit.At == C)
	g.reaches(table.Receive)
	g.says(C, table.Refuse)
	g.reaches(table.Arrival)
	g.check("then B", g.m.S.Transit.At == B)
}

func TestSongComesBeforeTheMuddle(t *testing.T) { // QMNL-007
	g := mission(t, table.Play1, "黑锁定 黑截获 黑烧毁 红退回 红退回 红破译", open(table.Lurker, "情报处长", "红真伪莫辨", ""),
		open(table.MI, "千面女郎", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.plays(A, "红真伪莫辨", table.Nobody, 0)
	g.resolves()
	g.check("B is asked", g.asked(B, "笙歌"))
	g.yes(B)
	g.want("B has the old top", g.place(B).Hand, "黑锁定 黑截获 黑烧毁")
	g.chooses(B, "黑截获")
	g.check("not to herself", len(g.options(B, func(a table.Answer) bool { return a.Seat == B })) == 0)
	g.points(B, C)
	g.check("C has it", g.hand(C) == 1)
	g.want("the cards below were dealt", g.place(A).Intel.Or(g.place(B).Intel).Or(g.place(C).Intel), "红退回 红退回 红破译")
}

func TestOnlyTextsServeTheCruel(t *testing.T) { // HS-001
	g := mission(t, table.Play1, "", open(table.Lurker, "黑手", "红退回 红真伪莫辨 红调虎离山", ""),
		open(table.MI, "千面女郎", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.check("not a telegram", len(g.asOther(A, "红调虎离山", table.Lock)) == 0)
	g.check("a Return", len(g.asOther(A, "红退回", table.Lock)) == 2)
	g.playsAs(A, "红真伪莫辨", table.Lock, C)
	g.resolves()
	g.quiet("a Muddle used as a Lock is no Muddle", table.Play1)
	g.check("C is Locked, nothing was dealt", g.m.S.Locked == C.Of() && g.place(C).Intel.Empty())
}

func TestGreedDrawsThree(t *testing.T) { // YXS-001
	g := mission(t, table.Draw, "黑锁定 黑截获 黑烧毁", open(table.Lurker, "易先生", "红退回", ""),
		open(table.MI, "柒佰", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.want("A's hand", g.place(A).Hand, "红退回 黑锁定 黑截获 黑烧毁")
	g.quiet("nothing goes back", table.Drawn)
}

func TestInsightCountersCardsOnly(t *testing.T) { // YXS-002..YXS-004
	g := mission(t, table.Play1, "", open(table.Lurker, "易先生", "红截获 红退回", ""),
		sitter{id: table.MI, who: "闪灵", hand: "红锁定 黑烧毁 黑识破"}, open(table.Bystander, "刀锋", "", "黑锁定"))
	g.check("nothing to Counter", len(g.asOther(A, "红截获", table.Counter)) == 0)
	g.plays(B, "黑烧毁", C, 0)
	g.playsAs(A, "红截获", table.Counter, table.Nobody)
	g.plays(B, "黑识破", table.Nobody, 2)
	g.resolves()
	g.want("the Counter was Countered", g.place(C).Intel, "")
	g = mission(t, table.Play1, "", open(table.Lurker, "易先生", "红截获 红退回", ""),
		sitter{id: table.MI, who: "闪灵"}, open(table.Bystander, "刀锋", "", "黑锁定"))
	g.uses(B, "狙击", C)
	g.check("no skill is Countered", len(g.asOther(A, "红截获", table.Counter)) == 0)
}

func TestDriftTakesIntelOfOthers(t *testing.T) { // CX-002, CX-003
	g := mission(t, table.Send, "", open(table.Lurker, "情报处长", "黑截获", "黑锁定"),
		open(table.MI, "潮汐", "", "红锁定"), open(table.Bystander, "刀锋", "", "蓝锁定"))
	g.delivers("黑截获", B)
	g.yes(B)
	g.check("not the own", len(g.options(B, func(a table.Answer) bool { return g.place(B).Intel.Has(a.Card) })) == 0)
	g.chooses(B, "黑锁定")
	g.want("B's hand", g.place(B).Hand, "黑锁定")
	g = mission(t, table.Send, "", open(table.Lurker, "情报处长", "黑截获", ""),
		open(table.MI, "潮汐", "", "红锁定"), open(table.Bystander, "刀锋", "", ""))
	g.delivers("黑截获", B)
	g.quiet("without intel elsewhere nothing is asked", table.Play2)
}

func TestTextSentAsTelegramStaysHidden(t *testing.T) { // WJXZ-002..WJXZ-004
	g := mission(t, table.Send, "", open(table.Lurker, "无间行者", "黑退回 红锁定", ""),
		open(table.MI, "福尔摩斯", "黑锁定", ""), open(table.Bystander, "刀锋", "", ""))
	g.check("a telegram has one way", len(g.options(A, func(a table.Answer) bool {
		return a.Card == g.find(g.place(A).Hand, "红锁定")
	})) == 1)
	g.answer(A, "hide the text", func(a table.Answer) bool { return a.N == table.SendHidden })
	tr := g.m.S.Transit
	g.check("face down, a telegram, seen by A alone", !tr.FaceUp && tr.Mode == table.Telegram && g.m.S.Seen[tr.Card] == A.Of())
	g.uses(B, "揭露", table.Nobody)
	g.resolves()
	g.check("it may be turned up", g.m.S.Transit.FaceUp && g.hand(B) == 2)
}
