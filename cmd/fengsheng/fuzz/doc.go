// Package fuzz is the verb that hunts: for broken laws on the reference, or for divergences of a subject in lockstep with it.
package fuzz
