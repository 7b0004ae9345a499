package setup

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func cards() []*Sentence {
	return []*Sentence{holds, holdsSome, holdsNothing, deckTop, deckOnly, deckDeeper}
}

// Holds adds cards to a place; HoldsSome so many of a kind, whichever are left; HoldsNothing takes away what the background
// gave.
type (
	Holds struct {
		Where noun.Place
		Cards noun.Cards
	}
	HoldsSome struct {
		Where noun.Place
		N     noun.Count
		Kind  noun.CardKind
	}
	HoldsNothing struct{ Where noun.Place }
)

var (
	holds = Declare(Given, Holds{noun.Place{Kind: noun.Hand, Seats: noun.Seats{"B"}}, noun.Cards{"红烧毁", "黑截获"}}, Templates{
		Zh: []string{"{Where}有{Cards}"}, En: []string{"{Where} {Cards?lies|lie} {Cards}", "{Where} there (is|are) {Cards}"},
	}, "添上这些牌：某人手里、某人面前、弃牌堆里、弃牌堆里盖着、移出游戏的牌里", "adds cards: to a hand, before a player, to the pile, face down in the pile, out of the game")
	holdsSome = Declare(Given, HoldsSome{noun.Place{Kind: noun.Front, Seats: noun.Seats{"B"}}, 2, "false"}, Templates{
		Zh: []string{"{Where}有{N}张{Kind}"}, En: []string{"{Where} {N?lies|lie} {N} {Kind}", "{Where} there (is|are) {N} {Kind}"},
	}, "添上几张这样的牌，具体是哪张由程序从剩下的牌里挑", "adds so many cards of a kind, picked from those that are mentioned nowhere")
	holdsNothing = Declare(Given, HoldsNothing{noun.Place{Kind: noun.Hand, Seats: noun.Seats{"C"}}}, Templates{
		Zh: []string{"{Where}没有{Where?牌|情报}"}, En: []string{"{Where} lies no card", "{Where} there is no (card|intel)"},
	}, "拿掉背景里给的牌", "takes away what the background gave")
)

// Lay adds the cards.
func (h Holds) Lay(b Builder) error {
	if err := b.Early(); err != nil {
		return err
	}
	set, names := b.Setup(), h.Cards.Names()
	switch h.Where.Kind {
	case noun.Discard:
		set.Discard = append(set.Discard, names...)
	case noun.Hidden:
		set.Hidden = append(set.Hidden, names...)
	case noun.Removed:
		set.Removed = append(set.Removed, names...)
	case noun.Deck:
		return say.Problemf("牌库请写“牌库顶依次是…”或“牌库只剩…”", "for the deck write: on top of the deck lie, or: the deck has only")
	}
	return each(b, h.Where.Seats, func(s *wire.SeatSetup) error {
		pile := pileOf(s, h.Where.Kind)
		*pile = append(slices.Clone(*pile), names...)
		return nil
	})
}

func pileOf(s *wire.SeatSetup, where noun.PlaceKind) *[]string {
	if where == noun.Hand {
		return &s.Hand
	}
	return &s.Intel
}

// Lay notes the cards; which they are is settled when the set-up is complete.
func (h HoldsSome) Lay(b Builder) error {
	if len(h.Where.Seats) == 0 {
		return say.Problemf("张数只能写某人手里或面前的牌", "only cards in a hand or in front of a player can be given by number")
	}
	return each(b, h.Where.Seats, func(s *wire.SeatSetup) error {
		b.Fill(s.Seat, h.Where.Kind, h.Kind, int(h.N))
		return nil
	})
}

// Lay takes the cards away.
func (h HoldsNothing) Lay(b Builder) error {
	if len(h.Where.Seats) == 0 {
		return say.Problemf("这里只能写某人手里或面前没有牌", "only a hand, or what lies in front of a player, can be said to be empty here")
	}
	return each(b, h.Where.Seats, func(s *wire.SeatSetup) error {
		*pileOf(s, h.Where.Kind) = nil
		return nil
	})
}

// DeckTop is the top of the deck, DeckOnly the whole of it; DeckDeeper goes on where the line before ended.
type (
	DeckTop    struct{ Cards noun.Cards }
	DeckOnly   struct{ Cards noun.Cards }
	DeckDeeper struct{ Cards noun.Cards }
)

var (
	deckTop = Declare(Given, DeckTop{noun.Cards{"黑烧毁", "蓝调虎离山"}}, Templates{
		Zh: []string{"牌库顶依次是{Cards}"}, En: []string{"on top of the deck {Cards?lies|lie}, in this order, {Cards}"},
	}, "牌库顶的牌，先抽到的在前；其余次序未定", "the top of the deck, the first to be drawn first; the order of the rest is open")
	deckOnly = Declare(Given, DeckOnly{noun.Cards{"黑烧毁", "红锁定"}}, Templates{
		Zh: []string{"牌库只剩{Cards}"}, En: []string{"the deck has only {Cards}"},
	}, "牌库只有这几张，没有提到的牌都移出游戏", "the deck has these cards only, what is not mentioned is out of the game")
	deckDeeper = Declare(Given, DeckDeeper{noun.Cards{"红锁定", "黑截获"}}, Templates{
		Zh: []string{"再往下依次是{Cards}"}, En: []string{"below {Cards?lies|lie}, in this order, {Cards}"},
	}, "接着“牌库顶依次是…”或“牌库只剩…”往下写，一行写不下时用", "goes on with the deck where the line before it ended")
)

// Lay puts the cards on top.
func (d DeckTop) Lay(b Builder) error {
	b.Setup().Deck = d.Cards.Names()
	return b.Early()
}

// Lay puts the cards there and all others away.
func (d DeckOnly) Lay(b Builder) error {
	b.Setup().Deck = d.Cards.Names()
	b.Close()
	return b.Early()
}

// Lay adds the cards below.
func (d DeckDeeper) Lay(b Builder) error {
	b.Setup().Deck = append(b.Setup().Deck, d.Cards.Names()...)
	return b.Early()
}
