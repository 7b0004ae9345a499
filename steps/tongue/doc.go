// Package tongue is the language of the game: everything that scenarios, messages, boards and reports say about cards,
// players and what they do is read and written here, in simplified and traditional Chinese and in English.
//
// Below it stand, each importing only those before it:
//
//	grammar   sentences declared once, read and written; no word of the game
//	noun      the names of things: seats, cards, places, phases, skills
//	deed      what players do (当), and what follows 不能
//	setup     how a game begins (假如)
//	claim     what is to be seen (那么)
//	event     what is announced and asked; written only
//
// [Lexicon] is all of them together. It understands a text under a keyword and says what is near one that it does not.
package tongue
