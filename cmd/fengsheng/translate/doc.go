// Package translate is the verb that turns a feature file into another language.
package translate
