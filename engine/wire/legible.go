package wire

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Legible is what somebody else wrote in a form that may be shown: about so
// many characters at most, with whatever is no UTF-8 or would steer a terminal
// written out as an escape. Lines and tabs stay.
func Legible(s string, most int) string {
	if len(s) <= most && strings.IndexFunc(s, steers) < 0 && utf8.ValidString(s) {
		return s
	}
	var out strings.Builder
	for n := 0; len(s) > 0; {
		if n >= most {
			out.WriteString("…")
			break
		}
		r, size := utf8.DecodeRuneInString(s)
		word := s[:size]
		switch {
		case r == utf8.RuneError && size == 1:
			word = fmt.Sprintf(`\x%02x`, s[0])
		case steers(r):
			word = fmt.Sprintf(`\u%04x`, r)
		}
		out.WriteString(word)
		n += utf8.RuneCountInString(word)
		s = s[size:]
	}
	return out.String()
}

// steers is whether a terminal does something at r instead of showing it.
func steers(r rune) bool { return !unicode.IsGraphic(r) && r != '\n' && r != '\t' }
