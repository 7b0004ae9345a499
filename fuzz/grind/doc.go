// Package grind plays random games by the million, on all cores and at every kind of table, under the laws and the
// relations. What breaks one comes back as a game that replays.
//
// It stands on packages play, law and relation; the program's verb fuzz without a command is this.
package grind
