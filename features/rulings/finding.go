package rulings

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Finding is one complaint about a catalogue or a suite, at the place where it can be mended.
type Finding struct {
	File string // slash-separated, below features/
	Line int    // counted from 1; 0 when the whole file is meant
	Rule string // stable name of what was broken, for filters
	ZH   string
	EN   string
}

// String gives the finding in English, in the form that editors turn into a link.
func (f Finding) String() string { return f.In("en") }

// In gives the finding in the locale zh or, for every other one, in English.
func (f Finding) In(locale string) string {
	text := f.EN
	if locale == "zh" {
		text = f.ZH
	}
	if f.Line == 0 {
		return fmt.Sprintf("%s: %s [%s]", f.File, text, f.Rule)
	}
	return fmt.Sprintf("%s:%d: %s [%s]", f.File, f.Line, text, f.Rule)
}

// SortFindings puts findings into reading order: by file, then line, then rule, then text.
func SortFindings(findings []Finding) {
	slices.SortFunc(findings, func(a, b Finding) int {
		return cmp.Or(
			cmp.Compare(a.File, b.File),
			cmp.Compare(a.Line, b.Line),
			cmp.Compare(a.Rule, b.Rule),
			cmp.Compare(a.EN, b.EN),
		)
	})
}

// Faults is the error of a catalogue that cannot be used: everything wrong with it at once, in reading order.
type Faults []Finding

func (f Faults) Error() string { return f.In("en") }

// In gives the error in the locale zh or en, one fault a line.
func (f Faults) In(locale string) string {
	lines := make([]string, len(f))
	for i, fault := range f {
		lines[i] = "rulings: " + fault.In(locale)
	}
	return strings.Join(lines, "\n")
}
