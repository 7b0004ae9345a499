package engine_test

import (
	"bytes"
	"strings"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/wire"
)

// refusing is a game in which C tries to act out of turn and A then passes.
func refusing() engine.Trace {
	pass := wire.Action{Do: wire.Pass}
	return engine.Trace{
		Setup: wire.Setup{Mode: wire.ModePosition, Profile: "beginner", Seats: []wire.SeatSetup{
			{Seat: "A", Identity: "潜伏战线"}, {Seat: "B", Identity: "军情处"},
			{Seat: "C", Identity: "潜伏战线"}, {Seat: "D", Identity: "军情处"}}},
		Moves: []wire.Move{{Seat: "C", Action: pass, Refused: true}, {Seat: "A", Action: pass}},
	}
}

func TestTraceRepeatsRefusals(t *testing.T) {
	var file bytes.Buffer
	if err := refusing().Write(&file); err != nil {
		t.Fatal(err)
	}
	trace, err := engine.ReadTrace(&file)
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	g, err := trace.Replay(func(int, *engine.Game) error { seen++; return nil })
	if err != nil || seen != 3 || g.Awaiting().Seat != "B" {
		t.Errorf("%d positions, %+v, %v; want 3, and B asked", seen, g.Awaiting(), err)
	}
}

func TestTraceNoticesThatARefusalIsLegalNow(t *testing.T) {
	trace := refusing()
	trace.Moves[0].Seat = "A"
	if _, err := trace.Replay(func(int, *engine.Game) error { return nil }); err == nil ||
		!strings.Contains(err.Error(), "move 1 was refused and is legal now") {
		t.Errorf("%v, want that move 1 is legal now", err)
	}
}
