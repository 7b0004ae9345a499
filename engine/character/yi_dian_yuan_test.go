package character_test

import (
	"testing"

	"fengsheng/engine/table"
)

// cipherClerk is a game in which A sends a card and C has 译电员.
func cipherClerk(t *testing.T, up bool) *stealthGame {
	return sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "红试探"},
		sitter{id: table.MI, who: "柒佰", up: true, hand: "黑破译"},
		sitter{id: table.Bystander, who: "译电员", up: up, intel: "蓝锁定 蓝锁定"},
		sitter{id: table.Bystander, who: "情报处长", up: true, hand: "黑截获 黑识破"})
}

func TestClerkLooksAtIntelInTransitAloneAndDraws(t *testing.T) { // YDY-001, YDY-004
	g := cipherClerk(t, false)
	g.sends(A, "红试探", table.Nobody)
	g.uses(C, "速译", table.Nobody)
	g.check("the card is not looked at before it resolves", !g.m.S.Seen[g.m.S.Transit.Card].Has(C))
	g.resolves()
	g.check("C and the sender know the card", g.m.S.Seen[g.m.S.Transit.Card] == A.Of()|C.Of())
	g.check("C has drawn one card", g.place(C).Hand.Len() == 1)
	g.check("the intel stays under way face down", g.m.S.Transit.Active && !g.m.S.Transit.FaceUp)
	g.check("C is face up", g.place(C).FaceUp)
	g.check("a face-up C cannot do it again", len(g.canUse(C, "速译")) == 0)
}

func TestClerkHasNothingToDecipherAfterTheArrival(t *testing.T) { // YDY-002
	g := cipherClerk(t, false)
	g.sends(A, "红试探", table.Nobody)
	g.reaches(table.Arrival)
	g.check("not in the arrival window", len(g.canUse(C, "速译")) == 0)
}

func TestClerkDrawsNothingWhenTheIntelIsIntercepted(t *testing.T) { // YDY-007
	g := cipherClerk(t, false)
	g.sends(A, "红试探", table.Nobody)
	g.uses(C, "速译", table.Nobody)
	g.plays(D, "黑截获", table.Nobody, 0)
	g.resolves()
	g.want("D's intel", g.place(D).Intel, "红试探")
	g.check("C has drawn nothing but stays face up", g.place(C).Hand.Empty() && g.place(C).FaceUp)
}

func TestClerkMayCoverWhenAnybodyDecodes(t *testing.T) { // YDY-008, YDY-013
	g := cipherClerk(t, true)
	g.sends(A, "红试探", table.Nobody)
	g.reaches(table.Arrival)
	g.plays(B, "黑破译", table.Nobody, 0)
	g.resolves()
	g.check("C is asked", g.asked(C, "洞悉"))
	g.check("before B has seen the card", !g.m.S.Seen[g.m.S.Transit.Card].Has(B))
	g.yes(C)
	g.check("C is covered", !g.place(C).FaceUp)
	g.check("B has seen the card", g.m.S.Seen[g.m.S.Transit.Card].Has(B))
}

func TestClerkIsNotAsked(t *testing.T) { // YDY-009, YDY-011
	for name, up := range map[string]bool{"about a Countered Decode": true, "while covered": false} {
		g := cipherClerk(t, up)
		g.sends(A, "红试探", table.Nobody)
		g.reaches(table.Arrival)
		g.plays(B, "黑破译", table.Nobody, 0)
		if up {
			g.plays(D, "黑识破", table.Nobody, 1)
		}
		g.resolves()
		g.check(name, g.m.S.Ask.Kind == table.AskAct && g.place(C).FaceUp == up)
	}
}

func TestClerkWinsAloneWithThreeBlue(t *testing.T) { // YDY-014
	g := sit(t, table.Send, "",
		sitter{id: table.Lurker, who: "六姐", up: true, hand: "蓝识破"},
		sitter{id: table.MI, who: "柒佰", up: true},
		sitter{id: table.Bystander, who: "译电员", intel: "蓝锁定 蓝锁定", hand: "蓝锁定"},
		sitter{id: table.Bystander, who: "情报处长", up: true})
	g.delivers("蓝识破", C)
	g.winners("the third blue", C.Of())
}
