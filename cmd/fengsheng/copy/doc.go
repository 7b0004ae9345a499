// Package copy is the verb that writes the scenarios, the rulings and the protocol's guide into a folder.
package copy
