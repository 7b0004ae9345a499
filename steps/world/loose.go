package world

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/deed"
)

// meanings are the legal answers that an action could mean. An action that leaves its aim open is refused where it could
// mean several, which must not be taken for a refusal by the rules.
func (w *World) meanings(m wire.Move) []wire.Action {
	legal, err := w.game.Legal(m.Seat)
	if err != nil {
		return nil
	}
	var out []wire.Action
	for _, a := range legal {
		if deed.Covers(m.Action, a) {
			out = append(out, a)
		}
	}
	return out
}
