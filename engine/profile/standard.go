package profile

import (
	"fengsheng/engine/card"
	"fengsheng/engine/character"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// standard is the board game of 81 cards and 25 characters for 3 to 9 players
// (SET-003, SET-006, SET-008, SET-017 to SET-025).
func standard() Profile {
	return Profile{
		ID: "standard", ZH: "标准版",
		Deck: []Row{
			{table.Lock, table.Telegram, 5, 5, 4},
			{table.Lure, table.Telegram, 2, 2, 4},
			{table.Intercept, table.Direct, 1, 1, 6},
			{table.Return, table.Text, 2, 2, 2},
			{table.Decode, table.Telegram, 3, 3, 1},
			{table.Burn, table.Direct, 1, 1, 4},
			{table.Counter, table.Direct, 3, 3, 6},
			{table.Probe, table.Telegram, 6, 6, 6},
			{table.Muddle, table.Text, 1, 1, 0},
		},
		Cards:      card.All(),
		Characters: character.Base(),
		Identities: []Table{
			{Players: 3, Lurkers: 1, MI: 1, Bystanders: 1},
			{Players: 4, Lurkers: 1, MI: 1, Bystanders: 2},
			{Players: 5, Lurkers: 2, MI: 2, Bystanders: 1},
			{Players: 6, Lurkers: 2, MI: 2, Bystanders: 2},
			{Players: 7, Lurkers: 3, MI: 3, Bystanders: 1},
			{Players: 7, Lurkers: 2, MI: 2, Bystanders: 3},
			{Players: 8, Lurkers: 3, MI: 3, Bystanders: 2},
			{Players: 9, Lurkers: 3, MI: 3, Bystanders: 3},
		},
		Hand: 3,
		Flow: rule.Flow{DrawMax: 2},
	}
}
