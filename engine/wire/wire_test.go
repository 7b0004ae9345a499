package wire_test

import (
	"strings"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

func book(t *testing.T, id string) wire.Book {
	t.Helper()
	r, err := profile.Rules(id)
	if err != nil {
		t.Fatal(err)
	}
	return wire.Book{R: r}
}

func TestEveryWordTableIsComplete(t *testing.T) {
	for p := range table.Phases {
		if w := wire.PhaseWord(p); w == "" || p.ZH() == "" {
			t.Errorf("phase %d has no word", p)
		} else if got, err := wire.ParsePhase(w); err != nil || got != p {
			t.Errorf("%q reads as %d, %v", w, got, err)
		}
	}
	for q := range table.Questions {
		if wire.QuestionWord(q) == "" {
			t.Errorf("question %d has no word", q)
		}
	}
	b := book(t, "standard")
	for w := rule.Nothing + 1; w < rule.Whats; w++ {
		if b.Event(rule.Event{What: w}, 0).What == "" {
			t.Errorf("announcement %d has no word", w)
		}
	}
	s := &table.State{}
	for v := table.NoVerb + 1; v < table.Verbs; v++ {
		if b.Action(s, table.Answer{Verb: v}).Do == "" {
			t.Errorf("verb %d has no word", v)
		}
	}
	for n := range rule.Options {
		if b.Action(s, table.Answer{Verb: table.Option, N: n}).Option == "" {
			t.Errorf("option %d has no word", n)
		}
	}
}

func TestEveryFaceReadsBackAsItself(t *testing.T) {
	for _, id := range []string{"standard", "promo"} {
		for _, f := range book(t, id).R.Deck {
			got, err := wire.ParseCard(f.ZH())
			if err != nil || !wire.Fits(got, f) || got.Color != f.Color || got.Asks != f.Asks || got.Act != f.Act {
				t.Errorf("%s reads as %+v, %v", f.ZH(), got, err)
			}
		}
	}
}

func TestCardNamesMayBeTraditionalOrOpen(t *testing.T) {
	for word, want := range map[string]table.Face{
		"紅燒毀":          {Name: table.Burn, Color: table.Red},
		"黑色鎖定":         {Name: table.Lock, Color: table.Black},
		"識破":           {Name: table.Counter},
		"蓝试探(军情局,抽两张)": {Name: table.Probe, Color: table.Blue, Asks: table.MI, Act: table.DrawTwo},
	} {
		if got, err := wire.ParseCard(word); err != nil || got != want {
			t.Errorf("%s reads as %+v, %v", word, got, err)
		}
	}
	for _, word := range []string{"", "红", "绿锁定", "锁", "红锁定（军情处）", "红试探（张三）"} {
		if _, err := wire.ParseCard(word); err == nil {
			t.Errorf("%q was read as a card", word)
		}
	}
}

func TestPositionErrorsNameSeatAndCard(t *testing.T) {
	good := func() wire.Setup {
		return wire.Setup{Mode: wire.ModePosition, Seats: []wire.SeatSetup{
			{Seat: "A", Identity: "潜伏战线"}, {Seat: "B", Identity: "军情处"}, {Seat: "C", Identity: "潜伏战线"}, {Seat: "D", Identity: "军情处"}}}
	}
	b := book(t, "beginner")
	m := rule.New(b.R)
	for claim, test := range map[string]struct {
		spoil func(*wire.Setup)
		says  []string
	}{
		"too many copies of a card": {func(s *wire.Setup) { s.Seats[1].Hand = []string{"红截获", "红截获"} }, []string{"B", "红截获", "CARD-004"}},
		"an unknown card":           {func(s *wire.Setup) { s.Seats[2].Intel = []string{"红雷达"} }, []string{"C", "红雷达"}},
		"an unknown identity":       {func(s *wire.Setup) { s.Seats[3].Identity = "卧底" }, []string{"D", "卧底", "潜伏战线"}},
		"an unknown character":      {func(s *wire.Setup) { s.Seats[0].Character = "张三" }, []string{"A", "张三"}},
		"a dead player with cards":  {func(s *wire.Setup) { s.Seats[1].Dead, s.Seats[1].Hand = true, []string{"红锁定"} }, []string{"B", "红锁定", "DEATH-005"}},
		"a third false intel":       {func(s *wire.Setup) { s.Seats[2].Intel = []string{"黑锁定", "黑试探", "黑截获"} }, []string{"C", "DEATH-001"}},
		"an impossible phase":       {func(s *wire.Setup) { s.Phase = "arrival" }, []string{"情报到达"}},
		"an unknown phase":          {func(s *wire.Setup) { s.Phase = "lunch" }, []string{"lunch", "play1"}},
		"seats out of order":        {func(s *wire.Setup) { s.Seats[0].Seat = "B" }, []string{"B", "A"}},
	} {
		s := good()
		test.spoil(&s)
		p, err := b.Position(s)
		if err == nil {
			err = m.Set(p)
		}
		if err == nil {
			t.Errorf("%s: not refused", claim)
			continue
		}
		for _, word := range test.says {
			if !strings.Contains(err.Error(), word) {
				t.Errorf("%s: %q does not mention %s", claim, err, word)
			}
		}
	}
	p, err := b.Position(good())
	if err == nil {
		err = m.Set(p)
	}
	if err != nil {
		t.Errorf("the set-up without a fault was refused: %v", err)
	}
}

func TestMatchWantsOneMeaning(t *testing.T) {
	b := book(t, "beginner")
	m := rule.New(b.R)
	p, err := b.Position(wire.Setup{Mode: wire.ModePosition, Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Hand: []string{"红锁定", "红锁定"}}, {Seat: "B", Identity: "军情处"},
		{Seat: "C", Identity: "潜伏战线"}, {Seat: "D", Identity: "军情处"}}})
	if err == nil {
		err = m.Set(p)
	}
	if err != nil {
		t.Fatal(err)
	}
	legal := m.Legal(nil)
	if _, err := b.Match(&m.S, legal, wire.Action{Do: wire.Play, Card: "红锁定", Target: "B"}); err != nil {
		t.Errorf("which of two equal cards is played must not matter: %v", err)
	}
	if _, err := b.Match(&m.S, legal, wire.Action{Do: wire.Play, Card: "红锁定"}); err == nil {
		t.Error("a Lock without a target can mean three things and was accepted")
	}
	if _, err := b.Match(&m.S, legal, wire.Action{Do: wire.Play, Card: "红锁定", Target: "A"}); err == nil {
		t.Error("a Lock at oneself was found among the legal answers")
	}
}

