// Package profile holds the rule profiles as data: decks, rosters, identity
// tables and constants. standard is complete; every other profile is a list of
// differences from it, one level deep. The resolved form of each is golden
// text in corpus/profiles.
package profile
