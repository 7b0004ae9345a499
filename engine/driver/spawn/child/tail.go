package child

import (
	"bytes"
	"strings"
	"sync"

	"fengsheng/engine/driver/foreign"
)

// tail keeps the last lines written to it. However much is written, it keeps
// no more than tailLines lines of lineBytes.
type tail struct {
	mu    sync.Mutex
	lines []string
	part  []byte
}

const (
	tailLines = 64
	lineBytes = 4096
)

func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	n := len(b)
	for {
		head, rest, ended := bytes.Cut(b, []byte("\n"))
		t.part = append(t.part, head[:min(len(head), lineBytes-len(t.part))]...)
		if !ended {
			return n, nil
		}
		t.end()
		b = rest
	}
}

// end makes a line of what has been written since the last one.
func (t *tail) end() {
	if len(t.lines) == tailLines {
		t.lines = append(t.lines[:0], t.lines[1:]...)
	}
	t.lines = append(t.lines, string(bytes.TrimSuffix(t.part, []byte("\r"))))
	t.part = t.part[:0]
}

// String is the lines, free of control characters.
func (t *tail) String() string {
	t.mu.Lock()
	defer t.mu.Unlock()
	lines := make([]string, 0, len(t.lines)+1)
	for _, l := range append(t.lines[:len(t.lines):len(t.lines)], string(t.part)) {
		lines = append(lines, foreign.Line(l, lineBytes))
	}
	return strings.TrimRight(strings.Join(lines, "\n"), "\n")
}
