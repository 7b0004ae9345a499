package noun

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/grammar"
)

// Name is something with a name.
type Name struct {
	// Value is how the protocol calls it.
	Value string
	// Zh and En are its names in simplified Chinese and in English.
	Zh, En string
	// Also are other names that authors use, in either language.
	Also []string
}

// In is the name in a language.
func (n Name) In(l grammar.Language) string {
	switch l {
	case grammar.En:
		return n.En
	case grammar.Hant:
		return grammar.Traditional(n.Zh)
	}
	return n.Zh
}

// Names are all things of a kind.
type Names []Name

// Of is the name of a value in a language, or "" if there is none.
func (all Names) Of(l grammar.Language, value string) string {
	for _, n := range all {
		if n.Value == value {
			return n.In(l)
		}
	}
	return ""
}

// spellings are all ways of writing a name that are read in a language.
func (n Name) spellings(l grammar.Language) []string {
	out := []string{n.Zh}
	if l == grammar.En {
		out = []string{n.En, strings.ToLower(n.En), n.Zh}
	}
	for _, a := range n.Also {
		if (a[0] < 0x80) == (l == grammar.En) {
			out = append(out, a)
		}
	}
	return slices.Compact(out)
}

// Value is what a name in a language stands for.
func (all Names) Value(l grammar.Language, name string) (string, bool) {
	for _, n := range all {
		if slices.Contains(n.spellings(l.Declared()), name) {
			return n.Value, true
		}
	}
	return "", false
}

// pattern matches the names, the longer ones first.
func (all Names) pattern(l grammar.Language) string {
	var words []string
	for _, n := range all {
		for _, s := range n.spellings(l.Declared()) {
			if s != "" {
				words = append(words, regexp.QuoteMeta(s))
			}
		}
	}
	slices.SortStableFunc(words, func(a, b string) int { return cmp.Compare(len(b), len(a)) })
	return "(?:" + strings.Join(words, "|") + ")"
}

// Nearest are the names most like a word, at most three and only those that are like it at all.
func (all Names) Nearest(l grammar.Language, word string) []string {
	type near struct {
		name string
		far  int
	}
	var some []near
	for _, n := range all {
		for _, s := range n.spellings(l.Declared())[:1] {
			far := levenshtein.ComputeDistance(strings.ToLower(s), strings.ToLower(word))
			if far < max(len([]rune(s)), len([]rune(word))) && far <= 1+len([]rune(s))/2 {
				some = append(some, near{n.In(l), far})
			}
		}
	}
	slices.SortStableFunc(some, func(a, b near) int { return cmp.Compare(a.far, b.far) })
	var out []string
	for _, n := range some[:min(3, len(some))] {
		out = append(out, n.name)
	}
	return out
}

// unknown is the error of a word that is none of the names.
func (all Names) unknown(l grammar.Language, word string, what say.Text) error {
	near := all.Nearest(l, word)
	if len(near) == 0 && len(all) <= 12 {
		for _, n := range all {
			near = append(near, n.In(l))
		}
	}
	return say.Problemf("没有叫“%[1]s”的%[2]s", "there is no %[3]s %[1]q", word, what.Zh, what.En).Near(near)
}
