// Package steps is the verb that lists the phrases of which scenarios are made.
package steps
