package story

import (
	"slices"
	"strings"

	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

func seatNamed(letter string) table.Seat {
	s, _ := table.SeatNamed(letter)
	return s
}

// stack claims the whole response stack if it fits into a line, else its size and the entry that differs.
func (g *glance) stack(index int) {
	if len(g.Stack) == 0 {
		g.say("响应链是空的")
		return
	}
	var words []string
	for i := range g.Stack {
		words = append(words, entry(g.Stack, i, ways{stands: i == index}))
	}
	if text := "响应链自下而上是：" + strings.Join(words, "、"); width(g.eyes()+text) <= textWidth {
		g.say(text)
	} else {
		g.say("响应链上有" + count(len(g.Stack)) + "项")
		g.item(min(max(index, 0), len(g.Stack)-1))
	}
	if 0 <= index && index < len(g.Stack) {
		g.conceals(index)
	}
}

func (g *glance) item(i int) {
	text := g.eyes() + "响应链第" + ordinal(i+1) + "项是" + entry(g.Stack, i, ways{stands: true})
	if width(text) > textWidth {
		text = g.eyes() + "响应链第" + ordinal(i+1) + "项是" + entry(g.Stack, i, ways{stands: true, brief: true})
	}
	g.out = append(g.out, line{text: text})
}

// conceals claims that the viewer does not see the card of an entry. Only the first one of a player can be pointed out.
func (g *glance) conceals(i int) {
	it := g.Stack[i]
	first := slices.IndexFunc(g.Stack, func(o wire.Item) bool { return o.Seat == it.Seat && o.Skill == "" })
	if it.Skill == "" && it.Card == "" && first == i {
		g.hides("响应链上" + it.Seat + "的" + it.As)
	}
}

// ways of writing an entry: stands says that it is not Countered where nothing else stands in the brackets, brief leaves
// out what a Probe asks.
type ways struct{ stands, brief bool }

// entry writes an entry of the stack as 响应链自下而上是 reads it.
func entry(stack []wire.Item, i int, how ways) string {
	it := stack[i]
	card := it.Card
	if how.brief {
		card = short(card)
	}
	name := it.Skill
	switch {
	case name != "":
	case card == "":
		name = it.As
	case function(card) != it.As:
		name = short(card) + "当作" + it.As // the phrase has no brackets there
	default:
		name = card
	}
	aim := aimOf(stack, it)
	switch {
	case it.Countered:
		aim = joined(aim, "已无效")
	case aim == "" && how.stands:
		aim = "仍有效"
	}
	if aim == "" {
		return it.Seat + "的" + name
	}
	return it.Seat + "的" + name + "（" + aim + "）"
}

// aimOf is what stands in the brackets. Brackets do not nest, so an intel is called by its short name.
func aimOf(stack []wire.Item, it wire.Item) string {
	switch {
	case it.Item > 0:
		return entryName(stack, it.Item)
	case it.Second != "":
		return "" // an entry does not say before whom two intel lie
	case it.Object != "" && it.Target != "":
		return it.Target + "面前的" + short(it.Object)
	case it.Target != "":
		return "玩家" + it.Target
	}
	return ""
}
