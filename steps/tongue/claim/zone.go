package claim

import (
	"slices"

	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func zones() []*Sentence { return []*Sentence{has, only, lacks, counts, deckTop, totals, tableIs} }

// Has is that cards lie in a place, perhaps with others; Only that exactly these do; Lacks that none of these does, or none
// at all where none is named.
type (
	Has struct {
		Where noun.Place
		Cards noun.Cards
	}
	Only struct {
		Where noun.Place
		Cards noun.Cards
	}
	Lacks struct {
		Where noun.Place
		Cards noun.Cards
	}
)

var (
	has = Declare(Then, Has{noun.Place{Kind: noun.Discard}, noun.Cards{"蓝识破", "红烧毁"}}, Templates{
		Zh: []string{"{Where}[(仍|仍然|还|现在)]有{Cards}"},
		En: []string{"{Where} [still ]{Cards?lies|lie} {Cards}", "{Where} there [still ](is|are) {Cards}"},
	}, "这些牌都在那里（可以还有别的牌）", "the cards are there, perhaps with others")
	only = Declare(Then, Only{noun.Place{Kind: noun.Front, Seats: noun.Seats{"E"}}, noun.Cards{"蓝试探"}}, Templates{
		Zh: []string{"{Where}(只有|只剩|正好有|恰好有){Cards}"},
		En: []string{"{Where} {Cards?lies|lie} only {Cards}", "{Where} there (is|are) only {Cards}"},
	}, "那里就是这些牌，不多不少", "exactly these cards are there")
	lacks = Declare(Then, Lacks{noun.Place{Kind: noun.Front, Seats: noun.Seats{"B"}}, noun.Cards{"黑试探"}}, Templates{
		Zh: []string{"{Where}[已经](没有|不再有)({Cards}|{Where?牌|情报})"},
		En: []string{"{Where} (lies|lie) no [longer any ]({Cards}|card)", "{Where} there (is|are) no [longer any ]({Cards}|card|intel)"},
	}, "那里没有这样的牌；或者一张也没有", "no such card is there, or none at all")
)

// pile is what lies in one place: the known cards, and how many there are in all.
type pile struct {
	where noun.Place
	cards []string
	count int
}

// piles looks into a place, one pile for each player it names.
func piles(t Table, p noun.Place) ([]pile, error) {
	v, err := t.All()
	if err != nil {
		return nil, err
	}
	switch p.Kind {
	case noun.Discard:
		return []pile{{p, v.Discard.Cards, v.Discard.Count}}, nil
	case noun.Hidden:
		return []pile{{p, nil, v.Discard.Count - len(v.Discard.Cards)}}, nil
	case noun.Removed:
		return []pile{{p, v.Removed.Cards, v.Removed.Count}}, nil
	case noun.Deck:
		return []pile{{p, v.Deck.Top, v.Deck.Count}}, nil
	}
	var out []pile
	people, err := seats(v, p.Seats)
	for _, s := range people {
		one := pile{noun.Place{Kind: p.Kind, Seats: noun.Seats{noun.Seat(s.Seat)}}, s.Intel, len(s.Intel)}
		if p.Kind == noun.Hand {
			one.cards, one.count = s.Hand, s.HandCount
		}
		out = append(out, one)
	}
	return out, err
}

// is tells what lies in the pile: which cards or, where not all are known, how many.
func (p pile) is() any {
	switch {
	case p.count == 0:
		return Lacks{Where: p.where}
	case len(p.cards) < p.count:
		return Counts{Where: p.where, N: noun.Count(p.count), Kind: "card"}
	}
	return Only{p.where, noun.CardsOf(p.cards)}
}

// Seen looks for the cards.
func (c Has) Seen(t Table) (Seen, error) { return lie(t, c.Where, c.Cards, false) }

// Seen looks for the cards.
func (c Only) Seen(t Table) (Seen, error) { return lie(t, c.Where, c.Cards, true) }

func lie(t Table, where noun.Place, cards noun.Cards, exactly bool) (Seen, error) {
	all, err := piles(t, where)
	if err != nil {
		return Seen{}, err
	}
	for _, p := range all {
		lack, extra := cards.Missing(p.cards)
		hidden := max(0, p.count-len(p.cards))
		if len(lack) == 0 && (!exactly || len(extra)+hidden == 0) {
			continue
		}
		return Seen{Got: p.is(), Want: wanted(lack, extra, p.cards), Lines: sorted(p.cards)}, nil
	}
	return Seen{Holds: true}, nil
}

// wanted is what should be there, with the cards that are there under their full names.
func wanted(lack, extra, have []string) []string {
	_, there := noun.CardsOf(extra).Missing(have)
	return sorted(slices.Concat(lack, there))
}

func sorted(list []string) []string {
	list = slices.Clone(list)
	slices.Sort(list)
	return list
}

// Seen looks for cards that should not be there.
func (c Lacks) Seen(t Table) (Seen, error) {
	all, err := piles(t, c.Where)
	if err != nil {
		return Seen{}, err
	}
	for _, p := range all {
		there := len(c.Cards) == 0 && p.count > 0
		for _, x := range c.Cards {
			there = there || slices.ContainsFunc(p.cards, x.Fits)
		}
		if there {
			return Seen{Got: p.is()}, nil
		}
	}
	return Seen{Holds: true}, nil
}

// Counts is how many cards of a kind lie in a place.
type Counts struct {
	Where noun.Place
	N     noun.Count
	Kind  noun.CardKind
}

var counts = Declare(Then, Counts{noun.Place{Kind: noun.Hand, Seats: noun.Seats{"A", "B"}}, 4, "card"}, Templates{
	Zh: []string{"{Where}[(仍|仍然|还|现在|只|一共)]有{N}张{Kind}"},
	En: []string{"{Where} {N?lies|lie} [(still|now|just) ]{N} {Kind}", "{Where} there (is|are) [(still|now|just) ]{N} {Kind}"},
}, "那里有几张牌；真情报、假情报、某色另数", "how many cards are there, in all or true, false or of a colour")

// Seen counts.
func (c Counts) Seen(t Table) (Seen, error) {
	all, err := piles(t, c.Where)
	if err != nil {
		return Seen{}, err
	}
	for _, p := range all {
		n := p.count
		if !c.Kind.Any() {
			n = c.Kind.Count(p.cards)
		}
		if n != int(c.N) {
			return Seen{Got: Counts{p.where, noun.Count(n), c.Kind}}, nil
		}
	}
	return Seen{Holds: true}, nil
}

// DeckTop is the decided top of the deck, the next card first.
type DeckTop struct{ Cards noun.Cards }

var deckTop = Declare(Then, DeckTop{noun.Cards{"黑烧毁", "蓝调虎离山"}}, Templates{
	Zh: []string{"牌库顶依次是{Cards}"}, En: []string{"on top of the deck {Cards?lies|lie}, in this order, {Cards}"},
}, "牌库顶的牌（次序未定的牌不算）", "the decided top of the deck")

// Seen looks at the top.
func (c DeckTop) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	if len(v.Deck.Top) == 0 {
		deck := pile{where: noun.Place{Kind: noun.Deck}, count: v.Deck.Count}
		return Seen{Got: deck.is(), Want: c.Cards.Names()}, nil
	}
	for i, x := range c.Cards {
		if i >= len(v.Deck.Top) || !x.Fits(v.Deck.Top[i]) {
			return Seen{Got: DeckTop{noun.CardsOf(v.Deck.Top)}, Want: c.Cards.Names(), Lines: v.Deck.Top}, nil
		}
	}
	return Seen{Holds: true}, nil
}
