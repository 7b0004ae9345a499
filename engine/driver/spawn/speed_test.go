package spawn_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fengsheng/fuzz/play"
	"os"
	"os/exec"
	"testing"

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

// someGame is a whole random game of players' acts with what chance decided
// after each.
func someGame(tb testing.TB) []wire.ActParams {
	tb.Helper()
	g, err := engine.Start(setup())
	if err != nil {
		tb.Fatal(err)
	}
	p := play.NewPlayer(1)
	var out []wire.ActParams
	for !g.Over() {
		at := g.Asked()
		a := p.Pick(g.Machine())
		act := g.Book().Action(g.State(), a)
		if at == table.Nature {
			last := &out[len(out)-1]
			last.Chance = append(last.Chance, act.Card+act.Identity+act.Character+act.Target)
		} else {
			out = append(out, wire.ActParams{Seat: wire.SeatWord(at), Action: act})
		}
		if _, err := g.Answer(a); err != nil {
			tb.Fatal(err)
		}
	}
	return out
}

// played takes the acts of the game over and over.
func played(b *testing.B, d driver.Driver) {
	acts := someGame(b)
	n := 0
	for b.Loop() {
		if n == 0 {
			if _, err := d.Start(setup()); err != nil {
				b.Fatal(err)
			}
		}
		if _, err := d.Do(acts[n].Seat, acts[n].Action, acts[n].Chance); err != nil {
			b.Fatal(err)
		}
		n = (n + 1) % len(acts)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "acts/s")
}

// BenchmarkActs compares what one act costs: in this process, and over stdio
// with another one. BenchmarkPingPong is the bound of the latter.
func BenchmarkActs(b *testing.B) {
	b.Run("local", func(b *testing.B) { played(b, driver.NewLocal()) })
	b.Run("stdio", func(b *testing.B) { played(b, opened(b)) })
}

func opened(b *testing.B) driver.Driver {
	d, err := process(b, "honest").Open()
	if err != nil {
		b.Fatal(err)
	}
	return d
}

// BenchmarkReplay has another process play whole games in one call each.
func BenchmarkReplay(b *testing.B) {
	far := opened(b).(driver.Replayer)
	p := wire.ReplayParams{Setup: setup(), Acts: someGame(b)}
	for b.Loop() {
		if _, err := far.Replay(p); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N*len(p.Acts))/b.Elapsed().Seconds(), "acts/s")
}

// BenchmarkPingPong exchanges lines of the size of the acts of the game with a
// process that does nothing else.
func BenchmarkPingPong(b *testing.B) {
	lines := traffic(b)
	cmd := exec.Command("env", "FENGSHENG_ECHO=1", os.Args[0])
	in, err := cmd.StdinPipe()
	if err != nil {
		b.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() { in.Close(); cmd.Wait() })
	echoed, n := bufio.NewReader(out), 0
	for b.Loop() {
		in.Write(lines[n])
		if line, err := echoed.ReadSlice('\n'); err != nil || len(line) != len(lines[n]) {
			b.Fatal(len(line), err)
		}
		n = (n + 1) % len(lines)
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "acts/s")
}

// traffic is a line for each act of the game, as long as request and answer are
// on an average: the echo answers with what it got.
func traffic(b *testing.B) (lines [][]byte) {
	d := driver.NewLocal()
	if _, err := d.Start(setup()); err != nil {
		b.Fatal(err)
	}
	for _, a := range someGame(b) {
		r, err := d.Do(a.Seat, a.Action, a.Chance)
		if err != nil {
			b.Fatal(err)
		}
		q, _ := json.Marshal(wire.Call{JSONRPC: "2.0", ID: "1000", Method: wire.DoAct, Params: a})
		t, _ := json.Marshal(wire.Response{JSONRPC: "2.0", ID: "1000", Result: r})
		lines = append(lines, append(bytes.Repeat([]byte("x"), (len(q)+len(t))/2), '\n'))
	}
	return lines
}

// echo answers every line with itself.
func echo() {
	lines := bufio.NewReader(os.Stdin)
	for line, err := lines.ReadSlice('\n'); err == nil; line, err = lines.ReadSlice('\n') {
		os.Stdout.Write(line)
	}
}

func BenchmarkPipe(b *testing.B) {
	far, err := driver.Pipe(driver.NewLocal())
	if err != nil {
		b.Fatal(err)
	}
	played(b, far)
}
