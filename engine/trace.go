package engine

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"

	"fengsheng/engine/wire"
)

// TraceVersion is the version of the trace format.
const TraceVersion = 1

// Trace is a set-up and the answers that were given, chance included. The
// states follow from it. It may hold answers that were refused, which a game
// that replays must refuse again.
type Trace struct {
	Setup wire.Setup
	Moves []wire.Move
}

type header struct {
	Trace int        `json:"trace"`
	Setup wire.Setup `json:"setup"`
}

// maxLine bounds a line of a trace that is read.
const maxLine = 1 << 20

// Trace is the game so far.
func (g *Game) Trace() Trace {
	return Trace{Setup: g.setup, Moves: append([]wire.Move(nil), g.moves...)}
}

// Write writes the trace as JSON lines: the set-up, then a move a line.
func (t Trace) Write(w io.Writer) error {
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	if err := out.Encode(header{TraceVersion, t.Setup}); err != nil {
		return fmt.Errorf("engine: trace: %w", err)
	}
	for _, m := range t.Moves {
		if err := out.Encode(m); err != nil {
			return fmt.Errorf("engine: trace: %w", err)
		}
	}
	return nil
}

// ReadTrace reads what Write wrote. Errors name the line.
func ReadTrace(r io.Reader) (Trace, error) {
	var t Trace
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	for n := 1; lines.Scan(); n++ {
		if len(lines.Bytes()) == 0 {
			continue
		}
		if n == 1 {
			var h header
			if err := json.Unmarshal(lines.Bytes(), &h); err != nil {
				return t, fmt.Errorf("engine: trace line 1: expected {\"trace\":%d,\"setup\":…}: %w", TraceVersion, err)
			}
			if h.Trace != TraceVersion {
				return t, fmt.Errorf("engine: trace line 1: version %d, expected %d", h.Trace, TraceVersion)
			}
			t.Setup = h.Setup
			continue
		}
		var m wire.Move
		if err := json.Unmarshal(lines.Bytes(), &m); err != nil {
			return t, fmt.Errorf("engine: trace line %d: expected a move: %w", n, err)
		}
		t.Moves = append(t.Moves, m)
	}
	if err := lines.Err(); err != nil {
		return t, fmt.Errorf("engine: trace: %w", err)
	}
	if t.Setup.Mode == "" {
		return t, fmt.Errorf("engine: the trace is empty, expected a set-up in line 1")
	}
	return t, nil
}

// Replay plays the trace and calls each after the set-up (with n 0) and after
// every move. A move that is not legal is an error that names its number.
func (t Trace) Replay(each func(n int, g *Game) error) (*Game, error) {
	g, err := Start(t.Setup)
	if err != nil {
		return nil, err
	}
	if err := each(0, g); err != nil {
		return g, err
	}
	for i, mv := range t.Moves {
		if err := g.again(mv); err != nil {
			return g, fmt.Errorf("engine: move %d %w", i+1, err)
		}
		if err := each(i+1, g); err != nil {
			return g, err
		}
	}
	return g, nil
}

// again repeats one move of a trace.
func (g *Game) again(mv wire.Move) error {
	if mv.Refused {
		if g.Allows(mv.Seat, mv.Action) {
			return fmt.Errorf("was refused and is legal now: %s by %.60q", mv.Action, mv.Seat)
		}
		return nil
	}
	if at := g.Awaiting().Seat; at != mv.Seat {
		return fmt.Errorf("is for seat %.60q, but %q is asked", mv.Seat, at)
	}
	if _, err := g.Do(mv.Action); err != nil {
		return fmt.Errorf("cannot be repeated: %w", err)
	}
	return nil
}
