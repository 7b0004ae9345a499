package noun

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Card is a card as somebody calls it, by the protocol's name: 红烧毁, 黑试探（潜伏战线，抽二张）. The colour and what a Probe
// asks may be left open.
type Card string

// The parts of a card's name in English; in Chinese they are those of the protocol.
var (
	colours = Names{{Value: "红", Zh: "红", En: "red"}, {Value: "蓝", Zh: "蓝", En: "blue"}, {Value: "黑", Zh: "黑", En: "black"}}
	acts    = Names{{Value: "弃一张", Zh: "弃一张", En: "discard one"}, {Value: "抽二张", Zh: "抽二张", En: "draw two"}}
)

// The brackets behind a Probe: whom it asks, and what it makes one do. Other brackets belong to what stands around it.
const (
	zhProbe = `(?:（(?:潜伏战线|潜伏|军情处|军情局|军情|打酱油|弃一张|抽二张|抽两张|[，、·])+）)?`
	enProbe = `(?: \((?:Lurkers?|MI|Bystanders?|discard one|draw two|, )+\))?`
)

func cardPattern(l grammar.Language) string {
	f := functionNames.pattern(l)
	if l.Declared() == grammar.En {
		return `(?:(?:[Rr]ed|[Bb]lue|[Bb]lack) )?` + f + enProbe
	}
	return `(?:[红蓝黑]色?)?` + f + zhProbe
}

// Pattern matches one card.
func (*Card) Pattern(l grammar.Language) string { return cardPattern(l) }

// Loose matches a colour with a name, known or not.
func (*Card) Loose(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `(?:[Rr]ed|[Bb]lue|[Bb]lack) [A-Za-z]+(?: \([^()]*\))?|` + cardPattern(l)
	}
	return `[红蓝黑]色?[^，；：、（）的和]{1,4}(?:（[^（）]*）)?|` + cardPattern(l)
}

var oneCard = map[grammar.Language]*regexp.Regexp{
	grammar.Zh: regexp.MustCompile("^" + cardPattern(grammar.Zh) + "$"),
	grammar.En: regexp.MustCompile("^" + cardPattern(grammar.En) + "$"),
}

var anyCard = map[grammar.Language]*regexp.Regexp{
	grammar.Zh: regexp.MustCompile(cardPattern(grammar.Zh)), grammar.En: regexp.MustCompile(cardPattern(grammar.En)),
}

// IsCard is whether a text names a card in a language.
func IsCard(l grammar.Language, text string) bool { return oneCard[l.Declared()].MatchString(text) }

// Read takes in a card's name.
func (c *Card) Read(l grammar.Language, text string) error {
	word := text
	if l.Declared() == grammar.En {
		word = chineseCard(text)
	}
	if _, err := wire.ParseCard(word); err != nil {
		return unknownCard(l, text)
	}
	*c = Card(strings.Replace(word, "色", "", 1))
	return nil
}

// unknownCard is the error of a name that is no card's: 红烧, red Brun.
func unknownCard(l grammar.Language, text string) error {
	bare := strings.TrimLeft(text, "红蓝黑色")
	if colour, rest, ok := strings.Cut(text, " "); ok {
		if _, known := colours.Value(grammar.En, strings.ToLower(colour)); known {
			bare = rest
		}
	}
	return say.Problemf("没有叫“%s”的牌", "there is no card %q", text).Near(functionNames.Nearest(l, bare))
}

// SplitCards cuts a text before and behind every card in it.
func SplitCards(l grammar.Language, text string) []string {
	var out []string
	from := 0
	for _, at := range anyCard[l.Declared()].FindAllStringIndex(text, -1) {
		out = append(out, text[from:at[0]], text[at[0]:at[1]])
		from = at[1]
	}
	return slices.DeleteFunc(append(out, text[from:]), func(s string) bool { return s == "" })
}

// chineseCard is the protocol's name of a card that is named in English. What is no card stays as it is.
func chineseCard(text string) string {
	name, asks, probe := strings.Cut(text, " (")
	out := ""
	if colour, rest, ok := strings.Cut(name, " "); ok {
		if c, known := colours.Value(grammar.En, strings.ToLower(colour)); known {
			out, name = c, rest
		}
	}
	f, _ := functionNames.Value(grammar.En, name)
	out += f
	if !probe {
		return out
	}
	var parts []string
	for _, p := range strings.Split(strings.TrimSuffix(asks, ")"), ",") {
		p = strings.TrimSpace(p)
		if id, ok := identityNames.Value(grammar.En, p); ok {
			p = id
		} else if act, ok := acts.Value(grammar.En, p); ok {
			p = act
		}
		parts = append(parts, p)
	}
	return out + "（" + strings.Join(parts, "，") + "）"
}

// Write is the card's name.
func (c *Card) Write(l grammar.Language) string { return c.In(l.Declared()) }

// In is the card's name in a language; a card that nobody knows has none.
func (c Card) In(l grammar.Language) string {
	if l != grammar.En {
		return pick(l, string(c), "")
	}
	f, err := wire.ParseCard(string(c))
	if err != nil {
		return string(c)
	}
	out := strings.TrimSpace(colours.Of(l, f.Color.ZH()) + " " + functionNames.Of(l, f.Name.ZH()))
	switch {
	case f.Asks == 0 && f.Act == 0:
	case f.Act == 0:
		out += fmt.Sprintf(" (%s)", identityNames.Of(l, f.Asks.ZH()))
	case f.Asks == 0:
		out += fmt.Sprintf(" (%s)", acts.Of(l, f.Act.ZH()))
	default:
		out += fmt.Sprintf(" (%s, %s)", identityNames.Of(l, f.Asks.ZH()), acts.Of(l, f.Act.ZH()))
	}
	return out
}

// Function is the card's function, 烧毁 of 红烧毁.
func (c Card) Function() string {
	f, err := wire.ParseCard(string(c))
	if err != nil {
		return string(c)
	}
	return f.Name.ZH()
}

// Short is the card without what a Probe asks.
func (c Card) Short() Card {
	f, err := wire.ParseCard(string(c))
	if err != nil {
		return c
	}
	return Card(f.Color.ZH() + f.Name.ZH())
}

// Fits is whether a card that is seen is what this one calls it.
func (c Card) Fits(seen string) bool {
	w, err := wire.ParseCard(string(c))
	if err != nil || seen == "" {
		return false
	}
	g, err := wire.ParseCard(seen)
	return err == nil && wire.Fits(w, g)
}

// open is how much a name leaves open; names that say more are matched first.
func (c Card) open() int {
	var f table.Face
	f, _ = wire.ParseCard(string(c))
	n := 0
	if f.Color == 0 {
		n += 2
	}
	if f.Asks == 0 {
		n++
	}
	return n
}

// Spoken is the card in a message.
func (c Card) Spoken(l say.Locale) string { return c.In(grammar.For(l)) }
