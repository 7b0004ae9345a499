package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

func TestOriolePutsIntelOfAnotherOnTheDeck(t *testing.T) { // HQ-001, HQ-002, HQ-003
	g := sit(t, table.Play1, "黑烧毁",
		sitter{id: table.Lurker, who: "黄雀", intel: "黑锁定"},
		sitter{id: table.MI, who: "柒佰", up: true, intel: "红锁定"},
		sitter{id: table.Bystander, who: "六姐", up: true})
	g.check("only B's card can be named", len(g.canUse(A, "潜藏伏击")) == 1)
	g.uses(A, "潜藏伏击", B)
	g.check("nothing moves before it resolves", !g.place(B).Intel.Empty() && g.place(A).FaceUp)
	g.resolves()
	d := g.m.S.Deck
	top := d.Top[d.Len-1]
	g.want("the top of the deck", table.CardSet{}.With(top), "红锁定")
	g.check("everybody knows it", g.m.S.Seen[top] == table.AllSeats && g.place(B).Intel.Empty())
}

func TestOrioleFindsTheNamedIntelGone(t *testing.T) { // HQ-004
	g := sit(t, table.Play1, "",
		sitter{id: table.Lurker, who: "黄雀"},
		sitter{id: table.MI, who: "柒佰", up: true, intel: "黑锁定 黑烧毁"},
		sitter{id: table.Bystander, who: "六姐", up: true, hand: "红烧毁"})
	g.uses(A, "潜藏伏击", B)
	named := g.m.S.Stack[0].Object
	g.comesTo(C)
	g.answer(C, "burn it", func(a table.Answer) bool { return a.As == table.Burn && a.Object == named })
	g.resolves()
	g.check("the other card stays", g.place(B).Intel.Len() == 1 && g.place(A).FaceUp)
}

// hunt is a game in which B dies of A's card; D has 黄雀.
func hunt(t *testing.T, up bool, c, d sitter) *stealthGame {
	c.id, c.who, c.up = table.MI, "情报处长", true
	d.id, d.who, d.up = table.Lurker, "黄雀", up
	return sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "黑识破"},
		sitter{id: table.MI, who: "柒佰", up: true, intel: "黑锁定 黑锁定"}, c, d,
		sitter{id: table.Bystander, who: "闪灵"})
}

func TestOrioleShowsHerIdentityAndPlacesUpToTwo(t *testing.T) { // HQ-005, HQ-006, HQ-007, HQ-008
	g := hunt(t, true, sitter{intel: "黑破译"}, sitter{hand: "黑烧毁 黑截获 黑截获 红锁定"})
	g.delivers("黑识破", B)
	g.check("D is asked before B's identity is shown", g.asked(D, "黄雀在后") && !g.place(B).Shown)
	g.yes(D)
	g.check("D's identity lies open", g.place(D).Shown)
	g.check("anybody but the dying may be chosen", g.m.S.Ask.Seats == A.Of()|C.Of()|D.Of()|E.Of())
	g.points(D, C)
	g.chooses(D, "黑截获")
	g.chooses(D, "黑烧毁")
	g.check("two are the most, and C dies of them by D's hand", g.m.S.Died == 2 &&
		g.m.S.Deaths[1].Seat == C && g.m.S.Deaths[1].Cause.By == D)
	g.check("D was not asked about C's death", g.m.S.Ask.Kind == table.AskAct)
	g.want("D's hand", g.place(D).Hand, "黑截获 红锁定")
}

func TestOrioleMayPlaceNothing(t *testing.T) { // HQ-005
	for _, hand := range []string{"红锁定", "红锁定 黑烧毁"} {
		g := hunt(t, true, sitter{}, sitter{hand: hand})
		g.delivers("黑识破", B)
		g.yes(D)
		g.points(D, C)
		g.check("D is asked whether a card fits or not", g.m.S.Ask.Kind == table.AskCards && g.m.S.Ask.Seat == D)
		g.no(D)
		g.check("nothing was placed", g.place(C).Intel.Empty())
	}
}

func TestCoveredOrioleIsNotAsked(t *testing.T) { // HQ-005
	g := hunt(t, false, sitter{}, sitter{hand: "黑烧毁"})
	g.delivers("黑识破", B)
	g.check("nobody is asked", g.m.S.Ask.Kind == table.AskAct && !g.place(D).Shown)
}

func TestOrioleIsNotAskedAboutHerOwnDeath(t *testing.T) { // HQ-005
	g := sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "黑识破"},
		sitter{id: table.MI, who: "黄雀", up: true, intel: "黑锁定 黑锁定"},
		sitter{id: table.Bystander, who: "柒佰", up: true}, sitter{id: table.Bystander, who: "闪灵"})
	g.delivers("黑识破", B)
	g.check("she dies", !g.place(B).Alive && g.m.S.Ask.Kind == table.AskAct)
}

func TestOrioleWinsWhenBothSidesHaveADead(t *testing.T) { // HQ-010, HQ-011
	for _, x := range []struct {
		name           string
		dies, had, oth table.Identity // B, C who is dead already, A
		want           table.SeatSet
	}{
		{"an MI and a Lurker", table.MI, table.Lurker, table.Bystander, D.Of()},
		{"two MI", table.MI, table.MI, table.Bystander, 0},
		{"a Bystander and a Lurker", table.Bystander, table.Lurker, table.MI, 0},
		{"a Bystander and an MI", table.Bystander, table.MI, table.Lurker, 0},
	} {
		left := [table.Identities]int{table.Lurker: 2, table.MI: 2, table.Bystander: 1}
		for _, id := range []table.Identity{x.dies, x.had, x.oth} {
			left[id]--
		}
		rest := func() table.Identity {
			id := table.Lurker
			for left[id] == 0 {
				id++
			}
			left[id]--
			return id
		}
		g := sit(t, table.Send, "",
			sitter{id: x.oth, who: "福尔摩斯", up: true, hand: "黑识破"},
			sitter{id: x.dies, who: "柒佰", up: true, intel: "黑锁定 黑锁定"},
			sitter{id: x.had, who: "情报处长", up: true, dead: true},
			sitter{id: table.Bystander, who: "黄雀"},
			sitter{id: rest(), who: "闪灵"}, sitter{id: rest(), who: "黑玫瑰"})
		g.delivers("黑识破", B)
		g.check(x.name+": B is dead and B's identity shown", g.place(B).Shown)
		g.check(x.name, g.m.S.Result.Over == (x.want != 0) && g.m.S.Result.Winners == x.want)
	}
}
