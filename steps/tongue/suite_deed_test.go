package tongue_test

import (
	"reflect"
	"testing"

	"fengsheng/features"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/grammar"
)

func builtin(t *testing.T) []suite.Case {
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

func TestEveryDeedOfTheSuiteIsReadAndWrittenInEveryLanguage(t *testing.T) {
	x := tongue.NewLexicon(deed.Sentences()...)
	seen := map[string]bool{}
	for _, c := range builtin(t) {
		for _, s := range c.Steps {
			if s.Kind != suite.Action || seen[s.Text] {
				continue
			}
			seen[s.Text] = true
			r, err := x.Read(grammar.Zh, grammar.When, s.Text)
			if err != nil {
				t.Errorf("%s:%d %v", c.File, s.Line, err)
				continue
			}
			for _, l := range grammar.Languages() {
				text := x.Write(l, r.Value)
				back, err := x.Read(l, grammar.When, text)
				if err != nil || !reflect.DeepEqual(back.Value, r.Value) {
					t.Errorf("%s: %s is written %q, which reads %+v: %v", l, s.Text, text, back.Value, err)
				}
				if len(seen)%97 == 0 {
					t.Log(text)
				}
			}
		}
	}
	t.Logf("%d different deeds", len(seen))
}
