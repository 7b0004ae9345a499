package steps

import (
	"regexp"
	"strings"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

// item is what a scenario says of one entry of the response stack: D的识破（B的烧毁）.
type item struct {
	text  string
	seat  string
	card  string // as it is called: 烧毁, 红烧毁, or "" for a skill
	as    string // the function it is used as, if it is another one
	skill string
	aim   string // what stands in brackets
}

var oneItem = regexp.MustCompile(`^(?:玩家)?([A-I])的([^（）]+?)(?:当作?(` + functions + `))?((?:（[^（）]*）)*)$`)
var bracket = regexp.MustCompile(`（([^（）]*)）`)
var cardName = regexp.MustCompile(`^` + oneCard + `$`)

// itemsIn reads B的烧毁（B面前的黑试探）、C的狙击（玩家E), the bottom first.
func itemsIn(text string) ([]item, error) {
	var out []item
	for _, part := range split(simplify(text), '、') {
		m := oneItem.FindStringSubmatch(strings.TrimSpace(part))
		if m == nil {
			return nil, say.Problemf("“%s”不是响应链上的一项；请写作 B的烧毁（B面前的黑试探）",
				"steps: %q is no stack item; write it like B的烧毁（B面前的黑试探）", part)
		}
		it := item{text: part, seat: m[1], as: m[3]}
		brackets := bracket.FindAllStringSubmatch(m[4], -1)
		if !cardName.MatchString(m[2]) {
			it.skill = m[2]
		} else {
			it.card = m[2]
			if len(brackets) > 0 {
				if _, err := wire.ParseCard(m[2] + brackets[0][0]); err == nil {
					it.card += brackets[0][0]
					brackets = brackets[1:]
				}
			}
		}
		if len(brackets) > 0 {
			it.aim = brackets[0][1]
		}
		out = append(out, it)
	}
	return out, nil
}

// split cuts a text at a separator outside brackets.
func split(text string, at rune) []string {
	var out []string
	depth, from := 0, 0
	for i, r := range text {
		switch {
		case r == '（':
			depth++
		case r == '）':
			depth--
		case r == at && depth == 0:
			out = append(out, text[from:i])
			from = i + len(string(at))
		}
	}
	return append(out, text[from:])
}

// called is whether an entry that is seen bears a name: 烧毁, 红烧毁 or 狙击.
func called(name string, it wire.Item) bool {
	if !cardName.MatchString(name) {
		return it.Skill == name
	}
	if it.As == "" && it.Card == "" {
		return false
	}
	return name == it.As || fits(name, it.Card) && strings.HasPrefix(function(name), it.As)
}

// function is the name of a card without its colour and brackets.
func function(card string) string {
	f, err := wire.ParseCard(card)
	if err != nil {
		return card
	}
	return f.Name.ZH()
}

// entry writes down an entry of the stack as a scenario would.
func entry(stack []wire.Item, i int) string {
	it := stack[i]
	name := it.Skill
	if name == "" {
		name = it.Card
		switch {
		case name == "":
			name = it.As
		case function(name) != it.As:
			name += "当作" + it.As
		}
	}
	return it.Seat + "的" + name + target(stack, i)
}

func target(stack []wire.Item, i int) string {
	it := stack[i]
	var out string
	switch {
	case it.Item > 0 && it.Item <= len(stack):
		at := stack[it.Item-1]
		out = "（" + at.Seat + "的" + at.Skill + at.As + "）"
	case it.Object != "":
		out = "（" + it.Target + "面前的" + it.Object + "）"
	case it.Target != "":
		out = "（玩家" + it.Target + "）"
	}
	if it.Countered {
		out += "（已无效）"
	}
	return out
}
