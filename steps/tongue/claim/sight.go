package claim

import (
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func sights() []*Sentence { return []*Sentence{sees, blind, beheld} }

// Sees is that players see a thing from where they sit, Blind that it is hidden from them.
type (
	Sees struct {
		Who   noun.Seats
		Thing Thing
	}
	Blind struct {
		Who   noun.Seats
		Thing Thing
	}
)

var (
	sees = Declare(Then, Sees{noun.Seats{"C"}, Thing{What: "transit"}}, Templates{
		Zh: []string{"{Who}看得到{Thing}"}, En: []string{"{Who} {Who?sees|see} {Thing}"},
	}, "从那位玩家的座位看：传递中的情报、牌库顶、移出游戏的牌、A的手牌、A的身份、A的角色、响应链上A的牌",
		"from that seat: the intel under way, the top of the deck, the cards out of the game, A's hand, A's identity, A's character, A's card on the stack")
	blind = Declare(Then, Blind{noun.Seats{"B"}, Thing{What: "transit"}}, Templates{
		Zh: []string{"{Who}看不到{Thing}"}, En: []string{"{Who} {Who?does|do} not see {Thing}"},
	}, "从那位玩家的座位看不到", "it is hidden from that seat")
)

// Thing is something whose face may be hidden.
type Thing struct {
	What string
	// Of is whose, for a hand, identity, character or a card on the stack.
	Of noun.Letter
	// Card is a filler: what the card on the stack is called.
	Card noun.Filler
}

var thing = Declare(Then, Thing{What: "transit"}, Templates{
	Zh: []string{"(传递中的情报{What=transit}|牌库顶{What=deck}|牌库顶的牌{What=deck}|移出游戏的牌{What=removed}|{Of}的手牌{What=hand}|{Of}的身份{What=identity}|{Of}的角色{What=character}|响应链上{Of}的牌{What=stack}|响应链上{Of}的{Card}{What=stack})"},
	En: []string{"(the intel under way{What=transit}|the top of the deck{What=deck}|the cards out of the game{What=removed}|{Of}'s hand{What=hand}|{Of}'s identity{What=identity}|{Of}'s character{What=character}|{Of}'s card on the stack{What=stack}|{Of}'s {Card} on the stack{What=stack})"},
}, "", "")

// Pattern matches anything: what it is is seen when it is read.
func (*Thing) Pattern(Language) string { return ".+" }

// Loose is Pattern.
func (*Thing) Loose(Language) string { return ".+" }

// Read takes in a thing.
func (x *Thing) Read(l Language, text string) error {
	v, ok, err := thing.Read(l, text)
	if ok && err == nil {
		*x = v.(Thing)
		return nil
	}
	return say.Problemf("看不懂“%s”；可写：传递中的情报、牌库顶、移出游戏的牌、A的手牌、A的身份、A的角色、响应链上A的牌",
		"cannot read %q; write the intel under way, the top of the deck, the cards out of the game, A's hand, A's identity, A's character or A's card on the stack", text)
}

// Write is the thing.
func (x *Thing) Write(l Language) string { return thing.Write(l, *x) }

// Seen looks from each seat.
func (c Sees) Seen(t Table) (Seen, error) { return sight(t, c.Who, c.Thing, true) }

// Seen looks from each seat.
func (c Blind) Seen(t Table) (Seen, error) { return sight(t, c.Who, c.Thing, false) }

func sight(t Table, who noun.Seats, x Thing, want bool) (Seen, error) {
	all, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	viewers, err := seats(all, who)
	if err != nil {
		return Seen{}, err
	}
	for _, p := range viewers {
		v, err := t.Look(p.Seat)
		if err != nil {
			return Seen{}, err
		}
		got, err := x.in(v)
		if err != nil {
			return Seen{}, err
		}
		switch viewer := (noun.Seats{noun.Seat(p.Seat)}); {
		case got != "" && !want:
			return Seen{Got: Sees{viewer, x}, Want: []string{""}, Lines: []string{got}}, nil
		case got == "" && want:
			return Seen{Got: Blind{viewer, x}}, nil
		}
	}
	return Seen{Holds: true}, nil
}

// in is what a view shows of the thing, or "" if it is hidden. A thing that is not there is a mistake of the author: nobody
// sees it, and that proves nothing.
func (x Thing) in(v wire.View) (string, error) {
	absent := say.Problemf("没有“%s”可看", "there is no %s to see", spokenThing{x})
	list := func(n int, cards []string) (string, error) {
		if n == 0 {
			return "", absent
		}
		return strings.Join(cards, "，"), nil
	}
	switch x.What {
	case "transit":
		if v.Transit == nil {
			return "", absent
		}
		return v.Transit.Card, nil
	case "deck":
		return list(v.Deck.Count, v.Deck.Top)
	case "removed":
		return list(v.Removed.Count, v.Removed.Cards)
	case "stack":
		for _, it := range v.Stack {
			if it.Seat == string(x.Of) && it.Skill == "" {
				return it.Card, nil
			}
		}
		return "", absent
	}
	s, err := seat(v, x.Of.Of(noun.Seat(v.Viewer)))
	switch {
	case err != nil:
		return "", err
	case x.What == "identity":
		return s.Identity, nil
	case x.What == "character":
		return s.Character, nil
	}
	return list(s.HandCount, s.Hand)
}

type spokenThing struct{ x Thing }

func (s spokenThing) Spoken(l say.Locale) string { return s.x.Write(For(l)) }
