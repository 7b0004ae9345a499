package noun

import (
	"regexp"
	"strings"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Cards are cards in an order: 红烧毁、黑截获×2. None is 无 where a list is wanted at all.
type Cards []Card

func severalPattern(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `(?:` + enNumber + ` )?(?:` + cardPattern(l) + `)s?(?: ?x ?[0-9]+)?`
	}
	return `(?:` + zhNumber + `张)?(?:` + cardPattern(l) + `)(?:[×x]` + zhNumber + `)?`
}

var separators = map[grammar.Language]string{grammar.Zh: `(?:、|，| +|　+|和|与|以及)`, grammar.En: `(?:, and |, | and )`}

// Pattern matches a list of cards.
func (*Cards) Pattern(l grammar.Language) string {
	one := severalPattern(l)
	return one + `(?:` + separators[l.Declared()] + one + `)*`
}

// Loose matches a list in which some card is unknown.
func (*Cards) Loose(l grammar.Language) string {
	if l.Declared() == grammar.En {
		return `[^;:]*(?:[Rr]ed|[Bb]lue|[Bb]lack) [^;:]+`
	}
	return `[^；：]*[红蓝黑][^；：]+`
}

var severalCards = map[grammar.Language]*regexp.Regexp{
	grammar.Zh: regexp.MustCompile(`(?:(` + zhNumber + `)张)?(` + cardPattern(grammar.Zh) + `)(?:[×x](` + zhNumber + `))?`),
	grammar.En: regexp.MustCompile(`(?:(` + enNumber + `) )?(` + cardPattern(grammar.En) + `)s?(?: ?x ?([0-9]+))?`),
}

// Read takes in a list, each card one by one.
func (c *Cards) Read(l grammar.Language, text string) error {
	d := l.Declared()
	*c = nil
	for _, m := range severalCards[d].FindAllStringSubmatch(text, -1) {
		n := 1
		for _, count := range []string{m[1], m[3]} {
			if count == "" {
				continue
			}
			if err := readNumber(&n, count); err != nil {
				return err
			}
		}
		if n > 120 {
			return say.Problemf("“%s”：没有这么多张牌", "%q: there are not so many cards", m[0])
		}
		var one Card
		if err := one.Read(l, m[2]); err != nil {
			return err
		}
		for range n {
			*c = append(*c, one)
		}
	}
	left := severalCards[d].ReplaceAllString(text, "")
	left = strings.Trim(regexp.MustCompile(separators[d]).ReplaceAllString(left, " "), " 　、和与以及，,")
	if left != "" || len(*c) == 0 {
		return unknownCard(l, left)
	}
	return nil
}

// Write is the list; equal neighbours are counted.
func (c *Cards) Write(l grammar.Language) string {
	if len(*c) == 0 {
		return ""
	}
	return c.In(l.Declared())
}

// Plural is whether they are several.
func (c *Cards) Plural(grammar.Language) bool { return len(*c) > 1 }

// In is the list in a language; an empty one is 无.
func (c Cards) In(l grammar.Language) string {
	words := c.Words(l)
	switch {
	case len(words) == 0:
		return pick(l, "无", "none")
	case l == grammar.En:
		return enumerate(words)
	}
	return strings.Join(words, "、")
}

// Words are the cards, with equal neighbours as one: 黑截获×2.
func (c Cards) Words(l grammar.Language) []string {
	var out []string
	for i := 0; i < len(c); {
		n := 1
		for i+n < len(c) && c[i+n] == c[i] {
			n++
		}
		word := c[i].In(l)
		if n > 1 {
			count := Ordinal(n)
			word += pick(l, "×", " x") + count.figure()
		}
		out = append(out, word)
		i += n
	}
	return out
}

func (n Ordinal) figure() string { return (&n).Write(grammar.En) }

// CardsOf are cards by the protocol's names.
func CardsOf(names []string) Cards {
	var out Cards
	for _, n := range names {
		out = append(out, Card(n))
	}
	return out
}

// Names are the protocol's names.
func (c Cards) Names() []string {
	var out []string
	for _, x := range c {
		out = append(out, string(x))
	}
	return out
}

// Missing lists the wanted cards for which have holds none, each card of have being used once; extra is what of have is
// left. Names that say more are matched first, so that 试探 does not take the card that 黑试探 needs.
func (c Cards) Missing(have []string) (lack, extra []string) {
	used := make([]bool, len(have))
	take := func(want Card) bool {
		for i, h := range have {
			if !used[i] && want.Fits(h) {
				used[i] = true
				return true
			}
		}
		return false
	}
	for loose := range 4 {
		for _, want := range c {
			if want.open() == loose && !take(want) {
				lack = append(lack, string(want))
			}
		}
	}
	for i, h := range have {
		if !used[i] {
			extra = append(extra, h)
		}
	}
	return lack, extra
}

// Spoken is the list in a message.
func (c Cards) Spoken(l say.Locale) string { return c.In(grammar.For(l)) }
