package tongue_test

import (
	"reflect"
	"testing"

	"fengsheng/features"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
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

// A step of the suite means the same in every language, and what it means is written as it is read.
func TestEveryStepOfTheSuiteIsReadAndWrittenInEveryLanguage(t *testing.T) {
	x := tongue.All()
	keywords := map[suite.Kind]grammar.Keyword{suite.Context: grammar.Given, suite.Action: grammar.When, suite.Outcome: grammar.Then}
	seen := map[string]bool{}
	for _, c := range builtin(t) {
		for _, s := range c.Steps {
			k := keywords[s.Kind]
			key := string(s.Kind) + s.Text
			if seen[key] {
				continue
			}
			seen[key] = true
			r, err := x.Read(grammar.Zh, k, s.Text)
			if err != nil {
				t.Errorf("%s:%d %v", c.File, s.Line, err)
				continue
			}
			for _, l := range grammar.Languages() {
				text := x.Write(l, r.Value)
				back, err := x.Read(l, k, text)
				if err != nil || !reflect.DeepEqual(back.Value, r.Value) {
					t.Errorf("%s: %s is written %q, which reads %+v, not %+v: %v", l, s.Text, text, back.Value, r.Value, err)
				}
				if len(seen)%97 == 0 {
					t.Log(text)
				}
			}
		}
	}
	t.Logf("%d different steps", len(seen))
}
