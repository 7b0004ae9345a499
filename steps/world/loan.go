package world

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/noun"
)

// loan is a card to be given to the turn player for a Given.
type loan struct{ name, card string }

func (w *World) impose(l *loan, target string) error {
	user := w.turnPlayer()
	if err := w.Reach(user); err != nil {
		return err
	}
	a := wire.Action{Do: wire.Play, Card: l.card, As: l.name, Target: target}
	if err := w.explained(w.give(wire.Move{Seat: user, Action: a})); err != nil {
		return err
	}
	if err := w.PassRound(); err != nil {
		return err
	}
	v, err := w.All()
	if err != nil {
		return err
	}
	if l.name == "锁定" && slices.Contains(v.Locked, target) || l.name != "锁定" && slices.Contains(v.Lured, target) {
		return nil
	}
	return w.fails("%s没有对%s生效。%s", "%s had no effect on %s. %s", noun.Card(l.name), noun.Seat(target), w.question())
}

// lend chooses the cards for the loans, once all other cards of the set-up are known.
func (w *World) lend() error {
	if len(w.loans) == 0 {
		return nil
	}
	s, err := w.setUp(w.turnPlayer())
	if err != nil {
		return err
	}
	for _, l := range w.loans {
		for _, c := range w.free() {
			if noun.Card(c).Function() == l.name {
				l.card = c
				break
			}
		}
		if l.card == "" {
			return w.defect("牌都写完了，没有剩下的%s", "no %s is left in the deck", noun.Card(l.name))
		}
		s.Hand = append(slices.Clone(s.Hand), l.card)
	}
	w.loans = nil
	return nil
}

// free are the cards of the deck that the set-up does not name.
func (w *World) free() []string {
	var all []string
	for _, f := range w.components.Faces() {
		all = append(all, f.ZH())
	}
	_, free := noun.CardsOf(w.mentioned()).Missing(all)
	return free
}

// mentioned is every card that the set-up names.
func (w *World) mentioned() []string {
	all := slices.Concat(w.setup.Deck, w.setup.Discard, w.setup.Hidden, w.setup.Removed)
	for _, s := range w.setup.Seats {
		all = slices.Concat(all, s.Hand, s.Intel)
	}
	return all
}

// shut puts out of the game what is mentioned nowhere, if the deck is said to be only so much.
func (w *World) shut() {
	if w.closed {
		w.setup.Removed = slices.Concat(w.setup.Removed, w.free())
	}
}
