// Package hunt plays random games one after another until it is told to stop,
// and makes of every new kind of fault the smallest game that shows it.
//
// A Hunter knows how to play one game and how to repeat one; there is one for
// the laws on the reference and one for lockstep with a subject. Run lets
// several of them play. Of each kind of fault, told by its signature, the first
// game is checked for being repeatable, shrunk, and kept; later games are only
// counted.
//
// What was found is written down at once and is not lost when the run is
// interrupted, and a run can be taken up where it ended.
package hunt
