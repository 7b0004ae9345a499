// Package serve is the verb by which the reference engine is a subject itself.
package serve
