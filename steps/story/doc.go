// Package story tells a finding of the fuzzer as a scenario: a feature file in Chinese that a player can read, that
// passes on the reference and fails on the implementation that was found out.
//
// The table at the beginning becomes a 假如, each answer a 当, and what the reference says where the two parted the
// 那么. The text uses the vocabulary of package steps and keeps the rules of package lint, so that it may be added to
// the suite as it stands.
//
// It plays the game on the reference itself: of the finding it needs the set-up and the answers only, and every claim
// it writes is one that it has just seen to be so.
package story
