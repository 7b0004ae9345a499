package character

import "fengsheng/engine/rule"

// concealment is 城府, a skill that four characters have word for word (CX-001).
func concealment(rulings string) rule.Skill {
	return rule.Skill{
		Name:    "城府",
		Rulings: rulings,
		Text:    "被试探时，可以不看身份，任选该试探上的一种行动。",
		Kind:    rule.Constant,
		Trait:   rule.Trait{Conceals: true},
	}
}
