package steps

import (
	"os"
	"reflect"
	"testing"

	"fengsheng/steps/report"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
)

// The scenarios of testdata say every sentence at least once.
func TestEverySentenceWorks(t *testing.T) {
	for _, r := range run(t, os.DirFS("testdata"), []string{"vocabulary.feature", "traditional.feature"}) {
		if r.Outcome != report.Pass {
			t.Errorf("%s: %s: %s\n%s", r.ID, r.Outcome, r.Message.Zh, r.Diff)
		}
	}
}

func TestEverySentenceIsUsedInTestdata(t *testing.T) {
	cases, err := suite.Load(os.DirFS("testdata"), "vocabulary.feature")
	if err != nil {
		t.Fatal(err)
	}
	unsaid(t, cases)
}

// unsaid complains of the sentences that no case says.
func unsaid(t *testing.T, cases []suite.Case) {
	t.Helper()
	said := map[reflect.Type]bool{}
	for _, c := range cases {
		for _, st := range c.Steps {
			note(reflect.ValueOf(Read(c, st)), said)
		}
	}
	for _, s := range tongue.All().Sentences() {
		if !said[s.Type()] {
			t.Errorf("no scenario says %s; a sentence that nobody needs should go", s.Example("zh-CN"))
		}
	}
}

// note notes the types of a value and of what is in it: what follows 不能 is a sentence of its own.
func note(v reflect.Value, said map[reflect.Type]bool) {
	switch v.Kind() {
	case reflect.Interface:
		note(v.Elem(), said)
	case reflect.Struct:
		said[v.Type()] = true
		for i := range v.NumField() {
			note(v.Field(i), said)
		}
	}
}
