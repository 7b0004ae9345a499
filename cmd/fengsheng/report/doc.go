// Package report is the verb that draws reports from result streams, merges streams and compares runs.
package report
