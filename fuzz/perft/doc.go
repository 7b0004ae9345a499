// Package perft counts the ways in which a game can go on. Two implementations
// that agree on such counts agree, with near certainty, on what is legal when;
// where they disagree, dividing the count by its first answer leads to the
// position at which they part.
//
// # What is counted
//
// The sequences of exactly n answers that can be given from a position on.
//
//   - Every answer counts as one: a player's, a pass, a forced one, and every
//     outcome of chance (a card drawn, a blind pick, a card of the deal).
//   - Answers that read the same are one. Which of two equal cards is played,
//     sent or drawn makes no difference, so that outcomes of chance are counted
//     once each, whatever their probability. Which seat a card lies before, and
//     which item of the stack is aimed at, are part of the reading.
//   - A game that ends before its n-th answer counts nothing at n.
//   - Nothing is merged: two orders of the same acts are two sequences, even
//     where they lead to the same position.
//
// The number for n = 1 is therefore the number of legal answers.
package perft
