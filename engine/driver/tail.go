package driver

import (
	"strings"
	"sync"
)

// tail keeps the last lines written to it.
type tail struct {
	mu    sync.Mutex
	lines []string
	part  string
}

// tailLines is how many lines of a subject's log are kept.
const tailLines = 64

func (t *tail) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	parts := strings.Split(t.part+string(b), "\n")
	t.part = parts[len(parts)-1]
	if len(t.part) > 4096 {
		t.part = t.part[:4096]
	}
	t.lines = append(t.lines, parts[:len(parts)-1]...)
	if extra := len(t.lines) - tailLines; extra > 0 {
		t.lines = append([]string(nil), t.lines[extra:]...)
	}
	return len(b), nil
}

func (t *tail) String() string {
	if t == nil {
		return ""
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	return strings.Join(append(append([]string(nil), t.lines...), t.part), "\n")
}
