package native

import (
	"bytes"
	"errors"
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"fmt"
	"io"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine"
	"fengsheng/engine/view"
)

// reader is engine.ReadTrace, or a wrong one.
type reader func(io.Reader) (engine.Trace, error)

// Trace is the reader of traces: it refuses or reads; what it has read reads the
// same when it is written again; and a game that it replays leaves a trace that
// replays to the same end.
func Trace() Target { return traceWith(engine.ReadTrace) }

// traceWith is Trace with another reader.
func traceWith(read reader) Target {
	g := &games{umpire: law.NewUmpire(law.Laws()), player: play.NewPlayer(0)}
	return asItIs("Trace", "jsonl", func(input []byte) error {
		t, err := read(bytes.NewReader(input))
		if err != nil {
			return legible(err)
		}
		if _, err := again(read, t); err != nil {
			return err
		}
		return g.replays(read, t)
	})
}

// again writes a trace and reads it; written a second time it must be the same.
func again(read reader, t engine.Trace) (engine.Trace, error) {
	first, err := written(t)
	if err != nil {
		return t, err
	}
	t, err = read(bytes.NewReader(first))
	if err != nil {
		return t, fmt.Errorf("what was written is not read: %w", err)
	}
	second, err := written(t)
	if err != nil {
		return t, err
	}
	if !bytes.Equal(first, second) {
		return t, fmt.Errorf("read and written again it is another:\n%s", cmp.Diff(string(first), string(second)))
	}
	return t, nil
}

func written(t engine.Trace) ([]byte, error) {
	var out bytes.Buffer
	err := t.Write(&out)
	return out.Bytes(), err
}

// replays plays a trace under the laws as far as it is legal. The trace of that
// game names everything, where the one that was read may leave things open; it
// must replay to the same end.
func (g *games) replays(read reader, t engine.Trace) error {
	game, err := engine.Start(t.Setup)
	if err != nil {
		return legible(err)
	}
	err = g.follow(game, t.Moves[:min(len(t.Moves), longest)])
	if errors.Is(err, errStray) {
		err = legible(err)
	}
	if err != nil {
		return err
	}
	full, err := again(read, game.Trace())
	if err != nil {
		return err
	}
	twin, err := full.Replay(func(int, *engine.Game) error { return nil })
	if err != nil {
		return fmt.Errorf("the trace of a game does not replay: %w", err)
	}
	if d := cmp.Diff(game.View(view.Everything()), twin.View(view.Everything())); d != "" {
		return fmt.Errorf("the trace of a game replays to another end:\n%s", d)
	}
	return nil
}
