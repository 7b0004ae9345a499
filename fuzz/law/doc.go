// Package law has what must hold at every step of every game: cards are conserved, the stack resolves last in first out,
// nobody wins who may not. A [Referee] holds the laws against a game as it is played, a [Grinder] plays games under them.
//
// A law looks at the state before and after a step and at what was announced, never at how the kernel came there. Each cites
// the rulings that it comes from, and a test plants a fault that it alone reports. The package stands on package play.
package law
