// Package corpus is the verb about golden games, by which a change of behaviour is noticed.
package corpus
