package suite

import (
	"fengsheng/steps/say"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// unmatched is the error for a pattern that matches nothing.
func unmatched(pattern string, cases []Case) error {
	return say.Problemf("模式“%s”没有匹配任何用例", "suite: pattern %q matches no case", pattern).
		Near(Near(pattern, names(pattern, cases)))
}

// names is what a pattern of its kind could have meant.
func names(pattern string, cases []Case) []string {
	var all []string
	for _, c := range cases {
		switch {
		case isTagExpression(pattern):
			all = append(all, c.Tags...)
		case strings.Contains(pattern, "/"):
			all = append(all, c.ID)
		default:
			all = append(all, c.Rulings...)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Near gives at most three of the candidates that are close enough to a word to have been meant, nearest first.
func Near(word string, candidates []string) []string {
	type scored struct {
		name     string
		distance int
	}
	var close []scored
	limit := max(2, len([]rune(word))/2)
	for _, c := range candidates {
		if d := levenshtein.ComputeDistance(word, c); d <= limit {
			close = append(close, scored{c, d})
		}
	}
	slices.SortStableFunc(close, func(a, b scored) int { return a.distance - b.distance })
	var best []string
	for _, s := range close[:min(3, len(close))] {
		best = append(best, s.name)
	}
	return best
}
