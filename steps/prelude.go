package steps

import (
	"slices"
	"strings"

	"fengsheng/engine/wire"
)

// later plays a Given now, or with the set-up if that is not on the table yet.
func (w *World) later(do func() error) error {
	if w.game != nil {
		return do()
	}
	w.prelude = append(w.prelude, played{w.text(), do})
	return nil
}

// supply makes sure that a hand has a card to play a Given with.
func (w *World) supply(seat, card string) error {
	if w.game != nil {
		return nil
	}
	s, err := w.setUp(seat)
	if err != nil {
		return err
	}
	if lack, _ := missing([]string{card}, s.Hand); len(lack) > 0 {
		s.Hand = append(slices.Clone(s.Hand), card)
	}
	return nil
}

func (w *World) turnPlayer() string {
	if w.setup.Turn == "" {
		return "A"
	}
	return w.setup.Turn
}

// affected plays Locks or Lures that have taken effect. Each takes a card of its own, given to the turn player in the
// first colour of which the deck has one left when the set-up is complete.
func (w *World) affected(list, name string) error {
	name = simplify(name)
	for _, target := range w.seatsIn(list) {
		card := &loan{name: name}
		if w.game == nil {
			w.loans = append(w.loans, card)
		} else {
			card.card = name
		}
		if err := w.later(func() error { return w.impose(card, target) }); err != nil {
			return err
		}
	}
	return nil
}

// loan is a card to be given to the turn player for a Given.
type loan struct{ name, card string }

func (w *World) impose(l *loan, target string) error {
	user := w.turnPlayer()
	if err := w.reach(user); err != nil {
		return err
	}
	a := wire.Action{Do: wire.Play, Card: l.card, As: l.name, Target: target}
	if err := w.explained(w.give(wire.Move{Seat: user, Action: a})); err != nil {
		return err
	}
	if err := w.passRound(); err != nil {
		return err
	}
	v, err := w.all()
	if err != nil {
		return err
	}
	if l.name == "锁定" && slices.Contains(v.Locked, target) || l.name != "锁定" && slices.Contains(v.Lured, target) {
		return nil
	}
	return w.fails("%s没有对玩家%s生效。%s", "%s had no effect on seat %s. %s", l.name, target, w.question())
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
		_, free := missing(w.mentioned(), w.deck())
		for _, c := range free {
			if function(c) == l.name {
				l.card = c
				break
			}
		}
		if l.card == "" {
			return w.defect("牌都写完了，没有剩下的%s", "no %s is left in the deck", l.name)
		}
		s.Hand = append(slices.Clone(s.Hand), l.card)
	}
	w.loans = nil
	return nil
}

func (w *World) deck() []string {
	var all []string
	for _, f := range w.components.Faces() {
		all = append(all, f.ZH())
	}
	return all
}

// mentioned is every card that the set-up names.
func (w *World) mentioned() []string {
	all := slices.Concat(w.setup.Deck, w.setup.Discard, w.setup.Hidden, w.setup.Removed)
	for _, s := range w.setup.Seats {
		all = slices.Concat(all, s.Hand, s.Intel)
	}
	return all
}

// close puts out of the game what is mentioned nowhere, if the deck is said to be only so much.
func (w *World) close() {
	if w.closed {
		_, free := missing(w.mentioned(), w.deck())
		w.setup.Removed = slices.Concat(w.setup.Removed, free)
	}
}

func (w *World) underWay(sender, direct, card, how, to string) error {
	how = simplify(how)
	e := errand{sender: sender, card: simplify(card), direct: direct, to: to, arrives: strings.HasSuffix(how, "到") || how == "到达"}
	if w.game == nil && sender != w.turnPlayer() {
		return w.defect("现在是玩家%s的回合，玩家%s不能传出情报", "it is the turn of %s, %s cannot send", w.turnPlayer(), sender)
	}
	if err := w.supply(sender, e.card); err != nil {
		return err
	}
	return w.later(func() error {
		if direct == "" {
			e.direct = w.onlyIfDirect(e.card, to)
		}
		return w.dispatch(e)
	})
}

// onlyIfDirect is whom a card names that is said to be heading for a player, if its mode is Direct.
func (w *World) onlyIfDirect(card, to string) string {
	for _, f := range w.components.Faces() {
		if fits(card, f.ZH()) && f.Mode.ZH() == "直达" {
			return to
		}
	}
	return ""
}

func (w *World) stacked(list string) error {
	items, err := itemsIn(list)
	if err != nil {
		return w.misread(err)
	}
	for _, it := range items {
		if it.card != "" {
			if err := w.supply(it.seat, it.card); err != nil {
				return err
			}
		}
	}
	return w.later(func() error {
		for _, it := range items {
			if err := w.use(it); err != nil {
				return w.because("用不出"+it.text, "cannot use "+it.text, err)
			}
		}
		return nil
	})
}

// use plays an entry of the stack.
func (w *World) use(it item) error {
	if err := w.reach(it.seat); err != nil {
		return err
	}
	a := wire.Action{Do: wire.Play, As: it.as}
	if it.as == "" && it.card != "" {
		a.As = function(it.card)
	}
	if it.skill != "" {
		a = wire.Action{Do: wire.Use, Skill: it.skill}
	}
	if err := w.aim(&a, it.seat, it.aim); err != nil {
		return w.misread(err)
	}
	if it.card != "" {
		a.Card = it.card
	}
	return w.explained(w.try(one(it.seat, a)))
}