// Two answers that differ in which of two equal cards lies where are the same
// action, and the two intel may be named in either order.
func TestTwoIntelAreNamedInAnyOrder(t *testing.T) {
	b := book(t, "standard")
	m := rule.New(b.R)
	seats := []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Character: "戴笠", Intel: []string{"黑截获"}},
		{Seat: "B", Identity: "军情处", Character: "大美女"},
		{Seat: "C", Identity: "打酱油", Character: "老鬼", Intel: []string{"黑截获"}},
	}
	for _, swap := range []bool{false, true} {
		p, err := b.Position(wire.Setup{Mode: wire.ModePosition, Seats: seats, Turn: "B", Phase: "play1"})
		if err != nil {
			t.Fatal(err)
		}
		if swap {
			p.Players[0].Intel, p.Players[2].Intel = p.Players[2].Intel, p.Players[0].Intel
		}
		if err := m.Set(p); err != nil {
			t.Fatal(err)
		}
		for _, want := range []wire.Action{
			{Do: wire.Use, Skill: "爱情", Target: "A", Object: "黑截获", SecondAt: "C", Second: "黑截获"},
			{Do: wire.Use, Skill: "爱情", Target: "C", Object: "黑截获", SecondAt: "A", Second: "黑截获"},
		} {
			a, err := b.Match(&m.S, m.Legal(nil), want)
			if err != nil {
				t.Errorf("swapped %v: %v", swap, err)
				continue
			}
			if got := b.Action(&m.S, a); got.Target != "A" || got.SecondAt != "C" {
				t.Errorf("swapped %v: written as %s", swap, got)
			}
		}
	}
}
