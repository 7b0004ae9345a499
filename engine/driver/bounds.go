package driver

import (
	"bytes"
	"fmt"

	"fengsheng/engine/wire"
)

// maxDepth bounds how deeply a message may be nested; no message of the
// protocol goes beyond ten. The decoder follows nesting on its own stack, and
// one that is full ends the program.
const maxDepth = 100

// bounded is an error about a line that must not be decoded.
func bounded(line []byte) error {
	if n := bytes.Count(line, []byte{','}); n > wire.MaxValues {
		return fmt.Errorf("%d values, more than %d", n, wire.MaxValues)
	}
	// Most lines have too few brackets for a closer look.
	if bytes.Count(line, []byte{'['})+bytes.Count(line, []byte{'{'}) > maxDepth && depth(line) > maxDepth {
		return fmt.Errorf("lists or objects nested more than %d deep", maxDepth)
	}
	return nil
}

// depth is how deeply the brackets of a line are nested, those in strings left
// aside.
func depth(line []byte) (deepest int) {
	now, quoted := 0, false
	for i := 0; i < len(line); i++ {
		switch c := line[i]; {
		case quoted && c == '\\':
			i++
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '[' || c == '{':
			now++
			deepest = max(deepest, now)
		case c == ']' || c == '}':
			now--
		}
	}
	return deepest
}
