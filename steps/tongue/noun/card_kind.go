package noun

import (
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// CardKind is a kind of cards that are counted: any, true or false intel, those of a colour.
type CardKind string

var cardKinds = Names{
	{Value: "card", Zh: "牌", En: "cards", Also: []string{"card"}},
	{Value: "intel", Zh: "情报", En: "intel"},
	{Value: "true", Zh: "真情报", En: "true intel"}, {Value: "false", Zh: "假情报", En: "false intel"},
	{Value: "red", Zh: "红色牌", En: "red cards", Also: []string{"红色情报", "红色", "red card", "red intel"}},
	{Value: "blue", Zh: "蓝色牌", En: "blue cards", Also: []string{"蓝色情报", "蓝色", "blue card", "blue intel"}},
	{Value: "black", Zh: "黑色牌", En: "black cards", Also: []string{"黑色情报", "黑色", "black card", "black intel"}},
}

// Pattern matches a kind.
func (*CardKind) Pattern(l grammar.Language) string { return cardKinds.pattern(l) }

// Loose is Pattern.
func (k *CardKind) Loose(l grammar.Language) string { return k.Pattern(l) }

// Read takes in a kind.
func (k *CardKind) Read(l grammar.Language, text string) error {
	v, ok := cardKinds.Value(l, text)
	if !ok {
		return cardKinds.unknown(l, text, say.Text{Zh: "牌", En: "kind of cards"})
	}
	*k = CardKind(v)
	return nil
}

// Write is the kind.
func (k *CardKind) Write(l grammar.Language) string { return cardKinds.Of(l.Declared(), string(*k)) }

// Spoken is the kind in a message.
func (k CardKind) Spoken(l say.Locale) string { return cardKinds.Of(grammar.For(l), string(k)) }

// Any is whether every card is of the kind.
func (k CardKind) Any() bool { return k == "card" || k == "intel" }

// Is is whether a card is of the kind: black is false, the rest is true (TERM-004).
func (k CardKind) Is(card string) bool {
	f, err := wire.ParseCard(card)
	if err != nil {
		return false
	}
	switch k {
	case "true":
		return f.Color != table.Black
	case "false", "black":
		return f.Color == table.Black
	case "red":
		return f.Color == table.Red
	case "blue":
		return f.Color == table.Blue
	}
	return true
}

// Count is how many of some cards are of the kind.
func (k CardKind) Count(cards []string) int {
	n := 0
	for _, c := range cards {
		if k.Is(c) {
			n++
		}
	}
	return n
}
