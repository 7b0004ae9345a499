package words_test

import (
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/words"
)

func TestNoWordStandsTwice(t *testing.T) {
	for name, table := range map[string]words.Table{"phases": words.Phases(), "options": words.Options(),
		"claims": words.Claims(), "choices": words.Choices(), "news": words.News()} {
		seen := map[string]bool{}
		for _, p := range table {
			if p[0] == "" || p[1] == "" || seen[p[0]] || seen["zh "+p[1]] {
				t.Errorf("%s: %v is empty or stands twice", name, p)
			}
			seen[p[0]], seen["zh "+p[1]] = true, true
			if table.ZH(p[0]) != p[1] || table.Wire(p[1]) != p[0] {
				t.Errorf("%s: %v does not read back", name, p)
			}
		}
		if table.ZH("nothing") != "" || table.Wire("没有") != "" {
			t.Errorf("%s has a word for nothing", name)
		}
	}
}

func TestEveryPhaseIsOneOfTheProtocol(t *testing.T) {
	for _, p := range words.Phases() {
		if _, err := wire.ParsePhase(p[0]); err != nil {
			t.Error(err)
		}
	}
}
