package profile

import (
	"fengsheng/engine/card"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// promo is the promotional edition: another deck (SET-009, SET-036), and a
// Lure that may be used on oneself (LURE-004).
var promo = Difference{
	ID: "promo", ZH: "推广版",
	Deck: []Row{
		{table.Lock, table.Telegram, 3, 3, 6},
		{table.Lure, table.Text, 2, 2, 2},
		{table.Intercept, table.Direct, 1, 1, 6},
		{table.Return, table.Text, 3, 3, 2},
		{table.Decode, table.Telegram, 2, 2, 2},
		{table.Burn, table.Direct, 2, 2, 2},
		{table.Counter, table.Direct, 5, 5, 4},
		{table.Probe, table.Telegram, 6, 6, 6},
		{table.Muddle, table.Text, 1, 1, 1},
	},
	Cards: []rule.Card{card.LureSelf()},
}
