package world

import (
	"errors"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// again takes the game back and gives the answer with the first n outcomes, or with fewer: what is laid down may lead
// to a question before as many are needed as the first try consumed.
func (w *World) again(seat string, a wire.Action, n int) (wire.Report, int, error) {
	for {
		if err := w.replay(len(w.log)); err != nil {
			return wire.Report{}, n, err
		}
		r, err := w.game.Do(seat, a, w.outcomes[:n])
		if n == 0 || !errors.Is(err, driver.ErrUnusedChance) {
			return r, n, err
		}
		n--
	}
}

// replay begins again and repeats the first n entries of the log.
func (w *World) replay(n int) error {
	if _, err := w.game.Start(w.setup); err != nil {
		return w.broken(err)
	}
	for _, m := range w.log[1:n] {
		var chance []string
		for _, c := range m.chance {
			chance = append(chance, c.Outcome)
		}
		r, err := w.game.Do(m.seat, m.action, chance)
		if err != nil {
			return w.broken(err)
		}
		if !r.Accepted {
			return w.fails("重演到“%s”时被拒绝：同样的对局必须重演得出来", "replaying %s was refused: a game must replay", w.saying(m.seat, m.action))
		}
	}
	return nil
}

// mark and back let a step try something and take it back.
type mark struct {
	moves, happened, asked int
	report                 wire.Report
	outcomes               []string
}

func (w *World) mark() mark {
	return mark{len(w.log), len(w.happened), len(w.asked), w.report, w.outcomes}
}

func (w *World) back(m mark) error {
	if len(w.log) == m.moves {
		return nil
	}
	w.log, w.happened, w.asked = w.log[:m.moves], w.happened[:m.happened], w.asked[:m.asked]
	w.report, w.outcomes = m.report, m.outcomes
	return w.replay(m.moves)
}
