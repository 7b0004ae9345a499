// Package steps plays the scenarios: it binds godog to the language (package tongue) and to the world of a scenario
// (package world).
//
// What a sentence says and means stands in one place below tongue; here is only what joins the rooms. [Bind] plays a case on
// the reference engine, [On] on any implementation, [NeedsOf] says what a case asks of one.
package steps
