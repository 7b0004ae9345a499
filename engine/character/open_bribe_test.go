package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

func (g *stealthGame) pays(seat table.Seat, words ...string) {
	g.t.Helper()
	for _, w := range words {
		g.chooses(seat, w)
	}
}

func TestBribePaysFourAtOnceAndTakesIntelLater(t *testing.T) { // XB-003..XB-006, OPN-029
	g := sit(t, table.Play1, "", open(table.Lurker, "情报处长", "", "黑截获"),
		open(table.MI, "小白", "红锁定 红调虎离山 红退回 红破译 红烧毁", "红识破"), open(table.Bystander, "刀锋", "黑烧毁", ""))
	g.check("neither at himself nor at those without intel", len(g.canUse(B, "收买")) == 1)
	g.uses(B, "收买", A)
	g.pays(B, "红锁定", "红调虎离山", "红退回", "红破译")
	g.want("A has the four", g.place(A).Hand, "红锁定 红调虎离山 红退回 红破译")
	before := g.m.S
	g.resolves()
	g.want("B's intel", g.place(B).Intel, "黑截获 红识破")
	g.check("B answers for it", g.place(B).Blame == table.Cause{By: B, How: table.BySkill})
	g.check("no second one with a single card", len(g.canUse(B, "收买")) == 0)
	g.m.Load(&before)
	g.plays(C, "黑烧毁", A, 0)
	g.resolves()
	g.want("nothing is left to take", g.place(B).Intel, "红识破")
	g.check("the four do not come back", g.hand(B) == 1 && g.hand(A) == 4)
}

func TestBribeMakesTheOtherWinFirst(t *testing.T) { // XB-008, GDJJ-006, OPN-037
	g := sit(t, table.Play1, "", open(table.Bystander, "怪盗九九", "黑退回 黑退回 黑锁定 黑锁定 黑锁定", "红识破"),
		open(table.Lurker, "小白", "红锁定 红调虎离山 红退回 红破译", "红识破 红识破"), open(table.MI, "柒佰", "", ""))
	g.uses(B, "收买", A)
	g.pays(B, "红锁定", "红调虎离山", "红退回", "红破译")
	g.winners("nine cards win before the intel moves", A.Of())
}

func TestBribeWinsAndKills(t *testing.T) { // XB-007
	g := sit(t, table.Play1, "", open(table.MI, "情报处长", "", "红识破 黑截获"),
		open(table.Lurker, "小白", "红锁定 红调虎离山 红退回 红破译", "红识破 红识破 黑锁定 黑锁定"), open(table.Bystander, "柒佰", "", ""))
	before := g.m.S
	g.answerBribe("红识破")
	g.winners("three red", B.Of())
	g.m.Load(&before)
	g.answerBribe("黑截获")
	g.check("B killed himself", !g.place(B).Alive && g.m.S.Deaths[0].Cause.By == B)
}

// answerBribe has B take A's intel of that name.
func (g *stealthGame) answerBribe(word string) {
	g.t.Helper()
	g.comesTo(B)
	c := g.find(g.place(A).Intel, word)
	g.answer(B, "bribe", func(a table.Answer) bool { return a.Verb == table.Use && a.Object == c })
	g.pays(B, "红锁定", "红调虎离山", "红退回", "红破译")
	g.resolves()
}

func TestSixthIntelExposes(t *testing.T) { // XB-009, XB-010, XB-012, XB-013, LF-016, LOSE-002
	for _, x := range []struct{ claim, intel, sent string }{
		{"whatever its colour", "红锁定 红锁定 蓝锁定 蓝锁定 黑锁定", "黑截获"},
		{"rather than winning", "红锁定 红锁定 蓝锁定 蓝锁定 黑锁定", "红识破"},
		{"rather than dying", "红锁定 红锁定 蓝锁定 黑锁定 黑锁定", "黑截获"},
	} {
		g := sit(t, table.Send, "", open(table.MI, "情报处长", x.sent, ""), open(table.Lurker, "小白", "红退回", x.intel),
			open(table.Bystander, "礼服蒙面人", "", ""), open(table.Bystander, "刀锋", "", ""))
		g.delivers(x.sent, B)
		g.quiet(x.claim, table.Play2)
		p := g.place(B)
		g.check(x.claim+": lost, shown and stripped", p.Lost && p.Shown && p.Hand.Or(p.Intel).Empty() && g.m.S.Died == 0)
	}
}

func TestFirstDeathWinsForADisguisedBystander(t *testing.T) { // XB-014, XB-015, XB-019, WIN-017
	for _, x := range []struct {
		claim      string
		id         table.Identity
		dead, over bool
	}{{"first", table.Bystander, false, true}, {"second", table.Bystander, true, false}, {"no Bystander", table.Lurker, false, false}} {
		last := open(table.MI, "贝雷帽", "", "")
		last.dead = x.dead
		other := [...]table.Identity{table.Bystander: table.Lurker, table.Lurker: table.Bystander}[x.id]
		g := sit(t, table.Send, "", open(table.MI, "情报处长", "黑截获", ""), open(x.id, "小白", "", "黑锁定 黑锁定"),
			open(other, "致命香水", "", ""), open(table.Lurker, "柒佰", "", ""), last)
		g.delivers("黑截获", B)
		if x.over {
			g.winners(x.claim, B.Of())
			continue
		}
		g.check(x.claim+": the perfume is asked", g.asked(C, "临危受命"))
	}
}

func TestASideThatDiesOutWinsForADisguisedBystander(t *testing.T) { // XB-016, XB-017, XB-018
	wiped := func(perfume table.Identity, c sitter, lost bool) *stealthGame {
		c.dead = !lost
		g := sit(t, table.Send, "红退回", open(table.Bystander, "小白", "黑截获", ""), open(table.MI, "戴笠", "", "黑锁定 黑锁定"),
			c, open(perfume, "致命香水", "", ""), open(table.Lurker, "柒佰", "", ""))
		g.delivers("黑截获", B)
		return g
	}
	g := wiped(table.Lurker, open(table.MI, "贝雷帽", "", ""), false)
	before := g.m.S
	g.no(D)
	g.winners("the last of them has died", A.Of())
	g.m.Load(&before)
	g.yes(D)
	g.chooses(D, "黑锁定")
	g.quiet("the identity lives on", table.Play2)
	g = sit(t, table.Send, "红退回", open(table.Bystander, "小白", "黑截获", ""), open(table.Lurker, "戴笠", "", "黑锁定 黑锁定"),
		sitter{id: table.MI, who: "贝雷帽", up: true, dead: true}, open(table.MI, "致命香水", "", ""), open(table.Lurker, "柒佰", "", ""))
	g.delivers("黑截获", B)
	g.yes(D)
	g.chooses(D, "黑锁定")
	g.quiet("an identity put out of the game is no death", table.Play2)
}
