// Package card holds the function cards, one file each: when a card may be
// used, at what, and what it then does in verbs of package rule. Counts,
// colours and modes are the decks' business (package profile).
package card

import "fengsheng/engine/rule"

// All is every function card of the board game.
func All() []rule.Card {
	return []rule.Card{lock, lure, intercept, returns, decode, burn, counter, probe, muddle}
}
