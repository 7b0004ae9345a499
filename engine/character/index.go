package character

import "fengsheng/engine/rule"

// Base is the base roster: stealth characters, then open ones, in the order of
// the catalogue (SET-003).
func Base() []rule.Character {
	return []rule.Character{
		laoGui, shanLing, heiMeiGui,
		qingBaoChuZhang, qiBai, liuJie, fuErMoSi,
	}
}
