package profile

import "fengsheng/engine/rule"

// beginner is the first game: no characters, no Bystanders, four or six
// players (SET-026).
var beginner = Difference{
	ID: "beginner", ZH: "初次游戏",
	Characters: func([]rule.Character) []rule.Character { return nil },
	Identities: []Table{{Players: 4, Lurkers: 2, MI: 2}, {Players: 6, Lurkers: 3, MI: 3}},
}
