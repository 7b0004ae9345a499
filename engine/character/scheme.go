package character

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// scheme is 就计, a skill that two characters have word for word (LQ-001).
func scheme(rulings string) rule.Skill {
	return rule.Skill{
		Name:    "就计",
		Rulings: rulings,
		Text:    "被试探或被锁定成立时，可以翻开此角色牌，然后抽二张牌。",
		Kind:    rule.Automatic,
		Reveal:  true,
		On:      table.Stands,
		Role:    rule.AsOther,
		Cards:   table.SetOf(table.Probe, table.Lock),
		May:     true,
		Steps:   []rule.Step{rule.DrawCards(2)},
	}
}
