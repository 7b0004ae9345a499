package character

import (
	"slices"

	"fengsheng/engine/rule"
)

// Reading is another reading of a character's text: what the character is
// under it.
type Reading struct {
	Ruling          string
	Default, Letter string // of the reading taken, and of this one
	Character       string
	// Change is given a copy with skills of its own.
	Change func(*rule.Character)
}

// Readings are those of all characters.
func Readings() []Reading {
	return slices.Concat(gangTieTeGongRReadings, laoQiangReadings)
}

// SevenStealth is the roster in which the box holds seven stealth characters,
// as the list of components counts them: the last three are then of the
// expansion, and of the open characters the first eighteen are of the box,
// which keeps its 25 (STL-002, OPN-002). A roster with all of them stays.
func SevenStealth(roster []rule.Character) []rule.Character {
	if len(roster) != len(Base()) {
		return roster
	}
	const described, counted = 10, 7
	return slices.Concat(roster[:counted], roster[described:], Expansion()[:described-counted])
}
