// Package near weighs the rulings that a difference between two engines, or between an engine and what is written down
// of it, may have to do with.
//
// It knows neither engines nor games: whoever has a difference gathers clues from it (the cards and skills in play, the
// chapters, the words that a ruling on it would use) and is told the rulings that most of them point to. That is a guess,
// but the same clues always give the same one.
package near
