package profile

import "fengsheng/engine/rule"

// beginner is the first game: no characters, no Bystanders, four or six
// players (SET-026).
var beginner = Difference{
	ID: "beginner", ZH: "初次游戏",
	Characters: func([]rule.Character) []rule.Character { return nil },
	Identities: []Table{{4, 2, 2, 0}, {6, 3, 3, 0}},
}
