package wire

import "testing"

func TestForeignWordsAreMadeLegible(t *testing.T) {
	for _, c := range []struct {
		in   string
		most int
		want string
	}{
		{"红锁定\n\t蓝试探（军情处）", 40, "红锁定\n\t蓝试探（军情处）"},
		{"\x1b[2J", 40, `\u001b[2J`},
		{"a\xe4b", 40, `a\xe4b`},
		{"right\u202eleft", 40, `right\u202eleft`},
		{"\ufffd", 40, "\ufffd"},
		{"", 40, ""},
		{"12345", 5, "12345"},
		{"123456", 5, "12345…"},
		{"\x01\x01\x01", 5, `\u0001…`},
		{"一二三四五", 5, "一二三四五"},
		{"一二三四五六", 5, "一二三四五…"},
	} {
		if got := Legible(c.in, c.most); got != c.want {
			t.Errorf("%q: %q, want %q", c.in, got, c.want)
		}
	}
}
