// Package noun has the nouns of the game's language: seats, cards, places, phases, names. Each is a type whose values are
// the words of the protocol (package wire) and which knows its written forms; a sentence has them as fields.
//
// Whoever needs the name of something in a message writes it with these types, so that a name stands in one place.
// The package decides no rule and looks at no game.
package noun
