package steps

import (
	"cmp"
	"regexp"
	"slices"
)

// Phrase is one sentence that a scenario may use.
type Phrase struct {
	// Pattern is what it looks like: a regular expression whose nouns stand in braces, such as {玩家} and {牌们}.
	Pattern string
	// Keyword is the keyword under which it may stand: 假如, 当 or 那么; 当-phrases may also be history under 假如.
	Keyword string
	Example string
	// Doc and DocEN say what it does or claims.
	Doc, DocEN string

	re *regexp.Regexp
}

// Keywords of a phrase.
const (
	given = "假如"
	when  = "当"
	then  = "那么"
)

func phrase(keyword, shape, example, doc, docEN string) Phrase {
	return Phrase{Pattern: shape, Keyword: keyword, Example: example, Doc: doc, DocEN: docEN, re: pattern(shape)}
}

// match gives the groups of a text, in simplified characters.
func (p *Phrase) match(text string) []string { return p.re.FindStringSubmatch(simplify(text)) }

// Vocabulary is every phrase, in the order in which a scenario needs them: set-up, play, observation.
func Vocabulary() []Phrase {
	return slices.Concat(setups(), plays(), observations())
}

// Nearest gives the n phrases whose examples are most like a text, the nearest first.
func Nearest(text string, n int) []Phrase {
	all := Vocabulary()
	like := bigrams(text)
	slices.SortStableFunc(all, func(a, b Phrase) int {
		return cmp.Compare(alike(like, bigrams(b.Example)), alike(like, bigrams(a.Example)))
	})
	return all[:min(n, len(all))]
}

var anyCard = regexp.MustCompile(oneCard)

// bigrams counts the pairs of neighbouring characters. Seats and cards count as the same: they differ in every sentence.
func bigrams(text string) map[[2]rune]int {
	out := map[[2]rune]int{}
	last := '^'
	for _, r := range anyCard.ReplaceAllString(simplify(text), "牌") + "$" {
		if r >= 'A' && r <= 'I' {
			r = 'A'
		}
		out[[2]rune{last, r}]++
		last = r
	}
	return out
}

// alike is Dice's coefficient in thousandths.
func alike(a, b map[[2]rune]int) int {
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
