package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

func TestHeroDrawsForFalseIntelOfAnySource(t *testing.T) { // LF-001, DL-001, OPN-054
	g := sit(t, table.Send, "红锁定 红锁定", open(table.Lurker, "戴笠", "红识破 黑锁定", ""),
		open(table.MI, "礼服蒙面人", "", ""), open(table.Bystander, "柒佰", "", ""))
	g.delivers("红识破", B)
	g.chooses(A, "黑锁定")
	g.check("B is asked", g.asked(B, "英雄"))
	g.yes(B)
	g.check("B drew two", g.hand(B) == 2)
	g = sit(t, table.Send, "", open(table.Lurker, "情报处长", "红识破", ""),
		open(table.MI, "礼服蒙面人", "", ""), open(table.Bystander, "柒佰", "", ""))
	g.delivers("红识破", B)
	g.quiet("true intel makes no hero", table.Play2)
}

// dying is a table where A's black Direct kills C; D has the named character.
func dying(t *testing.T, c, d sitter, e sitter) *stealthGame {
	c.intel += " 黑锁定 黑锁定"
	g := sit(t, table.Send, "", open(table.Lurker, "情报处长", "黑截获", ""),
		open(table.MI, "柒佰", "", ""), c, d, e)
	g.delivers("黑截获", C)
	return g
}

func gown(hand, intel string) sitter { return open(table.Lurker, "礼服蒙面人", hand, intel) }

func TestRescueBurnsOnBothSidesAndKeepsHerIdentityHidden(t *testing.T) { // LF-003, LF-004, LF-005, LF-009, LF-017
	g := dying(t, open(table.MI, "六姐", "红退回 红退回", "红识破"), gown("", "黑锁定 黑锁定"),
		open(table.Bystander, "刀锋", "", ""))
	g.check("D is asked", g.asked(D, "救美"))
	g.yes(D)
	g.want("C's intel", g.place(C).Intel, "红识破")
	g.want("D's intel", g.place(D).Intel, "")
	g.check("C lives, keeps her hand and is not shown", g.place(C).Alive && g.hand(C) == 2 && !g.place(C).Shown)
	g.check("D is shown, no death is on record", g.place(D).Shown && g.m.S.Died == 0)
	g.check("E may draw all the same", g.asked(E, "嗜血"))
	g.yes(E)
	g.answer(E, "choose a card", func(a table.Answer) bool { return a.Verb == table.Choose })
	g.points(E, C)
	g.check("even for her", g.hand(C) == 3 && g.hand(E) == 3)
	g.quiet("the turn goes on", table.Play2)
}

func TestRescueNeedsAWomanAndAHiddenIdentity(t *testing.T) { // LF-006, LF-007, LF-008
	e := open(table.Bystander, "贝雷帽", "", "")
	shown := gown("", "")
	shown.shown = true
	covered := sitter{id: table.MI, who: "黑玫瑰"}
	woman := covered
	woman.person = table.Female
	own := open(table.MI, "礼服蒙面人", "", "")
	own.person = table.Female
	for _, x := range []struct {
		claim string
		c, d  sitter
		asked bool
	}{
		{"an open woman", open(table.MI, "六姐", "", ""), gown("", ""), true},
		{"小白 counts as one", open(table.MI, "小白", "", ""), gown("", ""), true},
		{"a man", open(table.MI, "戴笠", "", ""), gown("", ""), false},
		{"a covered woman", covered, gown("", ""), false},
		{"a covered woman with a female player", woman, gown("", ""), true},
		{"not twice", open(table.MI, "六姐", "", ""), shown, false},
		{"not himself", own, open(table.Lurker, "戴笠", "", ""), false},
	} {
		g := dying(t, x.c, x.d, e)
		if got := g.asked(D, "救美") || g.asked(C, "救美"); got != x.asked {
			t.Errorf("%s: asked %v, want %v", x.claim, got, x.asked)
		}
		if g.place(C).Alive != x.asked {
			t.Errorf("%s: alive %v", x.claim, g.place(C).Alive)
		}
	}
}

func TestBloodthirstSharesWithTheLivingOnly(t *testing.T) { // DF-006, DF-007, DF-008
	g := dying(t, open(table.MI, "戴笠", "", ""), open(table.Lurker, "怪盗九九", "", ""), open(table.Bystander, "刀锋", "", ""))
	g.yes(E)
	g.answer(E, "choose a card", func(a table.Answer) bool { return a.Verb == table.Choose })
	to := g.options(E, func(a table.Answer) bool { return a.Verb == table.Point })
	g.check("four may get the card", len(to) == 4)
	g.points(E, E)
	g.check("kept, it makes four", g.hand(E) == 4)
	g = dying(t, open(table.MI, "刀锋", "", ""), open(table.Lurker, "怪盗九九", "", ""), open(table.Bystander, "贝雷帽", "", ""))
	g.quiet("not for the own death", table.Play2)
}

