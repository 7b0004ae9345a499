package tongue

import (
	"cmp"
	"slices"
	"strings"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Unread is a text that no sentence understands.
type Unread struct {
	Language grammar.Language
	Text     string
	// Because is what in it cannot be read, where it has the shape of a sentence; else Near are the most similar ones.
	Because error
	Near    []Near
}

// Near is a sentence like one that was not understood.
type Near struct {
	Sentence *grammar.Sentence
	// Example is the sentence as it may be written, Marked the text with what differs from it in 【】.
	Example, Marked string
}

func (x *Lexicon) unread(l grammar.Language, under grammar.Keyword, text string) error {
	e := &Unread{Language: l, Text: text}
	for _, s := range x.sentences {
		if err := s.Misread(l, text); err != nil && s.Keyword.Stands(under) && e.Because == nil {
			e.Because = err
		}
	}
	if e.Because == nil {
		e.Near = x.Nearest(l, under, text, 3)
	}
	return e
}

// Told says what is wrong and what is near it.
func (e *Unread) Told() say.Text {
	if e.Because != nil {
		why := say.TextOf(e.Because)
		return say.Text{Zh: "看不懂“" + e.Text + "”：" + why.Zh, En: "cannot read “" + e.Text + "”: " + why.En}
	}
	t := say.Textf("看不懂“%s”", "cannot read “%s”", e.Text)
	for i, n := range e.Near {
		t.Zh += []string{"；相近的句子：", "；"}[min(i, 1)] + n.Example
		t.En += []string{"; sentences like it: ", "; "}[min(i, 1)] + n.Example
		if n.Marked != "" {
			t.Zh += "（不同处：" + n.Marked + "）"
			t.En += " (what differs: " + n.Marked + ")"
		}
	}
	return t
}

func (e *Unread) Error() string { return e.Told().En }

// In tells it in a locale.
func (e *Unread) In(locale string) string { return e.Told().In(say.Locale(locale)) }

// Nearest are the sentences most like a text that may stand under a keyword, 0 for any, the nearest first.
func (x *Lexicon) Nearest(l grammar.Language, under grammar.Keyword, text string, n int) []Near {
	type scored struct {
		near  Near
		score int
	}
	like := bigrams(l, text)
	var all []scored
	for _, s := range x.sentences {
		if under != 0 && !s.Keyword.Stands(under) {
			continue
		}
		example := s.Example(l)
		all = append(all, scored{Near{s, example, marked(l, text, example)}, alike(like, bigrams(l, example))})
	}
	slices.SortStableFunc(all, func(a, b scored) int { return cmp.Compare(b.score, a.score) })
	var out []Near
	for _, s := range all[:min(n, len(all))] {
		out = append(out, s.near)
	}
	return out
}

// bigrams counts the pairs of neighbouring characters, in English of words. Seats count as the same: they differ in every
// sentence.
func bigrams(l grammar.Language, text string) map[[2]string]int {
	out := map[[2]string]int{}
	last := "^"
	for _, u := range append(units(l, text), "$") {
		if len(u) == 1 && u >= "A" && u <= "I" {
			u = "A"
		}
		out[[2]string{last, u}]++
		last = u
	}
	return out
}

// units are the characters of a Chinese text and the words of an English one.
func units(l grammar.Language, text string) []string {
	text = l.Normal(text)
	if l.Declared() == grammar.En {
		return strings.Fields(text)
	}
	return strings.Split(text, "")
}

// alike is Dice's coefficient in thousandths.
func alike(a, b map[[2]string]int) int {
	common, total := 0, 0
	for k, n := range a {
		common += min(n, b[k])
		total += n
	}
	for _, n := range b {
		total += n
	}
	return 2000 * common / max(total, 1)
}

// marked is a text with the one stretch in 【】 in which it differs from an example, or "" where they share too little
// for that to help.
func marked(l grammar.Language, text, example string) string {
	a, b := units(l, text), units(l, example)
	same := func(x, y string) bool {
		seat := func(s string) bool { return len(s) == 1 && s >= "A" && s <= "I" }
		return x == y || seat(x) && seat(y)
	}
	head := 0
	for head < min(len(a), len(b)) && same(a[head], b[head]) {
		head++
	}
	tail := 0
	for tail < min(len(a), len(b))-head && same(a[len(a)-1-tail], b[len(b)-1-tail]) {
		tail++
	}
	if head+tail < len(a)/3 || head+tail == len(a) && len(a) == len(b) {
		return ""
	}
	glue := ""
	if l.Declared() == grammar.En {
		glue = " "
	}
	parts := []string{strings.Join(a[:head], glue), "【" + strings.Join(a[head:len(a)-tail], glue) + "】", strings.Join(a[len(a)-tail:], glue)}
	return strings.TrimSpace(strings.Join(parts, glue))
}
