package wire

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Legible is what somebody else wrote in a form that may be shown: at most so
// many characters of it, with whatever is no UTF-8 or would steer a terminal
// written out as an escape. Lines and tabs stay.
func Legible(s string, most int) string {
	if len(s) <= most && strings.IndexFunc(s, steers) < 0 && utf8.ValidString(s) {
		return s
	}
	var out strings.Builder
	for n := 0; len(s) > 0; n++ {
		if n == most {
			out.WriteString("…")
			break
		}
		r, size := utf8.DecodeRuneInString(s)
		switch {
		case r == utf8.RuneError && size == 1:
			fmt.Fprintf(&out, `\x%02x`, s[0])
		case steers(r):
			fmt.Fprintf(&out, `\u%04x`, r)
		default:
			out.WriteRune(r)
		}
		s = s[size:]
	}
	return out.String()
}

// steers is whether a terminal does something at r instead of showing it.
func steers(r rune) bool { return !unicode.IsGraphic(r) && r != '\n' && r != '\t' }
