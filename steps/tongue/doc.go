// Package tongue is the language of the game: everything that scenarios, messages, boards and reports say about cards,
// players and what they do is read and written here, in simplified and traditional Chinese and in English.
//
// Below it stand grammar (sentences declared once, read and written), noun (the names of things), and the sentences:
// setup (假如), deed (当), claim (那么), event (what is announced and asked). [Lexicon] is all of them together.
package tongue
