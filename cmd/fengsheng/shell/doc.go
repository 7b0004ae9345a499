// Package shell is what the verbs of the program share: the world outside (streams, clock, built-in scenarios), errors with
// an exit code, the reading of arguments that several verbs take (paths, selections, subject commands and their limits,
// traces, result streams, known-failures files), the writing of files that must not be lost, and the gauge of long work.
//
// What belongs here is used by two verbs at least, and says or checks something towards the user. What computes belongs
// into the package of the thing that is computed; what a single verb needs stays with it. A verb imports this package and no
// other verb's.
package shell
