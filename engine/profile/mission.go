package profile

import (
	"slices"

	"fengsheng/engine/character"
	"fengsheng/engine/rule"
)

// mission adds the five characters of the expansion (SET-003).
var mission = Difference{
	ID: "mission", ZH: "绝密任务",
	Characters: func(base []rule.Character) []rule.Character {
		return slices.Concat(base, character.Expansion())
	},
}
