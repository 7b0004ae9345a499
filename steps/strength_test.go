package steps

import (
	"os"
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

func TestEverySentenceIsUsedByAScenario(t *testing.T) {
	// What the fuzzer finds is told in sentences that the suite itself may not need.
	told, err := suite.Load(os.DirFS("story/testdata"))
	if err != nil {
		t.Fatal(err)
	}
	unsaid(t, append(builtinCases(t), told...))
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
