// Package shrink is the verb that makes a failing game as small as possible.
package shrink
