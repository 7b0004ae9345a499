package story

import (
	"strconv"
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

var digits = [...]string{"零", "一", "二", "三", "四", "五", "六", "七", "八", "九"}

// ordinal writes a number from 0 to 999 as in 第十二项.
func ordinal(n int) string {
	switch {
	case n < 0 || n > 999:
		return strconv.Itoa(n)
	case n >= 100:
		return digits[n/100] + "百" + below100(n%100, n%100 != 0 && n%100 < 10)
	}
	return below100(n, false)
}

func below100(n int, gap bool) string {
	zero := ""
	if gap {
		zero = "零"
	}
	switch {
	case n == 0 && !gap:
		return ""
	case n < 10:
		return zero + digits[n]
	case n < 20:
		return "十" + below100(n-10, false)
	}
	return digits[n/10] + "十" + below100(n%10, false)
}

// count writes a number as in 两张牌.
func count(n int) string {
	switch n {
	case 0:
		return "零"
	case 2:
		return "两"
	}
	return ordinal(n)
}
