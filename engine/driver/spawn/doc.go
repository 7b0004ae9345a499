// Package spawn plays on a command that speaks the protocol on its standard input and output.
//
// It is the only part of the drivers that starts processes, and with its package child the only one that needs an operating
// system: all that talks over a reader and a writer stands in package driver and builds for the browser as well.
package spawn
