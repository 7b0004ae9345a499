package steps

import (
	"testing"
	"testing/fstest"

	"fengsheng/features"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/translate"
)

// The suite in another language is the same suite: as many cases, of the same ids, and all of them pass.
func TestTheSuiteHoldsInEveryLanguage(t *testing.T) {
	paths, err := features.Paths(features.FS())
	if err != nil {
		t.Fatal(err)
	}
	want := suite.Expand(builtinCases(t), "")
	for _, l := range []grammar.Language{grammar.En, grammar.Hant} {
		translated := fstest.MapFS{}
		for _, c := range builtinCases(t) {
			if translated[c.File] != nil {
				continue
			}
			content, err := features.FS().Open(c.File)
			if err != nil {
				t.Fatal(err)
			}
			info, _ := content.Stat()
			text := make([]byte, info.Size())
			if _, err := content.Read(text); err != nil {
				t.Fatal(err)
			}
			out, err := translate.Feature(c.File, text, l)
			if err != nil {
				t.Fatal(err)
			}
			translated[c.File] = &fstest.MapFile{Data: out}
		}
		cases, err := suite.Load(translated, paths...)
		if err != nil {
			t.Fatal(err)
		}
		plan := suite.Expand(cases, "")
		ids := map[string]bool{}
		for _, c := range plan {
			ids[c.ID] = true
		}
		for _, c := range want {
			if !ids[c.ID] {
				t.Errorf("%s: %s is lost", l, c.ID)
			}
		}
		if len(plan) != len(want) {
			t.Errorf("%s: %d cases, want %d", l, len(plan), len(want))
		}
		result, err := suite.Run(t.Context(), plan, suite.Options{Bind: Bind})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range result.Records {
			if r.Outcome != report.Pass {
				t.Errorf("%s: %s: %s: %s", l, r.ID, r.Outcome, r.Message.In(l.Locale()))
			}
		}
		t.Logf("%s: %s", l, result.Footer.Summary.In(l.Locale()))
	}
}
