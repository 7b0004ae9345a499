package lint

import (
	"strings"

	"github.com/mattn/go-runewidth"
)

const maxWidth = 100

func (d *document) width() []Finding {
	// The widths must not depend on the locale of the machine, as the library's default condition does.
	columns := &runewidth.Condition{EastAsianWidth: true, StrictEmojiNeutral: true}
	var findings []Finding
	for i, line := range d.lines {
		line = strings.TrimRight(line, "\r")
		if strings.HasPrefix(strings.TrimSpace(line), "|") {
			continue
		}
		if width := columns.StringWidth(line); width > maxWidth {
			findings = append(findings, d.finding(i+1, "width",
				"这一行宽%d列，最多%d列（汉字算两列）；请断句或改用表格",
				"this line is %d columns wide, at most %d are allowed (a Chinese character counts two); split it or use a table",
				width, maxWidth))
		}
	}
	return findings
}
