package suite

import (
	"path"
	"slices"
	"strings"

	"fengsheng/features/rulings"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Case is one scenario, or one row of an outline.
type Case struct {
	// ID is `RULING/variant` with the outline's row and, on a profile other than standard, `@profile`.
	ID string
	// Name, Feature and Rule are the headings of 场景, 功能 and 规则.
	Name, Feature, Rule string
	// Chapter is the first folder of the file below the features.
	Chapter string
	// File and Line are the place of the scenario's heading, or of its row.
	File string
	Line int
	// Tags are all tags that hold for the case, with their @.
	Tags []string
	// Rulings are the rulings it proves, the first being its own.
	Rulings []string
	// Profiles are those it binds; Profile is the one of this planned run, empty before [Expand].
	Profiles []string
	Profile  string
	// Readings are those in force that are not the usual ones and that the reference plays: a letter by its ruling.
	Readings map[string]string
	Steps    []Step
	// Language is that of its file, as Gherkin names it: zh-CN, zh-TW or en.
	Language string

	source *source
	span   span
	// expect is what a known-failures file expects; empty for a pass.
	expect report.Expectation
	// skip is why such a file leaves the case out; empty where it does not.
	skip say.Text
	// readings are the letters under which the case holds, by ruling; see Depends.
	readings map[string][]string
	other    say.Text
}

// Skip is why a known-failures file leaves the case out; empty where it does not.
func (c Case) Skip() say.Text { return c.skip }

// Step is a line of a scenario, background included, with the values of its row.
type Step struct {
	Keyword, Text string
	Line          int
	// Kind is under which keyword it stands, 而且 being what came before it.
	Kind Kind
	// Table is the step's table or quoted text, a row or line each.
	Table []string
}

// Kind is what a step is for.
type Kind string

// The kinds of steps.
const (
	Context Kind = "context" // 假如
	Action  Kind = "action"  // 当
	Outcome Kind = "outcome" // 那么
)

// idOf makes a case id of the scenario's own tags; ok is false where none names a ruling.
func idOf(tags []string) (id string, ok bool) {
	for _, tag := range tags {
		if ruling, variant, ok := rulings.SplitTag(tag); ok {
			return ruling + "/" + variant, true
		}
	}
	return "", false
}

// rulingsOf lists the rulings among tags, each once, in their order.
func rulingsOf(tags []string) []string {
	var ids []string
	for _, tag := range tags {
		if ruling, _, ok := rulings.SplitTag(tag); ok && !slices.Contains(ids, ruling) {
			ids = append(ids, ruling)
		}
	}
	return ids
}

// profilesOf takes the profiles from the innermost level that names any: what a scenario says of itself is more
// specific than what its file says of all.
func profilesOf(levels ...[]string) []string {
	for _, tags := range slices.Backward(levels) {
		var named []string
		for _, p := range rulings.Profiles() {
			if slices.Contains(tags, "@"+p) {
				named = append(named, p)
			}
		}
		if len(named) > 0 {
			return named
		}
	}
	return []string{rulings.Standard}
}

// chapterOf is the first folder below a folder named features. Where there is none, it is the first folder of all or, for
// a file from elsewhere, the folder it lies in; a file in no folder is a chapter of its own.
func chapterOf(file string) string {
	dirs := strings.Split(path.Dir(path.Clean(file)), "/")
	if i := lastIndex(dirs, "features"); i >= 0 {
		dirs = dirs[i+1:]
	}
	switch {
	case len(dirs) == 0 || dirs[0] == ".":
		return strings.TrimSuffix(path.Base(file), path.Ext(file))
	case dirs[0] == "" || dirs[0] == "..":
		return dirs[len(dirs)-1]
	}
	return dirs[0]
}

func lastIndex(all []string, s string) int {
	for i, each := range slices.Backward(all) {
		if each == s {
			return i
		}
	}
	return -1
}

// RowPart makes an outline's first cell fit for an id.
func RowPart(cell string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(" \t/@*?[]", r) {
			return '-'
		}
		return r
	}, cell)
}
