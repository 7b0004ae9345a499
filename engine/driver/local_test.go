package driver_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

func setup() wire.Setup {
	return wire.Setup{Mode: wire.ModePosition, Profile: "beginner", Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Hand: []string{"红试探（军情处，抽二张）"}},
		{Seat: "B", Identity: "军情处"}, {Seat: "C", Identity: "潜伏战线"}, {Seat: "D", Identity: "军情处"}}}
}

func started(t *testing.T) *driver.Local {
	t.Helper()
	d := driver.NewLocal()
	if _, err := d.Start(setup()); err != nil {
		t.Fatal(err)
	}
	return d
}

func TestNothingWorksBeforeStart(t *testing.T) {
	d := driver.NewLocal()
	if _, err := d.Do("A", wire.Action{Do: wire.Pass}, nil); err == nil {
		t.Error("Do without a game")
	}
	if _, err := d.View("A"); err == nil {
		t.Error("View without a game")
	}
	if _, err := d.Legal("A"); err == nil {
		t.Error("Legal without a game")
	}
}

func TestRejectionIsAResultAndChangesNothing(t *testing.T) {
	d := started(t)
	before, _ := d.View(driver.Everything)
	for want, try := range map[string]struct {
		seat string
		act  wire.Action
	}{
		wire.CodeNotAsked: {"B", wire.Action{Do: wire.Pass}},
		wire.CodeIllegal:  {"A", wire.Action{Do: wire.Play, Card: "红试探", Target: "A"}},
	} {
		r, err := d.Do(try.seat, try.act, nil)
		if err != nil || r.Accepted || r.Code != want {
			t.Errorf("%s: %+v, %v; want %s", try.act, r, err, want)
		}
	}
	after, _ := d.View(driver.Everything)
	if diff := cmp.Diff(before, after); diff != "" {
		t.Error(diff)
	}
}

func TestChanceIsConsumedInOrderAndMustFit(t *testing.T) {
	play := func(chance ...string) (wire.Report, error) {
		d := started(t)
		if _, err := d.Do("A", wire.Action{Do: wire.Play, Card: "红试探", Target: "B"}, nil); err != nil {
			t.Fatal(err)
		}
		for _, s := range []string{"A", "B", "C", "D"} {
			if _, err := d.Do(s, wire.Action{Do: wire.Pass}, nil); err != nil {
				t.Fatal(err)
			}
		}
		return d.Do("A", wire.Action{Do: wire.Pass}, chance)
	}
	r, err := play("黑烧毁", "蓝识破")
	if err != nil {
		t.Fatal(err)
	}
	want := []wire.Chance{{Kind: "card", About: "B", Outcome: "黑烧毁"}, {Kind: "card", About: "B", Outcome: "蓝识破"}}
	if diff := cmp.Diff(want, r.Chance); diff != "" {
		t.Error(diff)
	}
	if _, err := play("黑烧毁", "蓝识破", "红锁定"); err == nil {
		t.Error("an outcome that was not needed went unnoticed")
	}
	if _, err := play("黑真伪莫辨"); err == nil {
		t.Error("a card that does not exist came from the deck")
	}
}

func TestOnlyPlayersLearn(t *testing.T) {
	r, err := started(t).Do("A", wire.Action{Do: wire.Pass}, nil)
	if err != nil || len(r.Events) == 0 {
		t.Fatal(r, err)
	}
	for _, e := range r.Events {
		if diff := cmp.Diff([]string{"A", "B", "C", "D"}, e.Learned); diff != "" {
			t.Errorf("%s: %s", e.What, diff)
		}
	}
}

func TestNatureDecidesWhatNobodySupplied(t *testing.T) {
	d := driver.NewLocal()
	var last string
	d.Nature = func(g *engine.Game) table.Answer {
		legal := g.Legal(nil)
		a := legal[len(legal)-1]
		last = g.Book().Card(a.Card)
		return a
	}
	s := setup()
	s.Phase = "draw"
	if _, err := d.Start(s); err != nil {
		t.Fatal(err)
	}
	two := 2
	r, err := d.Do("A", wire.Action{Do: wire.Number, Number: &two}, []string{"黑烧毁"})
	if err != nil || len(r.Chance) != 2 || r.Chance[0].Outcome != "黑烧毁" || r.Chance[1].Outcome != last {
		t.Errorf("%+v, %v; want 黑烧毁 as supplied, then %s", r.Chance, err, last)
	}
}

// The beginning of a phase concerns the turn player alone.
func TestPhaseConcernsNobodyElse(t *testing.T) {
	d := started(t)
	for range 4 {
		r, err := d.Do(d.Game().Awaiting().Seat, wire.Action{Do: wire.Pass}, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range r.Events {
			if e.What == "phase" && (e.Seat != "A" || e.Other != "") {
				t.Errorf("phase %s of %s names %q", e.Detail, e.Seat, e.Other)
			}
		}
	}
}
