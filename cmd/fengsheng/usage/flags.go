package usage

import (
	"strings"

	"github.com/mattn/go-runewidth"
	"github.com/spf13/pflag"

	"fengsheng/steps/say"
)

// flagTable lists flags as pflag does, but in columns that stay straight under Chinese characters, which pflag pads by
// their bytes.
func flagTable(l say.Locale, set *pflag.FlagSet) string {
	var heads, tails []string
	width := 0
	set.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		head, tail := flagLine(l, f)
		heads, tails = append(heads, head), append(tails, tail)
		width = max(width, runewidth.StringWidth(head))
	})
	lines := make([]string, len(heads))
	for i := range heads {
		lines[i] = rpad(heads[i], width+3) + tails[i]
	}
	return strings.Join(lines, "\n")
}

// flagLine is a flag with its argument, and what it says.
func flagLine(l say.Locale, f *pflag.Flag) (head, tail string) {
	head = "      --" + f.Name
	if f.Shorthand != "" {
		head = "  -" + f.Shorthand + ", --" + f.Name
	}
	argument, tail := pflag.UnquoteUsage(f)
	if argument != "" {
		head += " " + argument
	}
	switch f.DefValue {
	case "", "0", "false", "[]", "0s":
		return head, tail
	}
	return head, tail + l.Sayf("（默认 %s）", " (default %s)", f.DefValue)
}

// rpad fills a text up with blanks to a width in columns.
func rpad(s string, width int) string { return runewidth.FillRight(s, width) }
