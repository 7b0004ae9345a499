// Package fuzz checks laws that hold in every game: over random play, over
// native fuzzing and over lockstep play of two implementations. Chance and
// the players' choices come from seeded generators here; the engine has none.
package fuzz
