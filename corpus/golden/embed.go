// Package golden carries the golden games inside the program: games of every
// profile, number of players and character with their course, by which a change
// of behaviour is noticed. `fengsheng corpus` maintains them; package
// fuzz/golden says what is in a file.
package golden

import (
	"embed"
	"io/fs"
)

//go:embed *
var games embed.FS

// FS is the folder of the games as it was when the program was built.
func FS() fs.FS { return games }
