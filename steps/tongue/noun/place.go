package noun

import (
	"strings"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Place is where cards lie: in the hands of players, before them, or in one of the piles.
type Place struct {
	Kind  PlaceKind
	Seats Seats // for Hand and Front
}

// PlaceKind is a kind of place.
type PlaceKind string

// The places.
const (
	Hand    PlaceKind = "hand"
	Front   PlaceKind = "front"   // intel before a player
	Discard PlaceKind = "discard" // the discard pile
	Hidden  PlaceKind = "hidden"  // what lies face down in it
	Removed PlaceKind = "removed" // out of the game
	Deck    PlaceKind = "deck"
)

var piles = Names{
	{Value: string(Hidden), Zh: "弃牌堆里盖着的牌里", En: "face down in the discard pile"},
	{Value: string(Discard), Zh: "弃牌堆里", En: "in the discard pile", Also: []string{"弃牌堆"}},
	{Value: string(Removed), Zh: "移出游戏的牌里", En: "among the cards out of the game", Also: []string{"out of the game"}},
	{Value: string(Deck), Zh: "牌库里", En: "in the deck", Also: []string{"牌库"}},
}

// Pattern matches a place.
func (*Place) Pattern(l grammar.Language) string {
	seats := new(Seats).Pattern(l)
	if l.Declared() == grammar.En {
		return `(?:in the hands? of ` + seats + `|in front of ` + seats + `|` + piles.pattern(l) + `)`
	}
	return `(?:` + seats + `(?:手里|面前)|` + piles.pattern(l) + `)`
}

// Loose is Pattern.
func (p *Place) Loose(l grammar.Language) string { return p.Pattern(l) }

// Read takes in a place.
func (p *Place) Read(l grammar.Language, text string) error {
	if v, ok := piles.Value(l, text); ok {
		p.Kind = PlaceKind(v)
		return nil
	}
	seats := ""
	for _, x := range []struct {
		kind PlaceKind
		mark string
	}{{Hand, "手里"}, {Front, "面前"}, {Hand, "in the hand of "}, {Hand, "in the hands of "}, {Front, "in front of "}} {
		if strings.Contains(text, x.mark) {
			p.Kind, seats = x.kind, strings.Replace(text, x.mark, "", 1)
		}
	}
	return p.Seats.Read(l, seats)
}

// Write is the place.
func (p *Place) Write(l grammar.Language) string { return p.In(l.Declared()) }

// In is the place in a language.
func (p Place) In(l grammar.Language) string {
	if name := piles.Of(l, string(p.Kind)); name != "" || len(p.Seats) == 0 {
		return name
	}
	many := len(p.Seats) > 1
	switch {
	case p.Kind == Hand && many:
		return pick(l, p.Seats.In(grammar.Zh)+"手里", "in the hands of "+p.Seats.In(l))
	case p.Kind == Hand:
		return pick(l, p.Seats.In(grammar.Zh)+"手里", "in the hand of "+p.Seats.In(l))
	}
	return pick(l, p.Seats.In(grammar.Zh)+"面前", "in front of "+p.Seats.In(l))
}

// Spoken is the place in a message.
func (p Place) Spoken(l say.Locale) string { return p.In(grammar.For(l)) }

// Plural is whether what lies there is called 情报 and not 牌.
func (p *Place) Plural(l grammar.Language) bool { return l.Declared() == grammar.Zh && p.Kind == Front }
