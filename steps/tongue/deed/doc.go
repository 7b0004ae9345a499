// Package deed has the sentences for what players do: the 当 of a scenario, what follows 不能 and 可以, and the answers in
// messages and logs.
//
// Each is a struct with its templates beside it ([grammar.Declare]) and with its meaning as a method: an [Act] becomes
// answers of the protocol, a [Course] is carried out by whoever plays. [Of] goes the other way, from an answer to the
// sentence that says it.
//
// To add one, write the type, its declaration, its meaning, and name it in the list at the top of its file.
package deed
