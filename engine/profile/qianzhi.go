package profile

import (
	"fengsheng/engine/card"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// qianzhi is the online variant: 108 cards of thirteen functions (SET-012,
// SET-014), two to eight players (SET-016, SET-022, SET-024), a turn of drawing
// and playing and then sending (TURN-020, TURN-021), and a Counter stage after
// each use instead of a response stack (QZ-035). Where it is silent it follows
// the standard profile (QZ-042).
var qianzhi = Difference{
	ID: "qianzhi", ZH: "千智风声",
	Deck: []Row{
		{table.Return, table.Text, 0, 0, 0},
		{table.Decode, table.Telegram, 3, 3, 4},
		{table.Lock, table.Telegram, 6, 6, 6},
		{table.Intercept, table.Direct, 2, 2, 9},
		{table.Burn, table.Direct, 2, 2, 3},
		{table.Divert, table.Direct, 3, 3, 2},
		{table.Lure, table.Text, 3, 3, 5},
		{table.Counter, table.Direct, 1, 1, 3},
		{table.Muddle, table.Telegram, 1, 1, 0},
		{table.Swap, table.Text, 2, 2, 4},
		{table.Reinforce, table.Telegram, 1, 1, 2},
		{table.Gamble, table.Direct, 0, 0, 2},
		{table.Weigh, table.Direct, 0, 0, 2},
		{table.Probe, table.Telegram, 6, 6, 6},
	},
	Cards: card.Online(),
	Identities: []Table{
		{Players: 2, Lurkers: 1, MI: 1},
		{Players: 3, Lurkers: 1, MI: 1, Bystanders: 1},
		{Players: 4, Lurkers: 1, MI: 1, Bystanders: 2},
		{Players: 4, Lurkers: 2, MI: 2, Open: true},
		{Players: 4, Lurkers: 1, MI: 1, Bystanders: 2, Open: true},
		{Players: 4, Lurkers: 2, MI: 2},
		{Players: 5, Lurkers: 2, MI: 2, Bystanders: 1},
		{Players: 6, Lurkers: 3, MI: 3},
		{Players: 6, Lurkers: 2, MI: 2, Bystanders: 2},
		{Players: 7, Lurkers: 2, MI: 2, Bystanders: 3},
		{Players: 7, Lurkers: 3, MI: 3, Bystanders: 1},
		{Players: 8, Lurkers: 3, MI: 3, Bystanders: 2},
	},
	Flow: &rule.Flow{
		DrawMax: 2,
		Skips:   table.During(table.Start, table.Drawn, table.Play2, table.End),
		Stage:   table.SetOf(table.Counter),
	},
}
