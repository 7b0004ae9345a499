package steps

import (
	"os"
	"strings"
	"testing"

	"fengsheng/features"
	"fengsheng/features/rulings"
	"fengsheng/steps/lint"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// A scenario whose Then-steps hold before anything has happened proves nothing.
func TestEveryScenarioNeedsItsWhenSteps(t *testing.T) {
	cases := builtinCases(t)
	result, err := suite.Run(t.Context(), suite.WithoutWhen(suite.Expand(cases, "")), suite.Options{Bind: Bind})
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Records) < len(cases)/2 {
		t.Fatalf("only %d of %d cases have a When-step", len(result.Records), len(cases))
	}
	for _, r := range result.Records {
		if r.Outcome == report.Pass {
			t.Errorf("%s:%d %s holds without its When-steps", r.File, r.Line, r.ID)
		}
	}
}

func TestEveryPhraseIsUsedByAScenario(t *testing.T) {
	used := map[string]bool{}
	told, err := suite.Load(os.DirFS("story/testdata"))
	if err != nil {
		t.Fatal(err)
	}
	// What the fuzzer finds is told in phrases that the suite itself may not need.
	for _, c := range append(builtinCases(t), told...) {
		for _, s := range c.Steps {
			for _, p := range Vocabulary() {
				text := simplify(strings.TrimSpace(s.Text))
				// 不能 is followed by what is otherwise a phrase of its own.
				if p.match(text) != nil || p.match(strings.Replace(text, "不能", "", 1)) != nil {
					used[p.Pattern] = true
				}
			}
		}
	}
	for _, p := range Vocabulary() {
		if !used[p.Pattern] {
			t.Errorf("no scenario uses %q; a phrase that nobody needs should go", p.Example)
		}
	}
}

func TestFeaturesAreWellFormed(t *testing.T) {
	catalogue, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	found, err := lint.Features(features.FS(), catalogue)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range found {
		t.Error(f.In("en"))
	}
}

func builtinCases(t *testing.T) []suite.Case {
	t.Helper()
	paths, err := features.Paths(features.FS())
	if err != nil {
		t.Fatal(err)
	}
	cases, err := suite.Load(features.FS(), paths...)
	if err != nil {
		t.Fatal(err)
	}
	return cases
}
