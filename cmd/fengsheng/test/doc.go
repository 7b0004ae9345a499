// Package test is the verb that runs the scenarios on a subject and reports what came of it.
package test
