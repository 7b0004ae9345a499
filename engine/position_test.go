package engine_test

import (
	"errors"
	"slices"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// taken is a table at which one player took another's identity (ZMXS-004).
func taken() wire.Setup {
	s := wire.Setup{Mode: wire.ModePosition, Profile: "standard", Turn: "A", Phase: "play1", Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Character: "老鬼"}, {Seat: "B", Identity: "军情处", Character: "闪灵"},
		{Seat: "C", Identity: "潜伏战线", Character: "刀锋"}, {Seat: "D", Dealt: "军情处", Character: "柒佰", Dead: true},
		{Seat: "E", Identity: "军情处", Dealt: "打酱油", Character: "致命香水"}}}
	return s
}

func TestAPositionKeepsTheIdentitiesOfTheDeal(t *testing.T) {
	g, err := engine.Start(taken())
	if err != nil {
		t.Fatal(err)
	}
	setup, _, err := g.Position()
	if err != nil {
		t.Fatal(err)
	}
	again, err := engine.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	for seat, want := range map[int][2]table.Identity{3: {table.MI, table.NoIdentity}, 4: {table.Bystander, table.MI}} {
		p := again.State().Seats[seat]
		if got := [2]table.Identity{p.Dealt, p.Identity}; got != want {
			t.Errorf("seat %d was dealt and has %v, want %v", seat, got, want)
		}
	}
}

func TestAPositionNamesWhatItLeavesOut(t *testing.T) {
	for _, c := range []struct {
		what   engine.Omission
		change func(s *table.State)
	}{
		{engine.Known, func(s *table.State) { s.Seen[s.Deck.Rest.First()] = 1 }},
		{engine.Identities, func(s *table.State) { s.Seats[0].Knows = 2 }},
		{engine.Offered, func(s *table.State) { s.Seats[0].Offered[0] = 1 }},
		{engine.Locks, func(s *table.State) { s.Locked = 1 }},
		{engine.Progress, func(s *table.State) { s.Items = 1 }},
		{engine.Sending, func(s *table.State) { s.Transit.Lured = 1 }},
		{engine.Deaths, func(s *table.State) { s.Deaths[0].Cause.By = 1 }},
		{engine.Shown, func(s *table.State) { s.Seats[3].Shown = !s.Seats[3].Shown }},
	} {
		g, err := engine.Start(taken())
		if err != nil {
			t.Fatal(err)
		}
		_, whole, err := g.Position()
		if err != nil || slices.Contains(whole, c.what) {
			t.Fatalf("%s: before the change %v, %v", c.what, whole, err)
		}
		c.change(g.State())
		if _, left, err := g.Position(); err != nil || !slices.Contains(left, c.what) {
			t.Errorf("%s: left out %v, %v", c.what, left, err)
		}
	}
}

func TestAGameThatIsOverHasNoPosition(t *testing.T) {
	g, err := engine.Start(taken())
	if err != nil {
		t.Fatal(err)
	}
	g.State().Result.Over = true
	if _, _, err := g.Position(); !errors.Is(err, rule.ErrPosition) {
		t.Error(err)
	}
}
