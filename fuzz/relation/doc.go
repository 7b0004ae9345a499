// Package relation has what must hold between two games: all seats turned, red and blue mirrored, equal cards renamed,
// another order of the undrawn deck, empty windows, a trace told again, and secrecy: two games that differ only in what a
// seat cannot know look the same to it.
//
// A relation takes a game that was played and makes the other one from it. It stands on packages play and law.
package relation
