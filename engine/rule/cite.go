package rule

import "fengsheng/engine/table"

// RulingsOf is where the rulings of the card, or of each skill, of that name
// stand, as BURN-001..BURN-014. Characters share names of skills.
func (r *Rules) RulingsOf(name string) []string {
	if r == nil {
		return nil
	}
	var out []string
	for c := table.NoName + 1; c < table.Names; c++ {
		if cited := r.CardRule(c).Rulings; c.ZH() == name && cited != "" {
			out = append(out, cited)
		}
	}
	for id := 1; id < r.SkillCount(); id++ {
		if k := r.Skill(uint8(id)); k.Name == name {
			out = append(out, k.Rulings)
		}
	}
	return out
}
