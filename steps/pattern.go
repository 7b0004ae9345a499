package steps

import (
	"regexp"
	"strings"
)

// The nouns that a pattern may contain in braces. All but 项 and 后文 match only what the noun files can read.
var nouns = strings.NewReplacer(
	"{玩家}", `(?:玩家)?([A-I])`,
	"{玩家们}", `((?:玩家)?[A-I](?:[、，和与及](?:玩家)?[A-I])*|每位玩家|所有玩家)`,
	"{牌}", `(`+oneCard+`)`,
	"{牌们}", `(`+cardList+`)`,
	"{功能}", `(`+functions+`)`,
	"{数}", `([零一二两三四五六七八九十百]+|[0-9]+)`,
	"{时机}", `(`+phases+`)`,
	"{身份}", `(`+identities+`)`,
	"{地方}", `(`+places+`)`,
	"{名}", `([^，。、：的对使发选]{1,6})`,
	"{后文}", `(?:，(.+))?`,
)

// pattern compiles a phrase so that it accepts simplified and traditional characters, full-width and ASCII marks.
func pattern(phrase string) *regexp.Regexp {
	var out strings.Builder
	class := false
	for _, r := range nouns.Replace(phrase) {
		other := both[r]
		ascii := other != 0 && other < 128
		switch {
		case r == '[':
			class = true
		case r == ']':
			class = false
		case ascii && class:
			out.WriteRune(r)
			out.WriteString(`\` + string(other))
			continue
		case ascii:
			out.WriteString(`[` + string(r) + `\` + string(other) + `]`)
			continue
		case other != 0 && class:
			out.WriteRune(other)
		case other != 0:
			out.WriteString(`[` + string(r) + string(other) + `]`)
			continue
		}
		out.WriteRune(r)
	}
	return regexp.MustCompile("^" + out.String() + "$")
}
