// Package native holds what Go's native fuzzing runs: for each target a plain
// function from bytes to an error, the seeds it begins with, and how an input
// that broke something is kept so that people can read it. The targets proper are
// in the tests of package fuzz; they only hand their bytes over.
//
// It is not for random play by the million: an input costs milliseconds under
// instrumentation. Package fuzz grinds.
package native
