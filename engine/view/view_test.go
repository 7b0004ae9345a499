package view_test

import (
	"reflect"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
)

// hidden is a table on which something lies face down in every zone.
func hidden(t *testing.T) *engine.Game {
	t.Helper()
	g, err := engine.Start(wire.Setup{Mode: wire.ModePosition, Profile: "standard", Turn: "A", Phase: "send",
		Deck: []string{"红破译"}, Hidden: []string{"黑破译"}, Discard: []string{"蓝破译"}, Removed: []string{"红试探"},
		Seats: []wire.SeatSetup{
			{Seat: "A", Identity: "潜伏战线", Character: "老鬼", Hand: []string{"红锁定", "蓝试探"}},
			{Seat: "B", Identity: "军情处", Character: "闪灵", IdentityShown: true, Intel: []string{"黑截获"}},
			{Seat: "C", Identity: "潜伏战线", Character: "刀锋"}, {Seat: "D", Identity: "军情处", Character: "柒佰"},
			{Seat: "E", Identity: "打酱油", Character: "浮萍"}}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.Do(wire.Action{Do: wire.Send, Card: "红锁定"}); err != nil {
		t.Fatal(err)
	}
	return g
}

// TestBystander shows zone by zone what somebody without a seat sees (TERM-021).
func TestBystander(t *testing.T) {
	g := hidden(t)
	s := g.State()
	s.Aside = s.Aside.With(s.Deck.Rest.First())
	s.Deck.Rest = s.Deck.Rest.Without(s.Aside.First())
	for i := range s.Seen {
		s.Seen[i] |= 1<<s.Players - 1 // everybody at the table has looked
	}
	v := g.View(view.Public())
	for _, zone := range []struct {
		name      string
		got, want any
	}{
		{"hand", v.Seats[0].Hand, []string(nil)},
		{"hand count", v.Seats[0].HandCount, 1},
		{"intel", v.Seats[1].Intel, []string{"黑截获"}},
		{"covered character", v.Seats[0].Character, ""},
		{"face-up character", v.Seats[2].Character, "刀锋"},
		{"hidden identity", v.Seats[0].Identity, ""},
		{"shown identity", v.Seats[1].Identity, "军情处"},
		{"face-down transit", v.Transit.Card, ""},
		{"mode", v.Transit.Mode, "密电"},
		{"top of the deck", v.Deck.Top, []string(nil)},
		{"face-up discards", v.Discard, wire.Pile{Count: 2, Cards: []string{"蓝破译"}}},
		{"removed", v.Removed, wire.Pile{Count: 1}},
		{"aside", v.Aside, wire.Pile{Count: 1}},
	} {
		if !reflect.DeepEqual(zone.got, zone.want) {
			t.Errorf("%s: a bystander sees %v, want %v", zone.name, zone.got, zone.want)
		}
	}
}

func TestBystanderSeesWhatIsShownToAll(t *testing.T) {
	g := hidden(t)
	s := g.State()
	s.Seen[s.Deck.Top[0]] = table.AllSeats
	s.Seen[s.Transit.Card] = table.AllSeats
	v := g.View(view.Public())
	if len(v.Deck.Top) != 1 || v.Transit.Card != "红锁定" {
		t.Errorf("a bystander sees %v on the deck and %q in transit", v.Deck.Top, v.Transit.Card)
	}
}
