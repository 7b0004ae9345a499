package suite

import (
	"strings"

	"github.com/google/go-cmp/cmp"
)

// diffContext is how many lines that are the same are shown on either side of one that is not.
const diffContext = 2

// Diff sets two texts against each other, a fact a line: `- ` was wanted, `+ ` was got, two spaces are common, in the
// order of what was got. Where the facts are the same, their order is what differs. Long stretches of common lines are
// cut to their ends. Whole lines are compared because byte-wise diffs cut Chinese characters in pieces.
func Diff(want, got string) string {
	a, b := lines(want), lines(got)
	odd := compare(a, b)
	if len(odd) == 0 {
		return clip(byPlace(a, b))
	}
	var out []string
	for i := range max(len(a), len(b)) {
		if i < len(a) && odd[a[i]] > 0 {
			odd[a[i]]--
			out = append(out, "- "+a[i])
		}
		switch {
		case i >= len(b):
		case odd[b[i]] < 0:
			odd[b[i]]++
			out = append(out, "+ "+b[i])
		default:
			out = append(out, "  "+b[i])
		}
	}
	return clip(out)
}

func byPlace(a, b []string) []string {
	var out []string
	for i := range a {
		if a[i] == b[i] {
			out = append(out, "  "+a[i])
			continue
		}
		out = append(out, "- "+a[i], "+ "+b[i])
	}
	return out
}

// compare says of each line how often more it was wanted than got. The lines are given to cmp as counts and not as
// lists: how cmp aligns two lists depends on the second in which the program was started, and a report must not.
func compare(want, got []string) oddities {
	odd := &collector{odd: oddities{}}
	cmp.Equal(counts(want), counts(got), cmp.Reporter(odd))
	return odd.odd
}

// oddities are lines with how often they are missing or, below zero, too many.
type oddities map[string]int

func counts(lines []string) map[string]int {
	n := map[string]int{}
	for _, line := range lines {
		n[line]++
	}
	return n
}

// collector is told by cmp, step by step, what it compares and what came of it.
type collector struct {
	path cmp.Path
	odd  oddities
}

// PushStep follows cmp into a value.
func (c *collector) PushStep(step cmp.PathStep) { c.path = append(c.path, step) }

// PopStep follows it out again.
func (c *collector) PopStep() { c.path = c.path[:len(c.path)-1] }

// Report notes a line whose counts differ; one that only one side has is invalid on the other.
func (c *collector) Report(r cmp.Result) {
	at, ok := c.path.Last().(cmp.MapIndex)
	if r.Equal() || !ok {
		return
	}
	n := 0
	want, got := at.Values()
	if want.IsValid() {
		n += int(want.Int())
	}
	if got.IsValid() {
		n -= int(got.Int())
	}
	c.odd[at.Key().String()] = n
}

// clip leaves of long stretches of common lines only what lies next to a difference.
func clip(all []string) string {
	near := make([]bool, len(all))
	for i, line := range all {
		if strings.HasPrefix(line, "  ") {
			continue
		}
		for n := max(0, i-diffContext); n <= min(len(all)-1, i+diffContext); n++ {
			near[n] = true
		}
	}
	var out strings.Builder
	for i, line := range all {
		switch {
		case near[i]:
			out.WriteString(line + "\n")
		case i == 0 || near[i-1]:
			out.WriteString("  …\n")
		}
	}
	return out.String()
}

func lines(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(strings.TrimRight(s, "\n"), "\n")
}
