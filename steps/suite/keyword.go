package suite

import (
	"slices"
	"strings"

	gherkin "github.com/cucumber/gherkin/go/v42"
)

// written are the languages in which scenarios are written.
var written = []string{"zh-CN", "zh-TW", "en"}

// headings and steps are the kinds of keywords, as gherkin calls them: those with a colon, and those of steps.
var (
	headings = []string{"feature", "rule", "background", "scenario", "scenarioOutline", "examples"}
	steps    = []string{"given", "when", "then", "and", "but"}
)

// keywords are the keywords of some kinds in a language, the longest first.
func keywords(language string, kinds []string) []string {
	d := gherkin.DialectsBuiltin().GetDialect(language)
	if d == nil {
		return nil
	}
	var out []string
	for _, kind := range kinds {
		for _, k := range d.Keywords[kind] {
			if k = strings.TrimSpace(k); k != "*" {
				out = append(out, k)
			}
		}
	}
	slices.SortFunc(out, func(a, b string) int { return len(b) - len(a) })
	return slices.Compact(out)
}

// heading is the keyword that a line begins with as a heading does, with a colon of whatever width, and the languages that
// have it.
func heading(line string) (keyword string, languages []string) {
	return keywordOf(line, headings, func(rest string) bool {
		rest = strings.TrimSpace(rest)
		return strings.HasPrefix(rest, ":") || strings.HasPrefix(rest, "：")
	})
}

// stepWord is the keyword that a line begins with as a step does, and the languages that have it.
func stepWord(line string) (keyword string, languages []string) {
	return keywordOf(line, steps, func(rest string) bool { return rest != strings.TrimLeft(rest, " 　\t") })
}

func keywordOf(line string, kinds []string, goesOn func(rest string) bool) (keyword string, languages []string) {
	line = strings.TrimLeft(line, " 　\t")
	for _, l := range written {
		for _, k := range keywords(l, kinds) {
			if rest, ok := strings.CutPrefix(line, k); ok && goesOn(rest) {
				if len(k) > len(keyword) {
					keyword, languages = k, nil
				}
				if k == keyword {
					languages = append(languages, l)
				}
				break
			}
		}
	}
	return keyword, languages
}
