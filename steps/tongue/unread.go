package tongue

import (
	"cmp"
	"slices"
	"strings"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
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
	e := &Unread{Language: l, Text: text, Because: x.misplaced(l, under, text)}
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

// misplaced is why a sentence that is understood cannot stand under a keyword, or nil if it is not understood anywhere.
func (x *Lexicon) misplaced(l grammar.Language, under grammar.Keyword, text string) error {
	var zh, en []string
	for _, k := range []grammar.Keyword{grammar.Given, grammar.When, grammar.Then} {
		for _, s := range x.sentences {
			if s.Keyword != k || k.Stands(under) {
				continue
			}
			if _, ok, err := s.Read(l, text); ok && err == nil {
				zh, en = append(zh, "“"+k.In(grammar.Zh)+"”"), append(en, k.In(grammar.En))
				break
			}
		}
	}
	if len(zh) == 0 {
		return nil
	}
	return say.Problemf("它不能写在“%s”下面；请写在%s下面", "it cannot stand under %s; write it under %s",
		spokenKeyword(under), say.Text{Zh: strings.Join(zh, "或"), En: strings.Join(en, " or ")})
}

// spokenKeyword is a keyword in a message.
type spokenKeyword grammar.Keyword

// Spoken is the keyword in a locale.
func (k spokenKeyword) Spoken(l say.Locale) string { return grammar.Keyword(k).In(grammar.For(l)) }

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

// bigrams counts the pairs of neighbouring characters, in English of words. Seats and cards count as the same: they differ
// in every sentence.
func bigrams(l grammar.Language, text string) map[[2]string]int {
	out := map[[2]string]int{}
	last := "^"
	for _, u := range append(units(l, text), "$") {
		switch {
		case isSeat(u):
			u = "A"
		case noun.IsCard(l, u):
			u = "牌"
		}
		out[[2]string{last, u}]++
		last = u
	}
	return out
}

// units are the characters of a Chinese text and the words of an English one; a card's name is one of them.
func units(l grammar.Language, text string) []string {
	text = l.Normal(text)
	var out []string
	for _, part := range noun.SplitCards(l, text) {
		switch {
		case noun.IsCard(l, part):
			out = append(out, part)
		case l.Declared() == grammar.En:
			out = append(out, strings.Fields(part)...)
		default:
			out = append(out, strings.Split(part, "")...)
		}
	}
	return out
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

// marked is a text with the stretches in 【】 in which it differs from an example, or "" where they share too little for that
// to help. Seats and cards count as the same.
func marked(l grammar.Language, text, example string) string {
	a, b := units(l, text), units(l, example)
	kept, n := common(a, b, func(x, y string) bool {
		return x == y || isSeat(x) && isSeat(y) || noun.IsCard(l, x) && noun.IsCard(l, y)
	})
	if n < len(a)/2 || n == len(a) && len(a) == len(b) {
		return ""
	}
	glue := ""
	if l.Declared() == grammar.En {
		glue = " "
	}
	var parts []string
	for i, u := range a {
		open := !kept[i] && (i == 0 || kept[i-1])
		shut := !kept[i] && (i+1 == len(a) || kept[i+1])
		if open {
			u = "【" + u
		}
		if shut {
			u += "】"
		}
		parts = append(parts, u)
	}
	return strings.Join(parts, glue)
}

// common is which of a belong to the longest sequence that a and b have in common, and how long that is.
func common(a, b []string, same func(x, y string) bool) (kept []bool, n int) {
	longest := make([][]int, len(a)+1)
	for i := range longest {
		longest[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			longest[i][j] = max(longest[i+1][j], longest[i][j+1])
			if same(a[i], b[j]) {
				longest[i][j] = longest[i+1][j+1] + 1
			}
		}
	}
	kept = make([]bool, len(a))
	for i, j := 0, 0; i < len(a) && j < len(b); {
		switch {
		case same(a[i], b[j]):
			kept[i] = true
			i, j = i+1, j+1
		case longest[i+1][j] >= longest[i][j+1]:
			i++
		default:
			j++
		}
	}
	return kept, longest[0][0]
}

func isSeat(s string) bool { return len(s) == 1 && s >= "A" && s <= "I" }
