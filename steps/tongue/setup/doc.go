// Package setup has the sentences for how a game begins: the 假如 of a scenario.
//
// Each is a struct with its templates beside it ([grammar.Declare]) and with its meaning as a method: [Setup.Lay] writes
// into the set-up that a [Builder] keeps. What has to be played to come about (a Lock in effect, intel on its way, a stack)
// is asked of the builder, who plays it as soon as the set-up lies on the table. [Of] goes the other way, from a set-up of
// the protocol to the sentences that say it.
package setup
