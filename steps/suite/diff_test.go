package suite

import (
	"strings"
	"testing"
)

func TestDiff(t *testing.T) {
	text := func(words string) string { return strings.Join(strings.Fields(words), "\n") }
	tests := []struct{ claim, want, got, diff string }{
		{"what is missing", "甲 乙", "甲", "  甲\n- 乙\n"},
		{"what is too many", "甲", "乙 甲", "+ 乙\n  甲\n"},
		{"one thing for another stands side by side", "甲 乙 丙", "甲 丁 丙", "  甲\n- 乙\n+ 丁\n  丙\n"},
		{"one of two that are alike", "甲 甲", "甲", "- 甲\n  甲\n"},
		{"nothing was wanted", "", "甲", "+ 甲\n"},
		{"nothing was got", "甲", "", "- 甲\n"},
		{"only the order", "甲 乙 丙", "乙 甲 丙", "- 甲\n+ 乙\n- 乙\n+ 甲\n  丙\n"},
		{"no difference", "甲", "甲", "  …\n"},
		{"far from the difference", "一 二 三 四 五 六 七", "一 二 三 四 五 六 八", "  …\n  五\n  六\n- 七\n+ 八\n"},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			if got := Diff(text(test.want), text(test.got)); got != test.diff {
				t.Errorf("got\n%s\nwant\n%s", got, test.diff)
			}
		})
	}
}
