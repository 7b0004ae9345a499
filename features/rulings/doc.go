// Package rulings is the catalogue of what the rules of 风声 say, sentence by sentence, and the gate that ties each
// sentence to the cases that prove it.
//
// The entries are the YAML files beside this package; README.md explains them. Load reads the catalogue built into the
// program and refuses one that is malformed. Check compares it with the proofs that a suite offers.
//
// It is not a rules engine and knows nothing about how a case is run: a Proof is only the claim "this case cites those
// rulings".
package rulings
