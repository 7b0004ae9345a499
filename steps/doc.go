// Package steps is the language of the scenarios: Chinese phrases, the set-ups, moves and observations they stand for,
// and the world of one scenario in which they come true.
//
// Each noun of the game (seats, cards, phases, stack items …) is read by one file, each group of phrases stands in one
// file, and bind.go registers every phrase in one line. [Vocabulary] prints them all with an example.
//
// A set-up is written by name and played to, never forced: a Given that names a stack or an intel on its way is carried
// out by legal moves from an earlier position. A When gives exactly one answer, which must be legal. A Then looks.
//
// The package plays through driver.Driver only. It decides no rule: what it knows of a profile are its components
// (cards, rosters, identity tables), which it needs to fill in what a scenario leaves open.
package steps
