package suite

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"fengsheng/steps/report"
)

// expectHeader begins a known-failures file.
const expectHeader = "# fengsheng-expect 1"

// mostMatches is how many cases one entry may cover unless it says max=.
const mostMatches = 20

// Known is one entry of a known-failures file: what the cases that it matches are expected to do instead of passing.
type Known struct {
	Pattern string
	// Outcome is fail, crash, timeout or protocol. A wontfix entry expects a failure and means to keep it.
	Outcome report.Outcome
	WontFix bool
	Skip    bool
	// Signature, where given, must be that of the failure.
	Signature            string
	Reason, Issue, Until string
	max, line            int
	file                 string
}

// ReadKnown reads a known-failures file. Every fault is named with its line and the way out.
func ReadKnown(file string, text []byte) ([]Known, error) {
	lines := strings.Split(string(text), "\n")
	if !strings.HasPrefix(lines[0], expectHeader) {
		return nil, report.Problemf("%s:1：第一行应为“%s …”", "%s:1: the first line should be %q", file, expectHeader)
	}
	var all []Known
	for i, line := range lines[1:] {
		if line = strings.TrimSpace(line); line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		k, err := readEntry(file, i+2, line)
		if err != nil {
			return nil, err
		}
		if at := slices.IndexFunc(all, func(o Known) bool { return o.Pattern == k.Pattern }); at >= 0 {
			return nil, report.Problemf("%s:%d：%s 在第 %d 行已经写过", "%s:%d: %s stands already in line %d", file, k.line, k.Pattern, all[at].line)
		}
		all = append(all, k)
	}
	return all, nil
}

func readEntry(file string, n int, line string) (Known, error) {
	words := strings.Fields(line)
	k := Known{Pattern: words[0], file: file, line: n, max: mostMatches}
	if len(words) < 2 {
		return k, report.Problemf("%s:%d：应为“模式 fail|crash|timeout|protocol|wontfix|skip …”", "%s:%d: expected PATTERN fail|crash|timeout|protocol|wontfix|skip …", file, n)
	}
	if _, err := path.Match(k.Pattern, ""); err != nil {
		return k, report.Problemf("%s:%d：模式 %s 写坏了", "%s:%d: malformed pattern %s", file, n, k.Pattern)
	}
	switch words[1] {
	case "fail", "crash", "timeout", "protocol":
		k.Outcome = report.Outcome(words[1])
	case "wontfix":
		k.Outcome, k.WontFix = report.Fail, true
	case "skip":
		k.Skip = true
	default:
		return k, report.Problemf("%s:%d：“%s”不是 fail、crash、timeout、protocol、wontfix 或 skip", "%s:%d: %q is not fail, crash, timeout, protocol, wontfix or skip", file, n, words[1])
	}
	for _, w := range words[2:] {
		if err := k.set(w); err != nil {
			return k, err
		}
	}
	if k.Skip && (k.Reason == "" || k.Issue == "") {
		return k, report.Problemf("%s:%d：skip 要写明 reason= 和 issue=", "%s:%d: a skip needs reason= and issue=", file, n)
	}
	return k, nil
}

func (k *Known) set(word string) error {
	key, value, _ := strings.Cut(word, "=")
	switch key {
	case "sig":
		k.Signature = value
	case "reason":
		k.Reason = value
	case "issue":
		k.Issue = value
	case "until":
		k.Until = value
	case "max":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 {
			return report.Problemf("%s:%d：max= 后面应是正整数", "%s:%d: max= takes a positive number", k.file, k.line)
		}
		k.max = n
	default:
		return report.Problemf("%s:%d：不认识“%s”；可写 sig=、reason=、issue=、until=、max=", "%s:%d: unknown %q; there are sig=, reason=, issue=, until=, max=", k.file, k.line, word)
	}
	return nil
}

// Expect gives the cases of a plan the outcomes that a known-failures file expects. Skipped cases leave the plan and
// are returned apart. An entry that matches nothing, matches too much, or overlaps another is an error.
func Expect(plan []Case, known []Known) (rest, skipped []Case, err error) {
	hits := make([]int, len(known))
	for _, c := range plan {
		at := -1
		for i, k := range known {
			if !globMatches(k.Pattern, c) {
				continue
			}
			hits[i]++
			if at >= 0 {
				return nil, nil, report.Problemf("%s：%s 与 %s 都匹配 %s", "%s: both %s and %s match %s", k.file, known[at].Pattern, k.Pattern, c.ID)
			}
			at = i
		}
		switch {
		case at < 0:
			rest = append(rest, c)
		case known[at].Skip:
			skipped = append(skipped, c)
		default:
			c.expect = report.Expectation{Outcome: known[at].Outcome, Signature: known[at].Signature}
			rest = append(rest, c)
		}
	}
	for i, k := range known {
		switch {
		case hits[i] == 0:
			return nil, nil, report.Problemf("%s:%d：%s 没有匹配任何用例；请删去", "%s:%d: %s matches no case; remove it", k.file, k.line, k.Pattern)
		case hits[i] > k.max:
			return nil, nil, report.Problemf("%s:%d：%s 匹配了 %d 个用例，最多 %d 个；请写 max=", "%s:%d: %s matches %d cases, at most %d; say max=", k.file, k.line, k.Pattern, hits[i], k.max)
		}
	}
	return rest, skipped, nil
}
