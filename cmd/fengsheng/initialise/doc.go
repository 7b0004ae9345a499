// Package initialise is the verb init, which writes the skeleton of an adapter; Go knows no package of the name init.
package initialise
