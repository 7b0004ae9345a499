// Package shrink makes a game that shows something small enough to read.
//
// A game that went wrong after two thousand random answers hides what went
// wrong. Minimise begins it later, from a position shortly before; leaves out
// answers, players, characters and cards; and keeps what still shows the same
// thing. It holds on to the signature of the finding, so that it does not slip
// to another one on the way, and every smaller game is played twice before it
// is believed.
//
// Left out is not forgotten but filled in: whoever is asked and has no answer
// left in the game passes, declines or gives the first legal answer, as the
// reference lists them. So a shorter list of answers is still a whole legal
// game, and legality and chance are never guessed.
//
// Nothing here draws lots or looks at a clock: the same game shrinks to the
// same game, in a number of replays that the caller bounds.
package shrink
