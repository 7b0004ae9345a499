// Package golden keeps games whose course is written down, so that a change of
// behaviour is noticed: the games are played again, and where one now goes
// otherwise, the first step that does is reported. A change that alters no game
// is a refactoring, as far as the games can tell.
//
// # What is written down
//
// A game is its set-up and the answers at every choice, in the game's words, so
// that no seed, no generator and no order of a list has to stay as it was. What
// has but one answer is played without being written. After each choice stand
// its consequences up to the next one:
//
//   - what was announced, and which seats learned the card;
//   - who is asked what next;
//   - how many answers are legal then, and a digest of them;
//   - a digest of the table, of what a view of everything shows.
//
// Digests go over words and faces, never over numbers of cards, skills or
// frames: how the engine keeps its state may change freely.
//
// # Which games are kept
//
// A game is kept for the behaviours it shows (Behaviours says what that is), and
// only up to the last step that shows one not shown often enough already.
package golden
