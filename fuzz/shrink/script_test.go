package shrink_test

import (
	"bytes"
	"fengsheng/fuzz/play"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/shrink"
)

// play plays a script to its end and returns what was done.
func playOut(t *testing.T, setup wire.Setup, s *shrink.Script) (done []string, g *engine.Game) {
	t.Helper()
	g, err := engine.Start(setup)
	if err != nil {
		t.Fatal(err)
	}
	for {
		for g.Awaiting().Question == wire.AskChance {
			if _, err := g.Answer(s.Nature(g)); err != nil {
				t.Fatal(err)
			}
		}
		a, more := s.Next(g)
		if !more {
			return done, g
		}
		done = append(done, a.Seat+" "+a.Action.String())
		if a.Refused {
			if g.Allows(a.Seat, a.Action) {
				t.Errorf("%s by %s is legal", a.Action, a.Seat)
			}
			continue
		}
		if _, err := g.Do(a.Action); err != nil {
			t.Fatalf("after %v: %v", done, err)
		}
	}
}

func four(phase string) wire.Setup {
	return wire.Setup{Mode: wire.ModePosition, Profile: "beginner", Turn: "A", Phase: phase, Seats: []wire.SeatSetup{
		{Seat: "A", Identity: "潜伏战线", Hand: []string{"黑锁定", "红锁定"}}, {Seat: "B", Identity: "军情处", Hand: []string{"黑识破"}},
		{Seat: "C", Identity: "潜伏战线"}, {Seat: "D", Identity: "军情处"}}}
}

// Passes are filled in where they are missing, and an act waits for its phase.
func TestLooseScriptFillsInPassesAndWaits(t *testing.T) {
	c := shrink.Case{Setup: four("start"), Acts: []shrink.Act{
		{Seat: "A", Action: wire.Action{Do: wire.Play, Card: "黑锁定", As: "锁定", Target: "C"}, When: shrink.Moment{Phase: "transit", Seat: "A", Question: "act"}},
		{Seat: "B", Action: wire.Action{Do: wire.Play, Card: "黑识破", As: "识破", Item: 1}},
	}}
	done, _ := playOut(t, c.Setup, shrink.Loosely(c))
	want := []string{"A pass", "B pass", "C pass", "D pass", "A number 0", "A pass", "B pass", "C pass", "D pass",
		"A pass", "B pass", "C pass", "D pass", "A send 红锁定", "A play 黑锁定 as 锁定 →C", "A pass", "B play 黑识破 as 识破 #1"}
	if diff := cmp.Diff(want, done[:min(len(done), len(want))]); diff != "" {
		t.Error(diff)
	}
}

// An act that is impossible is dropped, and so is an attempt that has become
// legal; neither holds up what follows.
func TestLooseScriptDropsWhatCannotBe(t *testing.T) {
	at := shrink.Moment{Phase: "play1", Seat: "A", Question: "act"}
	c := shrink.Case{Setup: four("play1"), Acts: []shrink.Act{
		{Seat: "A", Action: wire.Action{Do: wire.Pass}, Refused: true, When: at},
		{Seat: "A", Action: wire.Action{Do: wire.Play, Card: "红锁定", As: "锁定", Target: "A"}, Refused: true, When: at},
		{Seat: "D", Action: wire.Action{Do: wire.Play, Card: "蓝真伪莫辨"}},
		{Seat: "A", Action: wire.Action{Do: wire.Send, Card: "红锁定"}},
	}}
	done, _ := playOut(t, c.Setup, shrink.Loosely(c))
	tried, sent := false, 0
	for _, d := range done {
		tried = tried || d == "A play 红锁定 as 锁定 →A"
		if d == "A send 红锁定" {
			sent++
		}
	}
	if !tried || sent != 1 {
		t.Errorf("tried %v, sent %d times: %v", tried, sent, done)
	}
}

func TestChanceDecidesWhatTheCaseSaysAsFarAsItCan(t *testing.T) {
	two := 2
	c := shrink.Case{Setup: four("draw"), Acts: []shrink.Act{{Seat: "A", Action: wire.Action{Do: wire.Number, Number: &two},
		Chance: []wire.Action{{Do: wire.Choose, Card: "黑识破"}, {Do: wire.Choose, Card: "不存在"}}}}}
	_, g := playOut(t, c.Setup, shrink.Exactly(c))
	drawn := g.Trace().Moves[1:]
	if len(drawn) != 2 || drawn[0].Card != "黑识破" || drawn[1].Card == "" {
		t.Errorf("drawn %+v", drawn)
	}
}

// A case is a trace and comes back from one.
func TestCaseIsATrace(t *testing.T) {
	g, err := engine.Start(wire.Setup{Mode: wire.ModeNew, Profile: "standard", Players: 5})
	if err != nil {
		t.Fatal(err)
	}
	p := play.NewPlayer(3)
	for range 200 {
		if _, err := g.Answer(p.Pick(g.Machine())); err != nil {
			t.Fatal(err)
		}
	}
	trace := g.Trace()
	trace.Moves = append(trace.Moves, wire.Move{Seat: "H", Action: wire.Action{Do: wire.Pass}, Refused: true})
	c, err := shrink.Of(trace)
	if err != nil {
		t.Fatal(err)
	}
	var want, got bytes.Buffer
	if err := trace.Write(&want); err != nil {
		t.Fatal(err)
	}
	if err := c.Trace().Write(&got); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want.String(), got.String()); diff != "" {
		t.Error(diff)
	}
	if len(c.Opening) == 0 || c.Acts[len(c.Acts)-1].When.Question == "" {
		t.Errorf("%d outcomes in the opening, the last act at %+v", len(c.Opening), c.Acts[len(c.Acts)-1].When)
	}
}

// Wherever a game is quiet a position of it can be played, and holds what is on
// the table.
func TestQuietPositionsCanBePlayed(t *testing.T) {
	played := 0
	for seed := range uint64(12) {
		s := play.Seatings()[seed%uint64(len(play.Seatings()))]
		g, err := engine.Start(s.Setup())
		if err != nil {
			t.Fatal(err)
		}
		p := play.NewPlayer(seed)
		for !g.Over() {
			if shrink.Quiet(g) {
				setup, err := shrink.Position(g)
				if err != nil {
					t.Fatalf("%s, seed %d: %v", s, seed, err)
				}
				again, err := engine.Start(setup)
				if err != nil {
					t.Errorf("%s, seed %d: %v", s, seed, err)
					break
				}
				played++
				if again.State().Seats[g.State().Turn].Hand.Len() != g.State().Seats[g.State().Turn].Hand.Len() ||
					again.State().Up.Len() != g.State().Up.Len() || again.State().Phase != g.State().Phase {
					t.Errorf("%s, seed %d: the position is another one", s, seed)
				}
			}
			if _, err := g.Answer(p.Pick(g.Machine())); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d positions", played)
	if played < 300 {
		t.Errorf("only %d positions were tried", played)
	}
}
