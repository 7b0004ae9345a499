package schema

import (
	"fmt"
	"strings"

	"github.com/agnivade/levenshtein"
)

// few is how many words are listed in full.
const few = 16

// oneOf words an enumeration: in full where it is short, otherwise by what
// comes nearest.
func oneOf(want []any, got any) (zh, en string) {
	words := make([]string, len(want))
	for i, w := range want {
		words[i] = quoted(w)
	}
	if len(words) <= few {
		all := strings.Join(words, ", ")
		return "应为 " + all + " 之一", "expected one of " + all
	}
	near := nearest(words, quoted(got))
	return fmt.Sprintf("应为 %d 个名称之一，最像的是 %s", len(words), near),
		fmt.Sprintf("expected one of %d names, the nearest is %s", len(words), near)
}

// nearest is the word that takes the fewest changes to become what was
// written, or of which only the beginning was; of equals the first.
func nearest(words []string, got string) string {
	got = strings.TrimSuffix(got, `"`)
	best, least := "", 0
	for _, w := range words {
		d := levenshtein.ComputeDistance(w, got)
		if strings.HasPrefix(w, got) {
			d = 0
		}
		if best == "" || d < least {
			best, least = w, d
		}
	}
	return best
}

// quoted is a value as JSON would write it, shortened.
func quoted(v any) string {
	text, err := marshal(v)
	if err != nil {
		return "?"
	}
	return excerpt(text)
}

// excerpt shortens a text that may be huge, and makes control characters
// visible.
func excerpt(text []byte) string {
	const most = 60
	cut := []rune(strings.ToValidUTF8(string(text[:min(len(text), 4*most)]), "\ufffd"))
	out := strings.Map(visible, string(cut[:min(len(cut), most)]))
	if len(cut) > most || len(text) > 4*most {
		out += "…"
	}
	return out
}

func visible(r rune) rune {
	if r < ' ' || r >= 0x7f && r < 0xa0 {
		return '\ufffd'
	}
	return r
}
