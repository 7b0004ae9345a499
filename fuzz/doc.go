// Package fuzz checks what holds in every game: over random play, over native
// fuzzing and over lockstep play of two implementations. Chance and the
// players' choices come from seeded generators here; the engine has none.
//
// A Law looks at one step: the position before it, the answer, what was
// announced, the position after it. Laws that need a memory keep their own, from
// what was announced and answered, so that they check the engine's books by
// books of their own. A Relation looks at a whole game and plays it once more in
// another way: turned, mirrored, with equal cards renamed, with another deck
// below what is drawn, or with something exchanged that a seat cannot know. A
// Referee holds a game against the laws, a Grinder plays random ones, and Grind
// keeps all cores busy with it.
package fuzz
