package story

import (
	"strings"
	"unicode"

	"github.com/mattn/go-runewidth"
)

// maxWidth is the widest line that package lint allows, in columns.
const maxWidth = 100

// columns measures as package lint does: the result must not depend on the locale of the machine.
var columns = &runewidth.Condition{EastAsianWidth: true, StrictEmojiNeutral: true}

func width(s string) int { return columns.StringWidth(s) }

// narrow measures what is looked at rather than limited: a × takes one column on most screens.
var narrow = &runewidth.Condition{StrictEmojiNeutral: true}

// pad fills a cell up with blanks.
func pad(s string, to int) string { return s + strings.Repeat(" ", max(0, to-narrow.StringWidth(s))) }

// wrap breaks a text into lines of at most that many columns.
func wrap(s string, at int) []string {
	var lines []string
	var line strings.Builder
	used := 0
	for _, r := range s {
		n := columns.RuneWidth(r)
		if used+n > at {
			lines = append(lines, line.String())
			line.Reset()
			used = 0
		}
		line.WriteRune(r)
		used += n
	}
	return append(lines, line.String())
}

// maxQuote bounds what is quoted of an implementation's answers, in characters.
const maxQuote = 240

// quote makes a foreign text fit for a comment: on one line, without control characters, of bounded length.
func quote(s string) string {
	var out []rune
	for _, r := range s {
		if unicode.IsControl(r) || r == '\u2028' || r == '\u2029' || !unicode.IsPrint(r) {
			r = ' '
		}
		if out = append(out, r); len(out) == maxQuote {
			out = append(out, '…')
			break
		}
	}
	return strings.Join(strings.Fields(string(out)), " ")
}
