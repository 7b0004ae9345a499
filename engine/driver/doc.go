// Package driver plays games on an implementation of 风声, ours or anybody's,
// through one interface. Scenarios and fuzzing know nothing else.
package driver
