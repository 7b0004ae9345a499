package wire_test

import (
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// Lockstep play of the reference with itself found that a pair of intel could
// be named in one order only, and that the order told which of two equal cards
// has the lower number.
func TestTwoIntelMayBeNamedInEitherOrder(t *testing.T) {
	up := true
	g, err := engine.Start(wire.Setup{Mode: wire.ModePosition, Profile: "standard", Turn: "A", Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Character: "大美女", FaceUp: &up},
		{Seat: "B", Identity: "军情处", Character: "老金", Intel: []string{"黑锁定", "黑识破"}},
		{Seat: "C", Identity: "打酱油", Character: "老鬼", Intel: []string{"黑锁定"}}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range []wire.Action{
		{Do: wire.Use, Skill: "爱情", Target: "B", Object: "黑锁定", SecondAt: "C", Second: "黑锁定"},
		{Do: wire.Use, Skill: "爱情", Target: "C", Object: "黑锁定", SecondAt: "B", Second: "黑锁定"},
		{Do: wire.Use, Skill: "爱情", Target: "B", Object: "黑识破", SecondAt: "C", Second: "黑锁定"},
		{Do: wire.Use, Skill: "爱情", Target: "C", Object: "黑锁定", SecondAt: "B", Second: "黑识破"},
	} {
		if !g.Allows("A", a) {
			t.Errorf("%s is refused", a)
		}
	}
	for _, a := range g.Actions() {
		if a.Second == a.Object && a.Target > a.SecondAt {
			t.Errorf("%s is listed with the later seat first", a)
		}
	}
	if g.Allows("A", wire.Action{Do: wire.Use, Skill: "爱情", Target: "C", Object: "黑识破", SecondAt: "B", Second: "黑锁定"}) {
		t.Error("a card was found before a player who does not have it")
	}
}

// Lockstep play also found that "choose 蓝破译" does not say before whom, where
// two players have one each.
func TestChoiceAmongEqualIntelNamesWhose(t *testing.T) {
	up := true
	g, err := engine.Start(wire.Setup{Mode: wire.ModePosition, Profile: "standard", Turn: "A", Phase: "play1", Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Character: "情报处长", FaceUp: &up, Hand: []string{"红锁定"}, Intel: []string{"蓝破译"}},
		{Seat: "B", Identity: "军情处", Character: "老金", Intel: []string{"蓝破译", "红破译"}},
		{Seat: "C", Identity: "打酱油", Character: "老鬼"}}})
	if err != nil {
		t.Fatal(err)
	}
	m, b := g.Machine(), g.Book()
	m.AskCard(0, m.IntelOf(m.S.Living()))
	said := map[string]bool{}
	for _, a := range m.Legal(nil) {
		act := b.Action(&m.S, a)
		said[act.String()] = true
		if _, err := b.Match(&m.S, m.Legal(nil), act); err != nil {
			t.Errorf("%s: %v", act, err)
		}
	}
	for _, want := range []string{"choose 蓝破译 →A", "choose 蓝破译 →B", "choose 红破译"} {
		if !said[want] {
			t.Errorf("%q is not listed; there are %v", want, said)
		}
	}
	if _, err := b.Match(&m.S, m.Legal(nil), wire.Action{Do: wire.Choose, Card: "蓝破译"}); err == nil {
		t.Error("a choice that could mean two cards was accepted")
	}
}

// Which of two equal intel a second use aims at decides what is left of it.
func TestUseTellsWhichOfTwoEqualIntelIsMeant(t *testing.T) {
	for _, test := range []struct {
		sameAs int
		left   int
		seen   int // sameAs in the view
	}{{0, 0, 0}, {1, 1, 1}} {
		g, err := engine.Start(wire.Setup{Mode: wire.ModePosition, Profile: "beginner", Turn: "A", Seats: []wire.SeatSetup{
			{Seat: "A", Identity: "潜伏战线", Hand: []string{"红烧毁"}},
			{Seat: "B", Identity: "军情处", Hand: []string{"蓝烧毁"}},
			{Seat: "C", Identity: "潜伏战线", Intel: []string{"黑锁定", "黑锁定"}}, {Seat: "D", Identity: "军情处"}}})
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range []wire.Action{
			{Do: wire.Play, Card: "红烧毁", Target: "C", Object: "黑锁定"},
			{Do: wire.Play, Card: "蓝烧毁", Target: "C", Object: "黑锁定", SameAs: test.sameAs},
		} {
			for g.Awaiting().Seat != "B" && a.Card == "蓝烧毁" {
				if _, err := g.Do(wire.Action{Do: wire.Pass}); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := g.Do(a); err != nil {
				t.Fatal(err)
			}
		}
		if got := g.View(view.Everything()).Stack[1].SameAs; got != test.seen {
			t.Errorf("same as %d: the view says %d", test.sameAs, got)
		}
		for g.State().Items > 0 {
			if _, err := g.Do(wire.Action{Do: wire.Pass}); err != nil {
				t.Fatal(err)
			}
		}
		if got := g.State().Seats[2].Intel.Len(); got != test.left {
			t.Errorf("same as %d: %d intel left, want %d", test.sameAs, got, test.left)
		}
	}
}
