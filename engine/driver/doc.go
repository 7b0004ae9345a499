// Package driver plays games on an implementation of 风声, ours or anybody's,
// through one interface. Scenarios and fuzzing know nothing else.
//
// The protocol is read and written with segmentio/encoding, which takes a third
// of the time of encoding/json for these messages and gives the same errors.
// With it an act over stdio costs less than twice what a bare exchange of lines
// does (BenchmarkActs, BenchmarkPingPong); with encoding/json it was more than
// three times as much.
package driver
