package report

import "testing"

func TestAShellTakesAWordAsItIs(t *testing.T) {
	for word, want := range map[string]string{
		"BURN-001/响应@qianzhi": "BURN-001/响应@qianzhi",
		"":                    "''",
		"two words":           "'two words'",
		"it's":                `'it'\''s'`,
		"~/x":                 "'~/x'",
		"#1":                  "'#1'",
		"a\nb":                "'a\nb'",
		"$HOME":               "'$HOME'",
	} {
		if got := ShellWord(word); got != want {
			t.Errorf("%q is written %s, want %s", word, got, want)
		}
	}
	if got := ShellWords([]string{"node", "my adapter.js"}); got != "node 'my adapter.js'" {
		t.Error(got)
	}
}
