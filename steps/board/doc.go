// Package board draws the table of a game as text for people at a terminal, and puts moves, questions and announcements of
// the protocol into words beside it.
//
// It is given what the protocol says (package wire) and knows no engine, no scenario and no finding. Where a text is read
// back by anybody, it is the business of the language of the scenarios and not of this package.
package board
