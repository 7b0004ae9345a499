package tongue

import (
	"reflect"
	"testing"

	"fengsheng/steps/tongue/grammar"
)

func TestExamplesReadBackInEveryLanguage(t *testing.T) {
	for _, s := range All().Sentences() {
		for _, l := range grammar.Languages() {
			text := s.Example(l)
			r, err := All().Read(l, s.Keyword, text)
			if err != nil {
				t.Errorf("%s %s: %v", s.Name(), l, err)
				continue
			}
			if back := r.Sentence.Write(l, r.Value); back != text {
				t.Errorf("%s %s: %q is written %q", s.Name(), l, text, back)
			}
			first, _ := All().Read(grammar.Zh, s.Keyword, s.Example(grammar.Zh))
			if !reflect.DeepEqual(r.Value, first.Value) {
				t.Errorf("%s: %q reads %+v, not %+v", s.Name(), text, r.Value, first.Value)
			}
		}
	}
}
