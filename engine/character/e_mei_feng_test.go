package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

func TestPeakTakesTheIntelBeforeAnEarlierIntercept(t *testing.T) { // EMF-001, EMF-003, EMF-004
	g := sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红试探"},
		sitter{id: table.MI, who: "柒佰", up: true, hand: "黑截获 黑识破"},
		sitter{id: table.Bystander, who: "峨嵋峰"})
	g.sends(A, "红试探", table.Nobody)
	g.plays(B, "黑截获", table.Nobody, 0)
	g.uses(C, "截上截", table.Nobody)
	g.comesTo(B)
	aims := g.options(B, func(a table.Answer) bool { return a.Verb == table.Play && a.As == table.Counter })
	g.check("a Counter aims at the card alone", len(aims) == 1 && aims[0].N == 1)
	g.resolves()
	g.want("C's intel", g.place(C).Intel, "红试探")
	g.want("the pile", g.m.S.Up, "黑截获")
	g.check("the second play phase follows", g.m.S.Phase == table.Play2)
}

func TestPeakInterceptsOnlyOnTheWayInOthersTurns(t *testing.T) { // EMF-002
	g := sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "峨嵋峰", hand: "红试探"},
		sitter{id: table.MI, who: "柒佰", up: true},
		sitter{id: table.Bystander, who: "六姐", up: true})
	g.sends(A, "红试探", table.Nobody)
	g.check("not in his own turn", len(g.canUse(A, "截上截")) == 0)
	g = sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红试探"},
		sitter{id: table.MI, who: "柒佰", up: true},
		sitter{id: table.Bystander, who: "峨嵋峰"})
	g.sends(A, "红试探", table.Nobody)
	g.reaches(table.Arrival)
	g.check("not once it has arrived", len(g.canUse(C, "截上截")) == 0)
}

// ruse is a game in which A has 峨嵋峰 and sends.
func ruse(t *testing.T, up bool, intel string) *stealthGame {
	return sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "峨嵋峰", up: up, hand: "红识破 黑识破 红试探", intel: "黑破译"},
		sitter{id: table.MI, who: "柒佰", up: true, intel: intel},
		sitter{id: table.Bystander, who: "六姐", up: true, hand: "黑截获", intel: intel})
}

func TestPeakMayBurnFalseIntelOfWhoeverGainsHisTrueIntel(t *testing.T) { // EMF-009, EMF-010
	g := ruse(t, true, "黑锁定 黑烧毁")
	g.delivers("红识破", B)
	g.check("A is asked", g.asked(A, "计中计"))
	g.yes(A)
	g.chooses(A, "黑烧毁")
	g.want("B's intel", g.place(B).Intel, "黑锁定 红识破")

	g = ruse(t, true, "黑锁定")
	g.sends(A, "红识破", B)
	g.plays(C, "黑截获", table.Nobody, 0)
	g.resolves()
	g.check("interception counts", g.asked(A, "计中计"))
	g.no(A)
	g.want("nothing is burned", g.place(C).Intel, "黑锁定 红识破")
}

func TestPeakMayBurnHisOwn(t *testing.T) { // EMF-011
	g := ruse(t, true, "")
	g.sends(A, "红试探", table.Nobody)
	g.comesHome(B, C)
	g.check("A is asked about his own", g.asked(A, "计中计"))
	g.yes(A)
	g.chooses(A, "黑破译")
	g.want("A's intel", g.place(A).Intel, "红试探")
}

func TestPeakIsNotAsked(t *testing.T) { // EMF-009, EMF-012, EMF-014
	for _, x := range []struct {
		name, sent, intel string
		up                bool
	}{
		{"about false intel", "黑识破", "黑锁定", true},
		{"without false intel to burn", "红识破", "红锁定", true},
		{"while covered", "红识破", "黑锁定", false},
	} {
		g := ruse(t, x.up, x.intel)
		g.delivers(x.sent, B)
		g.check(x.name, g.m.S.Ask.Kind == table.AskAct && g.m.S.Phase == table.Play2)
	}
}

func TestPeakHasNoRuseForWhatHeDidNotSend(t *testing.T) { // EMF-014, STL-028
	g := sit(t, table.Play1, "红锁定 红锁定 红锁定",
		sitter{id: table.Lurker, who: "峨嵋峰", up: true, hand: "红真伪莫辨", intel: "黑锁定"},
		sitter{id: table.MI, who: "柒佰", up: true, intel: "黑锁定"},
		sitter{id: table.Bystander, who: "六姐", up: true, intel: "黑锁定"})
	g.plays(A, "红真伪莫辨", table.Nobody, 0)
	g.resolves()
	g.check("everybody has true intel", g.place(A).Intel.Len() == 2 && g.place(C).Intel.Len() == 2)
	g.check("A is not asked", g.m.S.Ask.Kind == table.AskAct)
}

func TestPeakWinsAloneWithThreeBlue(t *testing.T) { // EMF-016
	g := sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "蓝试探"},
		sitter{id: table.MI, who: "柒佰", up: true},
		sitter{id: table.Bystander, who: "峨嵋峰", intel: "蓝锁定 蓝锁定"})
	g.sends(A, "蓝试探", table.Nobody)
	g.uses(C, "截上截", table.Nobody)
	g.resolves()
	g.winners("the third blue, intercepted", C.Of())
}
