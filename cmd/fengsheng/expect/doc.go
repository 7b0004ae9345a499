// Package expect is the verb that keeps a known-failures file.
package expect
