package story

import "strings"

// only claims that these are all cards of a place.
func (g *glance) only(where, thing string, cards []string) {
	if len(cards) == 0 {
		g.say(where + "没有" + thing)
		return
	}
	text := where + "只有" + joinCards(cards)
	if width(g.eyes()+text) <= textWidth {
		g.say(text)
		return
	}
	g.has(where, cards)
	g.say(where + "有" + count(len(cards)) + "张" + thing)
}

// has claims cards in as many lines as it takes.
func (g *glance) has(where string, cards []string) {
	head := g.eyes() + where + "有"
	if len(cards) > 0 {
		g.out = append(g.out, plain(listed(head, head, counted(cards))...)...)
	}
}

func joinCards(cards []string) string {
	var words []string
	for _, c := range counted(cards) {
		words = append(words, c.String())
	}
	return strings.Join(words, "、")
}

func (g *glance) deck() {
	g.say("牌库里有" + count(g.Deck.Count) + "张牌")
	switch {
	case len(g.Deck.Top) > 0:
		text := "牌库顶依次是" + strings.Join(g.Deck.Top, "、")
		if width(g.eyes()+text) > textWidth {
			text = "牌库顶依次是" + g.Deck.Top[0]
		}
		g.say(text)
	case g.Deck.Count > 0:
		g.hides("牌库顶")
	}
}

// discard claims the cards that lie open, how many there are in all and how many of them lie covered.
func (g *glance) discard() {
	g.has("弃牌堆里", g.Discard.Cards)
	g.amount("弃牌堆里", g.Discard.Count)
	g.amount("弃牌堆里盖着的牌里", g.Discard.Count-len(g.Discard.Cards))
}

func (g *glance) amount(where string, n int) {
	if n == 0 {
		g.say(where + "没有牌")
		return
	}
	g.say(where + "有" + count(n) + "张牌")
}

func (g *glance) removed() {
	g.has("移出游戏的牌里", g.Removed.Cards)
	g.amount("移出游戏的牌里", g.Removed.Count)
	if g.Removed.Count > 0 && len(g.Removed.Cards) == 0 {
		g.hides("移出游戏的牌")
	}
}
