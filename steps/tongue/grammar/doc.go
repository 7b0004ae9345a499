// Package grammar declares sentences once and uses the declaration both ways: to read what an author wrote and to write
// what is so.
//
// A sentence is a Go struct, whose fields are what it says, and templates for it in Chinese and English:
//
//	type Sends struct {
//		Who  noun.Seat
//		Card noun.Card
//		To   noun.Seat
//	}
//	Declare(example, Zh("{Who}传出{Card}[，传给{To}]"), En("{Who} sends {Card}[ to {To}]"), …)
//
// In a template
//
//	{Field}          is a hole: the field's type knows its written forms (see [Noun])
//	[…]              may be left out; it is written if a hole in it has something to say
//	(a|b)            are ways of saying it; all are read, the first that fits the value is written
//	{Field=word}     says nothing itself: reading it sets the field, and it is written only of such a value
//	{!Field}         is the same for a field that is true or false
//	{Field?is|are}   is a word that agrees with the number of the field (see [Plural]); either is read
//	\                takes the next character as it is
//
// Traditional characters are no third declaration: what is read is first brought to simplified ones, and what is written
// is converted, character by character, which is exact for the words of the game ([Traditional]).
//
// Of several templates the first is the canonical one; a value is written by the first that says all of it. So read and
// write are inverse by construction, and a law over all sentences holds them to it.
//
// The package knows no word of the game and imports nothing of the project but what addresses people.
package grammar
