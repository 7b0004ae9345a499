// Package play is who plays random games, and at which tables: players, their biases, every kind of table that the profiles
// know, and what the games have shown.
//
// It decides no rule and judges nothing; it imports the engine only. The laws, the relations, lockstep and the golden games
// all play with it.
package play
