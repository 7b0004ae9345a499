package foreign_test

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode"

	"fengsheng/engine/driver/foreign"
)

func TestNothingThatMovesACursorIsLeft(t *testing.T) {
	const wild = "红烧毁\x1b[31m\x07 a\tb\r\nc\u009b2J\u202edcba\u2028z\u061c\x7f"
	for claim, test := range map[string]struct{ got, want string }{
		"a line":      {foreign.Line(wild, 100), "红烧毁�[31m� a b� c�2J�dcba�z��"},
		"a text":      {foreign.Text(wild, 100), "红烧毁�[31m� a\tb\nc�2J�dcba�z��"},
		"a long line": {foreign.Line("红烧毁红烧毁", 4), "红烧毁红…"},
		"a short one": {foreign.Line("红烧毁红", 4), "红烧毁红"},
	} {
		if test.got != test.want {
			t.Errorf("%s: %q, want %q", claim, test.got, test.want)
		}
	}
}

func TestJSONIsFreedOfEscapedControls(t *testing.T) {
	for in, want := range map[string]string{
		`{"a":"红烧毁"}`:                       "红烧毁",
		`{"a":"\u001b[31mred"}`:             "�[31mred",
		`{"a":"\u001B"}`:                    "�",
		`{"a":"\\u001b"}`:                   `\u001b`,
		`{"a":"\\\u001b"}`:                  `\` + "�",
		`{"a":"x\r\ny\tz\b"}`:               "x�\ny\tz�",
		"{\"a\":\"\u009b2J\x7f\u202e\"}":    "�2J��",
		"{\"a\":\"\u061c\"}":                "�",
		`{"a":"\u202e\u2028\u4e2d\ud83d\u"`: "",
		`{"a":"“quoted” — …"}`:              "“quoted” — …",
		`{"a":"\u5`:                         "",
		`{"a":"\`:                           "",
	} {
		var v struct{ A string }
		before := in
		err := json.Unmarshal(foreign.JSON([]byte(in)), &v)
		if v.A != want || (err != nil) != (want == "") {
			t.Errorf("%s: %q, %v; want %q", in, v.A, err, want)
		}
		if in != before {
			t.Errorf("%s was changed", before)
		}
	}
}

func FuzzJSONMeansTheSameButForControls(f *testing.F) {
	f.Add("红烧毁\x1b\n\u202e")
	f.Add(`\u001b`)
	f.Fuzz(func(t *testing.T, s string) {
		text, _ := json.Marshal(s)
		var got string
		if err := json.Unmarshal(foreign.JSON(text), &got); err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		if strings.ContainsFunc(got, func(r rune) bool { return unicode.IsControl(r) && r != '\n' && r != '\t' }) {
			t.Errorf("%q is left of %q", got, s)
		}
	})
}
