package character_test

import (
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// agent is a table where A, who has 无间行者, has sent a red telegram.
func agent(t *testing.T, hand string, b, c sitter) *stealthGame {
	g := mission(t, table.Send, "", open(table.Lurker, "无间行者", "红锁定 "+hand, ""), b, c)
	g.sends(A, "红锁定", table.Nobody)
	return g
}

func (g *stealthGame) opts(seat table.Seat, n uint8) {
	g.t.Helper()
	g.answer(seat, "take the option", func(a table.Answer) bool { return a.Verb == table.Option && a.N == n })
}

func TestTopSecretAnswersInterceptAndDecode(t *testing.T) { // WJXZ-005, WJXZ-007, WJXZ-011
	c := open(table.Bystander, "刀锋", "黑截获 黑识破", "黑锁定 黑锁定")
	g := agent(t, "黑烧毁", open(table.MI, "柒佰", "红退回", ""), c)
	g.plays(C, "黑截获", table.Nobody, 0)
	before := g.m.S
	g.resolves()
	g.yes(A)
	asked := g.m.S
	g.opts(A, rule.AsIntel)
	g.chooses(A, "黑烧毁")
	g.points(A, C)
	g.check("C died before the Intercept had its effect", !g.place(C).Alive && g.m.S.Transit.Active)
	g.check("A's skill killed C", g.m.S.Deaths[0].Cause == table.Cause{By: A, How: table.BySkill})
	g.m.Load(&asked)
	g.opts(A, rule.AsIntel)
	g.chooses(A, "黑烧毁")
	g.points(A, B)
	g.check("placing takes no card", g.hand(B) == 1 && g.hand(A) == 0)
	g.m.Load(&asked)
	g.opts(A, rule.ToHand)
	g.check("not from himself", len(g.options(A, func(a table.Answer) bool { return a.Seat == A })) == 0)
	g.points(A, B)
	g.want("A's hand", g.place(A).Hand, "黑烧毁 红退回")
	g.want("then C has the intel", g.place(C).Intel, "黑锁定 黑锁定 红锁定")
	g.quiet("and only one of both happens", table.Play2)
	g.m.Load(&before)
	g.plays(C, "黑识破", table.Nobody, 1)
	g.resolves()
	g.quiet("not if it is Countered", table.Passing)
}

func TestTopSecretWithoutABlackCardOnlySteals(t *testing.T) { // OPN-018, WJXZ-005
	g := agent(t, "红退回", open(table.MI, "柒佰", "蓝破译", ""), open(table.Bystander, "刀锋", "", ""))
	g.reaches(table.Arrival)
	g.plays(B, "蓝破译", table.Nobody, 0)
	g.resolves()
	g.yes(A)
	g.check("one option", len(g.m.Legal(nil)) == 1)
	g.opts(A, rule.ToHand)
	g.points(A, B)
	g.check("an empty hand yields nothing", g.hand(A) == 1)
}

func TestNeighboursDeclarationFails(t *testing.T) { // QMNL-008, QMNL-009, QMNL-010
	lady := open(table.Bystander, "千面女郎", "", "")
	plain := open(table.Bystander, "怪盗九九", "", "")
	for _, x := range []struct {
		claim   string
		c, d    sitter
		without bool // C is out
		want    table.SeatSet
	}{
		{"the neighbour", lady, plain, false, C.Of()},
		{"not one further on", plain, lady, false, B.Of() | E.Of()},
		{"unless the seat between is empty", plain, lady, true, D.Of()},
	} {
		x.c.dead = x.without
		g := mission(t, table.Send, "", open(table.Lurker, "情报处长", "蓝截获", ""), open(table.MI, "戴笠", "", "蓝锁定 蓝锁定"),
			x.c, x.d, open(table.MI, "贝雷帽", "", ""), open(table.Lurker, "柒佰", "", ""))
		g.delivers("蓝截获", B)
		g.winners(x.claim, x.want)
	}
	g := mission(t, table.Send, "", open(table.Bystander, "千面女郎", "蓝截获", ""), open(table.MI, "戴笠", "", "蓝锁定 蓝锁定"),
		plain, open(table.MI, "福尔摩斯", "", ""), open(table.Lurker, "贝雷帽", "", ""), open(table.Lurker, "柒佰", "", ""))
	g.delivers("蓝截获", B)
	g.winners("the neighbour on the other side", A.Of())
}

func TestOverturningGoesOnRoundTheTable(t *testing.T) { // OPN-041, WIN-014
	g := mission(t, table.Send, "", open(table.Lurker, "情报处长", "蓝截获", ""), open(table.MI, "戴笠", "", "蓝锁定 蓝锁定"),
		open(table.Bystander, "千面女郎", "", ""), open(table.Bystander, "蝮蛇", "", ""), open(table.MI, "贝雷帽", "", ""), open(table.Lurker, "柒佰", "", ""))
	g.delivers("蓝截获", B)
	g.winners("the snake has the last word", D.Of())
}

func TestADeadPlayerLetsMrYiOverturn(t *testing.T) { // YXS-011
	for _, dead := range []bool{false, true} {
		f := open(table.Lurker, "柒佰", "", "")
		f.dead = dead
		g := mission(t, table.Send, "", open(table.Lurker, "情报处长", "蓝截获", ""), open(table.MI, "戴笠", "", "蓝锁定 蓝锁定"),
			open(table.Bystander, "易先生", "", ""), open(table.Bystander, "怪盗九九", "", ""), open(table.MI, "贝雷帽", "", ""), f)
		g.delivers("蓝截获", B)
		if dead {
			g.winners("after a death", C.Of())
		} else {
			g.winners("before any", B.Of()|E.Of())
		}
	}
}

func TestWhatTheTideSentTurnsTheVictory(t *testing.T) { // CX-004..CX-007, WJXZ-009
	for _, who := range []string{"潮汐", "无间行者"} {
		sent := func(word string, b, c sitter) *stealthGame {
			return mission(t, table.Send, "", open(table.Bystander, who, word, ""), b, c,
				open(table.Bystander, "怪盗九九", "", ""), open(table.MI, "贝雷帽", "", ""), open(table.Lurker, "戴笠", "", ""))
		}
		g := sent("红截获", open(table.Lurker, "情报处长", "", "红锁定 红锁定"), open(table.MI, "柒佰", "", ""))
		g.delivers("红截获", B)
		g.winners(who+": the gainer's third red", A.Of())
		g = sent("红锁定", open(table.MI, "柒佰", "", ""), open(table.Lurker, "情报处长", "黑截获", "红锁定 红锁定"))
		g.sends(A, "红锁定", table.Nobody)
		g.plays(C, "黑截获", table.Nobody, 0)
		g.resolves()
		if who == "无间行者" {
			g.no(A)
		}
		g.winners(who+": an interceptor's", A.Of())
		g = mission(t, table.Send, "", open(table.Bystander, who, "黑截获", ""), open(table.Bystander, "小白", "", "黑锁定 黑锁定"),
			open(table.MI, "柒佰", "", ""), open(table.MI, "怪盗九九", "", ""), open(table.Lurker, "贝雷帽", "", ""), open(table.Lurker, "戴笠", "", ""))
		g.delivers("黑截获", B)
		g.winners(who+": the first death of a Bystander", A.Of())
	}
}

func TestTheTideDoesNotReachOtherVictories(t *testing.T) { // CX-004, CX-006, WJXZ-010
	dead := open(table.Lurker, "戴笠", "", "")
	dead.dead = true
	g := mission(t, table.Send, "", open(table.Bystander, "潮汐", "黑截获", ""), open(table.MI, "情报处长", "", "黑锁定 黑锁定"),
		open(table.Bystander, "小马哥", "", ""), open(table.MI, "贝雷帽", "", ""), open(table.Lurker, "柒佰", "", ""), dead)
	g.delivers("黑截获", B)
	g.winners("one who only profits from the death", C.Of())
	g = mission(t, table.Send, "", open(table.Bystander, "潮汐", "红截获", ""), open(table.Lurker, "小白", "红锁定 红调虎离山 红退回 红破译", "红锁定"),
		open(table.MI, "柒佰", "", "红锁定"), open(table.Bystander, "怪盗九九", "", ""))
	g.delivers("红截获", B)
	g.reaches(table.Play2)
	g.uses(B, "收买", C)
	g.pays(B, "红锁定", "红调虎离山", "红退回", "红破译")
	g.resolves()
	g.winners("one who wins with other intel later in the turn", B.Of())
	g = mission(t, table.Send, "", open(table.Bystander, "无间行者", "红锁定 黑烧毁", ""), open(table.Bystander, "小白", "", "黑锁定 黑锁定"),
		open(table.MI, "柒佰", "黑截获", ""), open(table.MI, "怪盗九九", "", ""), open(table.Lurker, "贝雷帽", "", ""), open(table.Lurker, "戴笠", "", ""))
	g.sends(A, "红锁定", table.Nobody)
	g.plays(C, "黑截获", table.Nobody, 0)
	g.resolves()
	g.yes(A)
	g.opts(A, rule.AsIntel)
	g.chooses(A, "黑烧毁")
	g.points(A, B)
	g.winners("one who dies of what was planted", B.Of())
}
