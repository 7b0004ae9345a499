package world

import (
	"errors"
	"os"
	"path/filepath"

	"fengsheng/engine"
	"fengsheng/engine/wire"
)

// trace is the game so far in the form that replays on any implementation.
func (w *World) trace() engine.Trace {
	t := engine.Trace{Setup: w.setup}
	for _, m := range w.log {
		if m.seat != "" {
			t.Moves = append(t.Moves, wire.Move{Seat: m.seat, Action: m.action})
		}
		for _, c := range m.chance {
			t.Moves = append(t.Moves, wire.Move{Seat: "Nature", Action: c.Action()})
		}
	}
	return t
}

// keep saves the trace of a failed scenario where traces are asked for. That it cannot be saved must not hide the
// failure itself.
func (w *World) keep() {
	path := w.run.ArtefactPath(".jsonl")
	if path == "" || len(w.log) == 0 {
		return
	}
	if err := w.write(path); err != nil {
		w.run.Unkept(err)
		return
	}
	w.run.Keep(path)
}

// write puts the trace into a file.
func (w *World) write(path string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(w.trace().Write(file), file.Close())
}
