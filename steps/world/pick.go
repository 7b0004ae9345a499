package world

import (
	"errors"
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/noun"
)

// pickAll chooses cards that a scenario names in an order of its own. With a list of legal answers the first card that is
// still wanted is taken each time; without one the orders are tried until one is accepted to the end.
func (w *World) pickAll(seat string, cards []string) error {
	for left := slices.Clone(cards); len(left) > 0; {
		legal, err := w.game.Legal(seat)
		if errors.Is(err, driver.ErrNoLegal) {
			return w.pickByTrying(seat, left)
		}
		if err != nil {
			return w.broken(err)
		}
		i := firstWanted(legal, left)
		if err := w.give(chosen(seat, left[i])); err != nil {
			return err
		}
		left = slices.Delete(left, i, i+1)
	}
	return nil
}

// firstWanted is the place in left of the first card that is legal, or 0.
func firstWanted(legal []wire.Action, left []string) int {
	for _, a := range legal {
		for i, c := range left {
			if a.Do == wire.Choose && noun.Card(c).Fits(a.Card) {
				return i
			}
		}
	}
	return 0
}

func chosen(seat, card string) wire.Move {
	return wire.Move{Seat: seat, Action: wire.Action{Do: wire.Choose, Card: card}}
}

// pickByTrying goes through the orders of some cards, of which there are few. Where none is possible, the refusal of the
// scenario's own order is the answer.
func (w *World) pickByTrying(seat string, left []string) error {
	if len(left) == 0 {
		return nil
	}
	var first error
	for i, card := range left {
		if slices.Contains(left[:i], card) {
			continue
		}
		m := w.mark()
		err := w.give(chosen(seat, card))
		if err == nil {
			err = w.pickByTrying(seat, slices.Delete(slices.Clone(left), i, i+1))
		}
		var refused *refusal
		if !errors.As(err, &refused) {
			return err
		}
		if first == nil {
			first = err
		}
		if err := w.back(m); err != nil {
			return err
		}
	}
	return first
}
