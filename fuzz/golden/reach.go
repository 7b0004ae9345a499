package golden

import (
	"strings"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Reach is which cards and skills of a rule set the games use.
type Reach struct {
	Used, Unused []string
	// Ranges is where the rulings of those used stand, as BURN-001..BURN-014.
	Ranges []string
}

// Reached looks for the cards and skills of the rules among the behaviours. A
// constant skill is never announced: it is used where its character plays.
func Reached(r *rule.Rules, shown map[Behaviour]int) Reach {
	words := map[string]bool{}
	for b := range shown {
		for _, w := range strings.FieldsFunc(string(b), func(c rune) bool { return c == '·' || c == ' ' }) {
			words[w] = true
		}
	}
	var out Reach
	for c := table.Lock; c < table.Names; c++ {
		if k := r.CardRule(c); !r.Named(c).Empty() {
			out.note(c.ZH(), k.Rulings, words[c.ZH()])
		}
	}
	for id := 1; id < r.SkillCount(); id++ {
		k, who := r.Skill(uint8(id)), r.Character(r.OwnerOf(uint8(id))).Name
		used := words["发动："+who+k.Name] || words["不发动："+who+k.Name]
		out.note(who+k.Name, k.Rulings, used || k.Kind == rule.Constant && words[who])
	}
	return out
}

func (x *Reach) note(name, rulings string, used bool) {
	if !used {
		x.Unused = append(x.Unused, name)
		return
	}
	x.Used = append(x.Used, name)
	for one := range strings.SplitSeq(rulings, ",") {
		x.Ranges = append(x.Ranges, strings.TrimSpace(one))
	}
}
