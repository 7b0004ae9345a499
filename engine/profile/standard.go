package profile

import (
	"fengsheng/engine/card"
	"fengsheng/engine/character"
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
			{3, 1, 1, 1}, {4, 1, 1, 2}, {5, 2, 2, 1}, {6, 2, 2, 2},
			{7, 3, 3, 1}, {8, 3, 3, 2}, {9, 3, 3, 3},
		},
		Hand:    3,
		DrawMax: 2,
	}
}
