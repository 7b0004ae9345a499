package native

import (
	"fmt"
	"strings"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// known is suite.ReadKnown, or a wrong one.
type known func(file string, text []byte) ([]suite.Known, error)

// Expect is the reader of known-failures files: it names the line of what it
// refuses, and what it reads says the same when it is written out and read again.
func Expect() Target { return expectWith(suite.ReadKnown) }

// expectWith is Expect with another reader.
func expectWith(read known) Target {
	plan, broken := samplePlan()
	return asItIs("Expect", "txt", func(input []byte) error {
		if broken != nil {
			return broken
		}
		all, err := read("known.txt", input)
		if err != nil {
			return located(err, len(strings.Split(string(input), "\n")))
		}
		if _, err := suite.Expect(plan, all, "2027-01-31"); err != nil {
			if err := legible(err); err != nil {
				return err
			}
		}
		if err := kept(input); err != nil {
			return err
		}
		return said(read, all)
	})
}

// located is an error unless a refusal begins with the file and one of its
// lines.
func located(refusal error, lines int) error {
	n := 0
	if _, err := fmt.Sscanf(refusal.Error(), "known.txt:%d", &n); err != nil || n < 1 || n > lines {
		return fmt.Errorf("the refusal names no line of the file: %.200q", refusal)
	}
	return legible(refusal)
}

// said writes entries out and reads them again.
func said(read known, all []suite.Known) error {
	var text strings.Builder
	text.WriteString("# fengsheng-expect 1\n")
	for _, k := range all {
		text.WriteString(k.String() + "\n")
	}
	again, err := read("known.txt", []byte(text.String()))
	if err != nil {
		return fmt.Errorf("what was read is refused when it is written out: %w\n%s", err, text.String())
	}
	if d := cmp.Diff(lines(all), lines(again)); d != "" {
		return fmt.Errorf("written out and read again it says something else:\n%s", d)
	}
	return nil
}

// lines is what entries say, wherever they stand.
func lines(all []suite.Known) (out []string) {
	for _, k := range all {
		out = append(out, k.String())
	}
	return out
}

// kept is whether a file that nobody changes stays as it was.
func kept(input []byte) error {
	f, err := suite.ParseKnown("known.txt", input)
	if err != nil {
		return nil
	}
	if d := cmp.Diff(strings.TrimSuffix(string(input), "\n"), strings.TrimSuffix(f.String(), "\n")); d != "" {
		return fmt.Errorf("the file changed without being amended:\n%s", d)
	}
	return nil
}

// samplePlan is a small plan for the entries to match.
func samplePlan() ([]suite.Case, error) {
	const text = "功能: 试\n  @TX-001\n  场景: 甲\n    那么 好\n  @TX-002/乙\n  场景: 乙\n    那么 好\n"
	cases, err := suite.Load(fstest.MapFS{"turn/a.feature": {Data: []byte(text)}})
	if err != nil {
		return nil, say.Problemf("样本用例读不了：%v", "the sample cases cannot be read: %v", err).Because(err)
	}
	return suite.Expand(cases, ""), nil
}
