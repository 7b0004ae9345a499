package world

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/noun"
	"fengsheng/steps/tongue/setup"
)

// Early refuses to change a set-up that is being played.
func (w *World) Early() error {
	if w.game != nil {
		return say.Problemf("对局已经开始，不能再摆“%s”", "the game has begun, %q comes too late", w.step.Text)
	}
	return nil
}

// Profile is the rule profile that is played.
func (w *World) Profile() string { return w.setup.Profile }

// Setup is the set-up being written.
func (w *World) Setup() *wire.Setup { return &w.setup }

// Fill gives a player cards of a kind; which they are is settled when the set-up is complete.
func (w *World) Fill(who string, where noun.PlaceKind, kind noun.CardKind, n int) {
	w.fills = append(w.fills, fill{who, where, kind, n})
}

// Close puts out of the game what is mentioned nowhere.
func (w *World) Close() { w.closed = true }

// Later plays a Given now, or with the set-up if that is not on the table yet.
func (w *World) Later(do func() error) error {
	if w.game != nil {
		return do()
	}
	w.prelude = append(w.prelude, played{w.text(), do})
	return nil
}

// setUp is the set-up of one player.
func (w *World) setUp(seat string) (*wire.SeatSetup, error) {
	if err := w.Early(); err != nil {
		return nil, w.misread(err)
	}
	for i := range w.setup.Seats {
		if w.setup.Seats[i].Seat == seat {
			return &w.setup.Seats[i], nil
		}
	}
	return nil, w.defect("没有%s：先写几人局", "there is no player %s: say first how many play", noun.Seat(seat))
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
	if lack, _ := (noun.Cards{noun.Card(card)}).Missing(s.Hand); len(lack) > 0 {
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

// Impose brings the effect of a Lock or a Lure about. It takes a card of its own, given to the turn player in the first
// colour of which the deck has one left when the set-up is complete.
func (w *World) Impose(function, target string) error {
	card := &loan{name: function}
	if w.game == nil {
		w.loans = append(w.loans, card)
	} else {
		card.card = function
	}
	return w.Later(func() error { return w.impose(card, target) })
}

// Send has the turn player send intel, and passes it on.
func (w *World) Send(e setup.Errand) error {
	if w.game == nil && e.Sender != w.turnPlayer() {
		return say.Problemf("现在是%s的回合，%s不能传出情报", "it is the turn of %s, %s cannot send", noun.Seat(w.turnPlayer()), noun.Seat(e.Sender))
	}
	if err := w.supply(e.Sender, e.Card); err != nil {
		return err
	}
	return w.Later(func() error {
		if e.Direct == "" {
			e.Direct = w.onlyIfDirect(e.Card, e.To)
		}
		return w.dispatch(e)
	})
}

// onlyIfDirect is whom a card names that is said to be heading for a player, if its mode is Direct.
func (w *World) onlyIfDirect(card, to string) string {
	for _, f := range w.components.Faces() {
		if noun.Card(card).Fits(f.ZH()) && f.Mode.ZH() == "直达" {
			return to
		}
	}
	return ""
}

// Stack has entries of the stack used one after another.
func (w *World) Stack(items deed.Items) error {
	for _, it := range items {
		if !it.Name.Skill() {
			if err := w.supply(string(it.Who), string(it.Name)); err != nil {
				return err
			}
		}
	}
	return w.Later(func() error {
		for _, it := range items {
			if err := w.use(it); err != nil {
				one := deed.Items{it}
				text := say.Text{Zh: one.Write("zh-CN"), En: one.Write("en")}
				return w.because(say.Textf("用不出%s", "cannot use %s", text), err)
			}
		}
		return nil
	})
}

// use plays an entry of the stack.
func (w *World) use(it deed.Item) error {
	if err := w.Reach(string(it.Who)); err != nil {
		return err
	}
	return w.explained(w.attempt(it.Use()))
}
