// Package perft carries the published perft tables inside the program. A table
// is a position, described by hand, with the numbers of answer sequences that
// the reference engine counts from it; `make update` rewrites the numbers, and
// the diff says what a change of the rules did to them.
package perft

import (
	"embed"
	"io/fs"
)

//go:embed *.yaml
var tables embed.FS

// FS is the folder of the tables as it was when the program was built.
func FS() fs.FS { return tables }
