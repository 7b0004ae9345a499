package suite

import (
	"fmt"
	"path"
	"strconv"
	"strings"

	"fengsheng/steps/report"
)

// mostMatches is how many cases one entry may cover unless it says max=.
const mostMatches = 20

// FindingPrefix begins the patterns that are about findings of random play and not about cases.
const FindingPrefix = "fuzz/"

// Known is one entry of a known-failures file: what the cases that it covers are expected to do instead of passing.
type Known struct {
	// Pattern is the id of one case, a glob over ids and rulings as for [Select], or a glob over the signatures of
	// findings behind FindingPrefix.
	Pattern string
	// Outcome is fail, crash, timeout or protocol. A wontfix entry expects a failure and means to keep it.
	Outcome report.Outcome
	WontFix bool
	// Skip leaves the cases out. It needs a Reason and an Issue.
	Skip bool
	// Signature, where given, must be that of the failure.
	Signature     string
	Reason, Issue string
	// Until is the last day on which the entry holds, as 2027-01-31; "" for no end.
	Until string
	// max is how many cases it may cover, 0 for mostMatches.
	max, line int
	file      string
}

// Finding says whether the entry is about findings of random play.
func (k Known) Finding() bool { return strings.HasPrefix(k.Pattern, FindingPrefix) }

// Expired says whether the entry no longer holds on a day, given as 2027-02-01; "" stands for no day at all.
func (k Known) Expired(today string) bool { return k.Until != "" && today > k.Until }

// At is the entry's place, file:line.
func (k Known) At() string { return fmt.Sprintf("%s:%d", k.file, k.line) }

// String is the entry's line in the file.
func (k Known) String() string {
	words := []string{k.Pattern, k.word()}
	for _, f := range [...]struct{ key, value string }{
		{"sig", k.Signature}, {"reason", k.Reason}, {"issue", k.Issue}, {"until", k.Until},
	} {
		if f.value != "" {
			words = append(words, f.key+"="+quoteValue(f.value))
		}
	}
	if k.max > 0 {
		words = append(words, "max="+strconv.Itoa(k.max))
	}
	return strings.Join(words, "  ")
}

// word is the second column.
func (k Known) word() string {
	switch {
	case k.Skip:
		return "skip"
	case k.WontFix:
		return "wontfix"
	}
	return string(k.Outcome)
}

// quoteValue quotes what would not come back as it is.
func quoteValue(v string) string {
	if v == strings.Join(strings.Fields(v), "") && !strings.HasPrefix(v, `"`) {
		return v
	}
	return strconv.Quote(v)
}

func (k Known) most() int {
	if k.max > 0 {
		return k.max
	}
	return mostMatches
}

// expectation is what the entry makes of a case.
func (k Known) expectation() report.Expectation {
	return report.Expectation{Outcome: k.Outcome, Signature: k.Signature, WontFix: k.WontFix, Issue: k.Issue, Reason: k.Reason}
}

// MatchFinding finds the entry about a finding of random play by its signature. An entry that has expired on the day
// today excuses nothing.
func MatchFinding(known []Known, signature, today string) (Known, bool) {
	for _, k := range known {
		if pattern, ok := strings.CutPrefix(k.Pattern, FindingPrefix); ok && !k.Expired(today) && globbed(pattern, signature) {
			return k, true
		}
	}
	return Known{}, false
}

// exactly is a pattern that matches one id and nothing else, whatever is in the id.
func exactly(id string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(id)
}

// covers says whether a pattern covers a case. One that is the id of a planned case stands for that case alone, so
// that an entry for each of several profiles or rows is possible; any other is a glob as for [Select].
func covers(pattern string, c Case, planned map[string]bool) bool {
	if planned[pattern] {
		return pattern == c.ID
	}
	return globMatches(pattern, c)
}

func badGlob(pattern string) bool {
	_, err := path.Match(pattern, "")
	return err != nil
}
