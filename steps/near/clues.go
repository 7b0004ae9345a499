package near

import (
	"maps"
	"math/bits"
	"slices"
	"strings"

	"fengsheng/features/rulings"
)

// Clues are what a ruling near a difference would speak of, each with its weight. A clue given twice counts once, with
// the greater weight.
type Clues struct {
	spans    map[string]int
	prefixes map[string]int
	words    map[string]int
}

// NewClues are no clues yet.
func NewClues() Clues { return Clues{map[string]int{}, map[string]int{}, map[string]int{}} }

// Span points to the rulings of a card or a skill, as BURN-001..BURN-014.
func (c Clues) Span(span string, weight int) { c.spans[span] = max(c.spans[span], weight) }

// Prefix points to the general rulings on a subject by the head of their ids, as TX.
func (c Clues) Prefix(prefix string, weight int) {
	c.prefixes[prefix] = max(c.prefixes[prefix], weight)
}

// Word points to the rulings whose Chinese title or text has the word.
func (c Clues) Word(word string, weight int) {
	if word != "" {
		c.words[word] = max(c.words[word], weight)
	}
}

// Of is at most so many of the rulings given, those to which most points first.
func (c Clues) Of(bound []rulings.Ruling, most int) []rulings.Ruling {
	type weighed struct {
		rulings.Ruling
		weight int
	}
	var all []weighed
	sharp := c.sharpened(bound)
	for _, r := range bound {
		if n := sharp.weigh(r); n > 0 {
			all = append(all, weighed{r, n})
		}
	}
	slices.SortStableFunc(all, func(a, b weighed) int { return b.weight - a.weight })
	var out []rulings.Ruling
	for _, w := range all[:min(most, len(all))] {
		out = append(out, w.Ruling)
	}
	return out
}

// sharpened gives a word the more weight the fewer rulings contain it: a quarter of them speak of 情报.
func (c Clues) sharpened(all []rulings.Ruling) Clues {
	c.words = maps.Clone(c.words)
	for word, weight := range c.words {
		n := 1
		for _, r := range all {
			if strings.Contains(r.Title, word) || strings.Contains(r.ZH, word) {
				n++
			}
		}
		c.words[word] = weight * bits.Len(uint(len(all)/n))
	}
	return c
}

func (c Clues) weigh(r rulings.Ruling) int {
	n := c.prefixes[r.Prefix()] * 3
	for span, weight := range c.spans {
		if rulings.Within(r.ID, span) {
			n = max(n, weight*3)
		}
	}
	// A ruling of a character that has no part in it, or of an official example, only repeats a general one.
	if n == 0 && (r.Chapter == "stealth" || r.Chapter == "open" || strings.HasPrefix(r.ID, "EX")) {
		return 0
	}
	for word, weight := range c.words {
		if r.Title == word {
			n += weight * 4
		}
		if strings.Contains(r.Title, word) {
			n += weight * 2
		}
		if strings.Contains(r.ZH, word) {
			n += weight
		}
	}
	return n
}
