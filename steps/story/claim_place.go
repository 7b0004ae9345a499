package story

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/noun"
)

// only claims that these are all cards of a place.
func (g *glance) only(where noun.Place, kind noun.CardKind, cards []string) {
	if len(cards) == 0 {
		g.say(claim.Lacks{Where: where})
		return
	}
	if c := (claim.Only{Where: where, Cards: gathered(cards)}); fits(g.seen(c)) {
		g.say(c)
		return
	}
	g.has(where, cards)
	g.say(claim.Counts{Where: where, N: noun.Count(len(cards)), Kind: kind})
}

// has claims cards in as many lines as it takes.
func (g *glance) has(where noun.Place, cards []string) {
	g.out = append(g.out, inLines(gathered(cards), func(some noun.Cards) any {
		return g.seen(claim.Has{Where: where, Cards: some})
	})...)
}

func (g *glance) deck() {
	where := noun.Place{Kind: noun.Deck}
	g.say(claim.Counts{Where: where, N: noun.Count(g.Deck.Count), Kind: "card"})
	switch {
	case len(g.Deck.Top) > 0:
		c := claim.DeckTop{Cards: noun.CardsOf(g.Deck.Top)}
		if !fits(g.seen(c)) {
			c.Cards = c.Cards[:1]
		}
		g.say(c)
	case g.Deck.Count > 0:
		g.hides(claim.Thing{What: "deck"})
	}
}

// discard claims the cards that lie open, how many there are in all and how many of them lie covered.
func (g *glance) discard() {
	pile, hidden := noun.Place{Kind: noun.Discard}, noun.Place{Kind: noun.Hidden}
	g.has(pile, g.Discard.Cards)
	g.amount(pile, g.Discard.Count)
	g.amount(hidden, g.Discard.Count-len(g.Discard.Cards))
}

func (g *glance) amount(where noun.Place, n int) {
	if n == 0 {
		g.say(claim.Lacks{Where: where})
		return
	}
	g.say(claim.Counts{Where: where, N: noun.Count(n), Kind: "card"})
}

func (g *glance) removed() {
	where := noun.Place{Kind: noun.Removed}
	g.has(where, g.Removed.Cards)
	g.amount(where, g.Removed.Count)
	if g.Removed.Count > 0 && len(g.Removed.Cards) == 0 {
		g.hides(claim.Thing{What: "removed"})
	}
}

// stack claims the whole response stack if it fits into a line, else its size and the entry that differs.
func (g *glance) stack(index int) {
	if len(g.Stack) == 0 {
		g.say(claim.StackEmpty{})
		return
	}
	items := deed.ItemsOf(g.Stack)
	if 0 <= index && index < len(items) {
		items[index] = standing(items[index])
	}
	if c := (claim.StackIs{Items: items}); fits(g.seen(c)) {
		g.say(c)
	} else {
		g.say(claim.StackCount{N: noun.Count(len(items))})
		g.item(min(max(index, 0), len(items)-1))
	}
	if 0 <= index && index < len(g.Stack) {
		g.conceals(index)
	}
}

// standing says that an entry is not Countered where nothing else stands in the brackets.
func standing(it deed.Item) deed.Item {
	if it.Detail.State == "" && len(it.Detail.Aim) == 0 {
		it.Detail.State = "live"
	}
	return it
}

func (g *glance) item(i int) {
	one := standing(deed.ItemOf(g.Stack, i))
	c := claim.StackItem{N: noun.Ordinal(i + 1), Item: deed.Items{one}}
	if !fits(g.seen(c)) && !one.Name.Skill() {
		one.Name = noun.Called(noun.Card(one.Name).Short())
		c.Item = deed.Items{one}
	}
	g.say(c)
}

// conceals claims that the viewer does not see the card of an entry. Only the first one of a player can be pointed out.
func (g *glance) conceals(i int) {
	it := g.Stack[i]
	first := slices.IndexFunc(g.Stack, func(o wire.Item) bool { return o.Seat == it.Seat && o.Skill == "" })
	if it.Skill == "" && it.Card == "" && first == i {
		g.hides(claim.Thing{What: "stack", Of: noun.Letter(it.Seat)})
	}
}

func (g *glance) seat(s spot) {
	if s.index < 0 || s.index >= len(g.Seats) {
		for i := range g.Seats {
			g.person(&g.Seats[i], s.rest)
		}
		return
	}
	g.person(&g.Seats[s.index], s.rest)
}

func (g *glance) person(p *wire.SeatView, what string) {
	who := noun.Seats{noun.Seat(p.Seat)}
	switch what {
	case "alive":
		if p.Alive {
			g.say(claim.Lives{Who: who, Fate: "dead"})
		} else {
			g.say(claim.Dies{Who: who, Fate: "dead"})
		}
	case "lost":
		if p.Lost {
			g.say(claim.Dies{Who: who, Fate: "out"})
		} else {
			g.say(claim.Lives{Who: who, Fate: "out"})
		}
	case "identity", "identityshown":
		g.say(claim.IdentityShown{Who: who, Not: !p.IdentityShown}, claim.IdentityIs{Who: who[0], Identity: noun.Identity(p.Identity)})
	case "character", "faceup":
		g.say(claim.Face{Who: who, Side: either(p.FaceUp, "up", "down")}, claim.CharacterIs{Who: who[0], Character: noun.Character(p.Character)})
	case "gender":
		g.say(claim.GenderIs{Who: who, Gender: noun.Gender(p.Gender)})
	case "intel":
		g.only(noun.Place{Kind: noun.Front, Seats: who}, "intel", p.Intel)
	default:
		g.hand(p, noun.Place{Kind: noun.Hand, Seats: who})
	}
}

func (g *glance) hand(p *wire.SeatView, where noun.Place) {
	if len(p.Hand) == p.HandCount {
		g.only(where, "card", p.Hand)
		return
	}
	g.say(claim.Counts{Where: where, N: noun.Count(p.HandCount), Kind: "card"})
	g.hides(claim.Thing{What: "hand", Of: noun.Letter(p.Seat)})
}
