package steps

import "testing"

func TestMisspeltNamesAreCorrected(t *testing.T) {
	for text, want := range map[string]string{
		"玩家A手里有黑烧煅":     "玩家A手里有黑烧毁",
		"玩家B面前有红琐定、黑截获": "玩家B面前有红锁定、黑截获",
		"玩家A手里有绿烧毁":     "玩家A手里有红烧毁",
		"玩家A打出黑烧毁，烧掉它":  "",
		"今天天气很好":        "",
	} {
		if got, ok := Corrected(text); got != want || ok != (want != "") {
			t.Errorf("%s: got %q, want %q", text, got, want)
		}
	}
}
