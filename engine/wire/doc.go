// Package wire is how positions, actions and views are written down for people
// and for other programs: with names, never with numbers.
//
// Nouns of the game carry their official Chinese names (红烧毁, 潜伏战线, 老鬼,
// 就计), since these are the ones that every edition and every implementation
// shares; seats are the letters A to I; everything else (phases, questions,
// actions) is a short English word. Cards that look the same have the same
// name: which of two red Burns is played makes no difference to anybody. Where
// it does (two equal intel, one of them aimed at), sameAs tells them apart.
package wire
