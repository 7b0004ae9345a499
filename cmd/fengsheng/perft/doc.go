// Package perft is the verb that counts the sequences of answers that follow from a position.
package perft
