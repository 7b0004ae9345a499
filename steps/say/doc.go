// Package say addresses people in their own language: a message stands in both where it is written, travels in both, and
// is told in the one that the reader chose.
//
// What is said about the game (cards, deeds, places) is the business of the language of the scenarios; here are only the
// messages that the program itself has for its users.
package say
