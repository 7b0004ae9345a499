package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

func TestSnakeCoversToLureAndRevealsToDraw(t *testing.T) { // FS-001..FS-003, FS-006..FS-009
	g := sit(t, table.Send, "", open(table.Lurker, "情报处长", "红锁定", ""), open(table.MI, "柒佰", "黑识破", ""),
		open(table.Bystander, "贝雷帽", "", ""), open(table.Bystander, "蝮蛇", "", ""))
	g.sends(A, "红锁定", table.Nobody)
	g.check("face up he cannot draw", len(g.canUse(D, "弹药无限")) == 0)
	g.check("not at the sender, not at himself", len(g.canUse(D, "声东击西")) == 2)
	g.uses(D, "声东击西", B)
	g.check("covered at once", !g.place(D).FaceUp)
	g.check("and no more use of it", len(g.canUse(D, "声东击西")) == 0)
	g.comesTo(B)
	g.check("no Counter against a skill", len(g.options(B, func(a table.Answer) bool { return a.Verb == table.Play })) == 0)
	g.resolves()
	g.check("B is lured", g.m.S.Transit.Lured == B.Of())
	g.uses(D, "弹药无限", table.Nobody)
	g.resolves()
	g.check("face up with one card", g.place(D).FaceUp && g.hand(D) == 1)
	g.uses(D, "声东击西", C)
	g.resolves()
	g.check("C too is lured", g.m.S.Transit.Lured == B.Of()|C.Of())
	g.check("with a card no draw", len(g.canUse(D, "弹药无限")) == 0)
}

func TestSnakeOnlyWhileIntelIsOnItsWay(t *testing.T) { // FS-001
	g := sit(t, table.Play1, "", open(table.Lurker, "蝮蛇", "", ""),
		open(table.MI, "柒佰", "", ""), open(table.Bystander, "贝雷帽", "", ""))
	g.check("not in the play phase", len(g.canUse(A, "声东击西")) == 0)
}

// declares has B, an MI with two blue, take a third from A. The others are
// C, D and E of a table of six, all but the last alive.
func declares(t *testing.T, b, c, d, f sitter) *stealthGame {
	b.id, b.intel = table.MI, b.intel+" 蓝锁定 蓝锁定"
	g := sit(t, table.Send, "", open(table.Lurker, "情报处长", "蓝截获", ""), b, c, d,
		open(table.MI, "福尔摩斯", "", ""), f)
	g.delivers("蓝截获", B)
	return g
}

func TestMissionsThatAnswerADeclaration(t *testing.T) { // LF-018..LF-020, DMN-011..DMN-012, FS-010..FS-011, FS-005, OPN-040
	f := open(table.Lurker, "贝雷帽", "", "")
	dead := f
	dead.dead = true
	gowned, beauty := open(table.Bystander, "礼服蒙面人", "", ""), open(table.Bystander, "大美女", "", "黑锁定")
	snake := open(table.Bystander, "蝮蛇", "", "")
	plain := open(table.Bystander, "怪盗九九", "", "")
	heavy := beauty
	heavy.intel = "黑锁定 黑锁定"
	man, woman := open(table.MI, "戴笠", "", ""), open(table.MI, "六姐", "", "")
	covered := sitter{who: "蝮蛇", hand: "红退回"}
	veiled := sitter{who: "译电员"}
	gentleman := open(table.MI, "六姐", "", "")
	gentleman.person = table.Male
	lady := veiled
	lady.person = table.Female
	mi := B.Of() | E.Of()
	for _, x := range []struct {
		claim      string
		b, c, d, f sitter
		want       table.SeatSet
	}{
		{"a woman takes the gown along", woman, gowned, plain, f, mi | C.Of()},
		{"a man does not", man, gowned, plain, f, mi},
		{"a man takes the beauty along", man, plain, beauty, f, mi | D.Of()},
		{"a woman does not", woman, plain, beauty, f, mi},
		{"nor a man who plays one", gentleman, plain, beauty, f, mi},
		{"nor with two false intel", man, plain, heavy, f, mi},
		{"小白 takes both along", open(table.MI, "小白", "", ""), gowned, beauty, f, mi | C.Of() | D.Of()},
		{"a covered character has no gender", veiled, gowned, beauty, f, mi},
		{"but its player has one", lady, gowned, beauty, f, mi | C.Of()},
		{"a covered snake is no man", covered, plain, beauty, f, mi},
		{"the snake overturns", man, snake, beauty, f, C.Of() | D.Of()},
		{"not after a death", man, snake, plain, dead, mi},
	} {
		g := declares(t, x.b, x.c, x.d, x.f)
		g.winners(x.claim, x.want)
	}
}
