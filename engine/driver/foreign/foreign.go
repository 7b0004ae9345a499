// Package foreign makes safe to show what somebody else's program wrote. Names,
// messages and logs of a subject end up in terminals, in web pages and in the
// logs of build servers; none of them may move a cursor there, change a colour,
// turn the direction of writing round or look like a line of a report.
//
// It does not escape markup: that is the affair of whoever writes the markup.
package foreign

import (
	"bytes"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Stand-in for what must not be shown.
const replacement = '\ufffd'

// Line is a text on one line without control characters, cut to a number of
// characters.
func Line(s string, most int) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' {
			return ' '
		}
		return harmless(r)
	}, cut(s, most))
}

// Text is a text without control characters but for its ends of lines, cut to
// a number of characters.
func Text(s string, most int) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' {
			return r
		}
		return harmless(r)
	}, strings.ReplaceAll(cut(s, most), "\r\n", "\n"))
}

func cut(s string, most int) string {
	for i := range s {
		if most == 0 {
			return s[:i] + "…"
		}
		most--
	}
	return s
}

func harmless(r rune) rune {
	if control(r) {
		return replacement
	}
	return r
}

// control is whether a character does something rather than show something:
// C0 and C1 controls, marks that turn the direction of writing round, and
// separators that some programs take for an end of line.
func control(r rune) bool {
	return unicode.IsControl(r) || unicode.In(r, unicode.Bidi_Control, unicode.Zl, unicode.Zp)
}

// JSON is a line of JSON whose strings hold no control characters but ends of
// lines and tabs, written out or escaped. A line without any is returned as it
// is; the line itself is never changed.
func JSON(line []byte) []byte {
	if !suspicious(line) {
		return line
	}
	out := make([]byte, 0, len(line))
	for i := 0; i < len(line); {
		if line[i] == '\\' && i+1 < len(line) {
			n := escape(line[i:])
			out = append(out, calm(line[i:i+n])...)
			i += n
			continue
		}
		r, n := utf8.DecodeRune(line[i:])
		if r >= 0x7f && control(r) {
			out = append(out, string(replacement)...)
		} else {
			out = append(out, line[i:i+n]...)
		}
		i += n
	}
	return out
}

// suspicious is whether the line may hold a control character at all. The
// names of the game begin with other bytes.
func suspicious(line []byte) bool {
	return bytes.IndexByte(line, '\\') >= 0 || bytes.IndexByte(line, 0x7f) >= 0 ||
		bytes.IndexByte(line, 0xc2) >= 0 || bytes.IndexByte(line, 0xd8) >= 0 || bytes.IndexByte(line, 0xe2) >= 0
}

// escape is the length of the escape with which the text begins.
func escape(text []byte) int {
	if text[1] == 'u' {
		return min(6, len(text))
	}
	return 2
}

// calm is the escape, or another one where it stands for a control character.
func calm(escape []byte) []byte {
	const other = `\ufffd`
	switch escape[1] {
	case 'b', 'f', 'r':
		return []byte(other)
	case 'u':
		r, ok := hex(escape[2:])
		if ok && control(r) && r != '\n' && r != '\t' {
			return []byte(other)
		}
	}
	return escape
}

func hex(digits []byte) (r rune, ok bool) {
	for _, d := range digits {
		switch {
		case d >= '0' && d <= '9':
			r = r<<4 | rune(d-'0')
		case d|0x20 >= 'a' && d|0x20 <= 'f':
			r = r<<4 | rune(d|0x20-'a'+10)
		default:
			return 0, false
		}
	}
	return r, len(digits) == 4
}