func TestMissionOfADeathOnEitherSide(t *testing.T) { // DF-010, DF-011, XMG-005, ZMXS-006
	for _, who := range []string{"刀锋", "小马哥"} {
		for _, x := range []struct {
			claim       string
			first       table.Identity
			taken, over bool
		}{{"one of each", table.Lurker, false, true}, {"two of one side", table.MI, false, false}, {"one identity taken away", table.Lurker, true, false}} {
			rest := [...]table.Identity{table.Lurker: table.MI, table.MI: table.Lurker}[x.first]
			e := open(x.first, "怪盗九九", "", "")
			e.dead = true
			g := sit(t, table.Send, "黑退回", open(table.Lurker, "情报处长", "黑截获", ""), open(table.Bystander, who, "", ""),
				open(table.MI, "戴笠", "", "黑锁定 黑锁定"), open(rest, "致命香水", "", ""), e)
			g.delivers("黑截获", C)
			if who == "刀锋" {
				g.no(B)
			}
			if x.taken {
				g.yes(D)
				g.chooses(D, "黑锁定")
			} else {
				g.no(D)
			}
			if x.over {
				g.winners(x.claim, B.Of())
			} else {
				g.quiet(x.claim, table.Play2)
			}
		}
	}
}

func TestPerfumeTakesTheIdentityUnseenAndExchangesIntel(t *testing.T) { // ZMXS-003..ZMXS-005, ZMXS-011..ZMXS-013, ZMXS-015
	g := sit(t, table.Send, "黑退回", open(table.Lurker, "情报处长", "黑截获", ""), open(table.MI, "致命香水", "", ""),
		open(table.MI, "戴笠", "", "黑锁定 黑锁定 红识破"), open(table.Lurker, "礼服蒙面人", "", "红破译 黑烧毁"),
		open(table.Bystander, "贝雷帽", "", ""))
	g.delivers("黑截获", C)
	g.check("B is asked before the identity is shown", g.asked(B, "临危受命") && !g.place(C).Shown)
	g.yes(B)
	g.check("C has none, B's stays hidden", g.place(C).Identity == table.NoIdentity && !g.place(B).Shown)
	g.check("the dying one's intel may be exchanged", len(g.options(B, func(a table.Answer) bool {
		return g.place(C).Intel.Has(a.Card)
	})) == 4)
	g.chooses(B, "红破译")
	g.want("D's intel", g.place(D).Intel, "黑烧毁 黑退回")
	d := g.m.S.Deck
	g.want("the deck's top", table.CardSet{}.With(d.Top[d.Len-1]), "红破译")
	g.check("an exchange is a gain", g.asked(D, "英雄"))
	g.no(D)
	g.check("C is dead, not shown", !g.place(C).Alive && !g.place(C).Shown)
	g.check("B's exchange is not what killed C", g.m.S.Deaths[0].Cause == table.Cause{By: A, How: table.Transmitted})
}

func TestExchangeBeforeTheDyingDoesNotChangeTheKiller(t *testing.T) { // DEATH-012, ZMXS-013
	g := sit(t, table.Send, "黑退回", open(table.Lurker, "情报处长", "黑截获", ""), open(table.MI, "致命香水", "", ""),
		open(table.MI, "戴笠", "", "黑锁定 黑锁定 红识破"), open(table.Lurker, "礼服蒙面人", "", ""),
		open(table.Bystander, "贝雷帽", "", ""))
	g.delivers("黑截获", C)
	g.yes(B)
	g.chooses(B, "红识破")
	g.check("C is dead through A", !g.place(C).Alive && g.m.DeathOf(C).Cause.By == A)
	g.want("the pile", g.m.S.Up, "黑锁定 黑锁定 黑截获 黑退回")
}

func TestPerfumeWinsWithTheNewIdentityAfterTheDeath(t *testing.T) { // ZMXS-008, ZMXS-004
	g := sit(t, table.Send, "蓝退回", open(table.Lurker, "情报处长", "黑截获", ""), open(table.MI, "致命香水", "", "红识破 红识破 红识破"),
		open(table.Lurker, "戴笠", "", "黑锁定 黑锁定"), open(table.MI, "礼服蒙面人", "", ""), open(table.Bystander, "贝雷帽", "", ""))
	g.delivers("黑截获", C)
	g.yes(B)
	g.chooses(B, "黑锁定")
	g.winners("A and B win, C has no side", A.Of()|B.Of())
	g.check("the deal is remembered", g.place(B).Dealt == table.MI && g.place(C).Dealt == table.Lurker)
}

func TestPerfumeIsNotAskedAboutTheRescued(t *testing.T) { // LF-011
	g := dying(t, open(table.MI, "六姐", "", ""), gown("", ""), open(table.Bystander, "致命香水", "", ""))
	g.yes(D)
	g.quiet("no identity to take", table.Play2)
}
