// Package world is one scenario as it is played: the set-up that its Givens write, the game that begins from it, what
// players do in it and what is to be seen.
//
// It decides no rule and knows no sentence. Sentences (package tongue and below) say what they mean through the interfaces
// that a [World] implements: setup.Builder lays the table, deed.Game and deed.Player act, claim.Table looks. The world plays
// through driver.Driver alone; what it knows of a profile are its components, which it needs to fill in what a scenario
// leaves open.
//
// A set-up is written by name and played to, never forced: a Given that names a stack or an intel on its way is carried out
// by legal moves from an earlier position (prelude.go). A step of 当 gives answers, which must be legal. A step of 那么 looks,
// and whatever it tries it takes back (game.go).
package world
