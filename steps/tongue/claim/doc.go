// Package claim has the sentences for what is to be seen: the 那么 of a scenario.
//
// Each is a struct with its templates beside it ([grammar.Declare]) and with its meaning as a method: [Claim.Seen] looks at
// the table and gives the same sentence with what is really there. So a failure is told as two sentences, the wanted one
// and the one that is so; and whoever describes a game (the story of a finding) asks a sentence what is there and writes it.
//
// To add one, write the type, its declaration, its meaning, and name it in the list at the top of its file.
package claim
