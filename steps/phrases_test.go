package steps

import (
	"os"
	"strings"
	"testing"

	"fengsheng/steps/report"
)

// The scenarios of testdata say every phrase at least once.
func TestEveryPhraseWorks(t *testing.T) {
	for _, r := range run(t, os.DirFS("testdata"), []string{"vocabulary.feature", "traditional.feature"}) {
		if r.Outcome != report.Pass {
			t.Errorf("%s: %s: %s\n%s", r.ID, r.Outcome, r.Message.Zh, r.Diff)
		}
	}
}

func TestEveryPhraseIsUsedInTestdata(t *testing.T) {
	text, err := os.ReadFile("testdata/vocabulary.feature")
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range Vocabulary() {
		used := false
		for _, line := range strings.Split(string(text), "\n") {
			line = strings.TrimSpace(line)
			for _, keyword := range []string{"假如", "当", "那么", "而且", "但是"} {
				if step, ok := strings.CutPrefix(line, keyword+" "); ok && p.match(step) != nil {
					used = true
				}
			}
		}
		if !used {
			t.Errorf("no scenario says %s", p.Example)
		}
	}
}
