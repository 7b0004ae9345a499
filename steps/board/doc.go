// Package board draws the table of a game as text for people at a terminal, and puts moves, questions and announcements of
// the protocol into words beside it.
//
// It is given what the protocol says (package wire) and knows no engine, no scenario and no finding. Its words are those of
// the language (package tongue): where a sentence fits, the board says it.
package board
