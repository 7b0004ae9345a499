package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

func TestBeautyDrawsThreeAndPutsOneBack(t *testing.T) { // DMN-001, DMN-003, DMN-004
	g := sit(t, table.Draw, "黑锁定 黑截获 黑烧毁", open(table.Lurker, "大美女", "红退回", ""),
		open(table.MI, "柒佰", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.check("she is not asked how many", g.m.S.Ask.Kind == table.AskCard)
	g.chooses(A, "红退回")
	g.want("A's hand", g.place(A).Hand, "黑锁定 黑截获 黑烧毁")
	d := g.m.S.Deck
	g.want("the deck's top", table.CardSet{}.With(d.Top[d.Len-1]), "红退回")
	g.quiet("then the window after the draw", table.Drawn)
}

func lovers(t *testing.T, b, c string) *stealthGame {
	return sit(t, table.Play1, "", open(table.Lurker, "大美女", "", ""),
		open(table.MI, "柒佰", "", b), open(table.Bystander, "刀锋", "黑烧毁", c))
}

func TestLoveBurnsTwoOrWhatIsLeft(t *testing.T) { // DMN-005..DMN-010, OPN-030
	g := lovers(t, "黑锁定 红识破", "黑调虎离山")
	g.uses(A, "爱情", table.Nobody)
	g.check("the identity is shown at once", g.place(A).Shown)
	g.check("and cannot be shown again", len(g.canUse(A, "爱情")) == 0)
	before := g.m.S
	g.resolves()
	g.want("B's intel", g.place(B).Intel, "红识破")
	g.want("C's intel", g.place(C).Intel, "")
	g.m.Load(&before)
	g.comesTo(C)
	g.answer(C, "burn B's", func(a table.Answer) bool { return a.Verb == table.Play && a.Seat == B })
	g.resolves()
	g.want("C's intel still burned", g.place(C).Intel, "")
	g = lovers(t, "黑锁定 红识破", "")
	g.check("one false intel is not enough", len(g.canUse(A, "爱情")) == 0)
	g = lovers(t, "黑锁定 黑锁定", "黑调虎离山")
	g.check("any two of three", len(g.canUse(A, "爱情")) == 3)
}

func TestMarkDrawsAndPlantsOnAnybody(t *testing.T) { // XMG-001, XMG-003, OPN-056
	g := sit(t, table.Send, "黑锁定 黑烧毁 红退回", open(table.Lurker, "情报处长", "黑截获", ""),
		open(table.MI, "小马哥", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.delivers("黑截获", B)
	g.check("B drew first", g.hand(B) == 1)
	g.chooses(B, "黑锁定")
	g.points(B, B)
	g.check("the own plant triggers again", g.hand(B) == 1 && g.m.S.Ask.Seat == B)
	g.chooses(B, "黑烧毁")
	g.points(B, C)
	g.want("C's intel", g.place(C).Intel, "黑烧毁")
	g.want("B's intel", g.place(B).Intel, "黑截获 黑锁定")
	g.quiet("C's gain is none of B's", table.Play2)
}

func TestMarkKillsByHisOwnHand(t *testing.T) { // XMG-004
	g := sit(t, table.Send, "黑锁定", open(table.Lurker, "情报处长", "黑截获", ""), open(table.MI, "小马哥", "", ""),
		open(table.Bystander, "怪盗九九", "", "黑锁定 黑锁定"), open(table.Bystander, "贝雷帽", "", ""))
	g.delivers("黑截获", B)
	g.chooses(B, "黑锁定")
	g.points(B, C)
	g.check("B killed C", g.m.S.Deaths[0].Cause == table.Cause{By: B, How: table.BySkill})
}

func TestThiefStealsForSentFalseIntelOnly(t *testing.T) { // GDJJ-001..GDJJ-005, OPN-021
	g := sit(t, table.Send, "", open(table.Lurker, "怪盗九九", "黑截获", ""),
		open(table.MI, "情报处长", "", ""), open(table.Bystander, "刀锋", "红退回", ""))
	g.delivers("黑截获", B)
	g.check("the sender is asked", g.asked(A, "阴谋"))
	g.yes(A)
	g.check("not about himself", len(g.options(A, func(a table.Answer) bool { return a.Seat == A })) == 0)
	before := g.m.S
	g.points(A, C)
	g.want("A's hand", g.place(A).Hand, "红退回")
	g.m.Load(&before)
	g.points(A, B)
	g.quiet("an empty hand yields nothing", table.Play2)
	g = sit(t, table.Send, "黑锁定", open(table.Lurker, "职业杀手", "黑截获", ""),
		open(table.MI, "怪盗九九", "", ""), open(table.Bystander, "刀锋", "红退回", ""))
	g.delivers("黑截获", B)
	g.chooses(A, "黑锁定") // the sender comes first (OPN-058)
	g.check("the gainer is asked", g.asked(B, "阳谋"))
	g.no(B)
	g.quiet("what is planted was not sent", table.Play2)
}

func TestThiefWhoGetsHisOwnSchemesOnce(t *testing.T) { // OPN-052
	g := sit(t, table.Send, "", open(table.Lurker, "怪盗九九", "黑锁定", ""),
		open(table.MI, "情报处长", "", ""), open(table.Bystander, "刀锋", "红退回", ""))
	g.sends(A, "黑锁定", table.Nobody)
	g.comesHome(B, C)
	g.check("A is asked", g.asked(A, "阴谋"))
	g.no(A)
	g.quiet("and not about the other skill", table.Play2)
}

func TestBeretTakesTrueIntelToAnyHand(t *testing.T) { // BLM-003, BLM-004, BLM-007
	g := sit(t, table.Send, "", open(table.Bystander, "贝雷帽", "黑截获 红退回 红退回 红破译 蓝退回 蓝退回", ""),
		open(table.MI, "情报处长", "", "蓝识破 黑锁定"), open(table.Lurker, "刀锋", "", "红识破"))
	g.delivers("黑截获", B)
	g.check("A is asked", g.asked(A, "偷天"))
	g.yes(A)
	g.check("only true intel of the gainer", len(g.options(A, func(table.Answer) bool { return true })) == 1)
	g.chooses(A, "蓝识破")
	before := g.m.S
	g.points(A, B)
	g.want("B's hand", g.place(B).Hand, "蓝识破")
	g.quiet("no mission by that", table.Play2)
	g.m.Load(&before)
	g.points(A, A)
	g.winners("three red and three blue in hand", A.Of())
	g = sit(t, table.Send, "", open(table.Bystander, "贝雷帽", "黑截获", ""),
		open(table.MI, "情报处长", "", "黑锁定"), open(table.Lurker, "刀锋", "", "红识破"))
	g.delivers("黑截获", B)
	g.quiet("without true intel nothing is asked", table.Play2)
}

func TestSmileHidesADagger(t *testing.T) { // DL-001, DL-002, DL-004
	g := sit(t, table.Send, "", open(table.Lurker, "戴笠", "蓝锁定 黑锁定", ""),
		open(table.MI, "情报处长", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.sends(A, "蓝锁定", table.Nobody)
	before := g.m.S
	g.reaches(table.Receive)
	g.yes(B)
	g.chooses(A, "黑锁定")
	g.want("B's intel", g.place(B).Intel, "蓝锁定 黑锁定")
	g.m.Load(&before)
	g.comesHome(B, C)
	g.check("his own truth lets him draw", g.asked(A, "运筹帷幄"))
	g.yes(A)
	g.check("one card", g.hand(A) == 2)
	g.quiet("and plant nothing", table.Play2)
	g = sit(t, table.Send, "", open(table.Lurker, "戴笠", "黑截获 黑锁定", ""),
		open(table.MI, "情报处长", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.delivers("黑截获", B)
	g.quiet("false intel brings nothing", table.Play2)
	g = sit(t, table.Play1, "红退回 红退回 红破译", open(table.Lurker, "戴笠", "红真伪莫辨 黑锁定", ""),
		open(table.MI, "情报处长", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.plays(A, "红真伪莫辨", table.Nobody, 0)
	g.resolves()
	g.check("a Muddle's truth lets him draw, too", g.asked(A, "运筹帷幄"))
	g.no(A)
	g.check("but sends none to the others", g.m.S.Ask.Kind == table.AskAct && g.place(C).Intel.Len() == 1)
}

func TestPerfumeDrawsForHerLockAndLureThatStand(t *testing.T) { // ZMXS-001, ZMXS-002, OPN-013
	g := sit(t, table.Play1, "黑锁定 黑截获", open(table.Lurker, "致命香水", "红锁定 红退回", ""),
		open(table.MI, "柒佰", "黑识破 红锁定", ""), open(table.Bystander, "刀锋", "", ""))
	g.plays(A, "红锁定", B, 0)
	before := g.m.S
	g.resolves()
	g.check("not Locked before she has drawn", g.m.S.Locked == 0 && g.hand(A) == 3)
	g.chooses(A, "红退回")
	g.check("then Locked", g.m.S.Locked == B.Of() && g.hand(A) == 2)
	g.m.Load(&before)
	g.plays(B, "黑识破", table.Nobody, 1)
	g.resolves()
	g.check("a Countered one brings nothing", g.hand(A) == 1)
	g.plays(B, "红锁定", C, 0)
	g.resolves()
	g.check("nor does another's", g.m.S.Ask.Seat == B && g.m.S.Ask.Kind == table.AskCard)
}
