// Package engine is the reference engine of 风声 as a library: deal a game or
// set up a position, list what may be answered, answer it, look at the table
// through the eyes of a seat, and write the game down as a trace that replays.
//
// It is no server, no AI and no client. Everything it does is deterministic:
// chance is a player named Nature whose answers come from outside.
package engine
