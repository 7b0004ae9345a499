package doctor

import (
	"bytes"
	"io"
	"time"

	"fengsheng/engine/wire"
)

// hearing reads what a subject writes, as it is written, so that a line that
// does not end can be told from silence.
type hearing struct {
	chunks chan []byte // closed at the end of the output
	done   chan struct{}
	rest   []byte
}

func listen(r io.Reader) *hearing {
	h := &hearing{chunks: make(chan []byte), done: make(chan struct{})}
	go func() {
		defer close(h.chunks)
		for {
			chunk := make([]byte, 64<<10)
			n, err := r.Read(chunk)
			select {
			case h.chunks <- chunk[:n]:
			case <-h.done:
				return
			}
			if err != nil {
				return
			}
		}
	}()
	return h
}

func (h *hearing) stop() { close(h.done) }

// what is heard within a time.
type heard int

const (
	aLine heard = iota
	silence
	halfALine // something, but no end of line
	theEnd    // of the output
	tooMuch   // more than a line may be
)

// line waits for one line, without its end.
func (h *hearing) line(limit time.Duration) ([]byte, heard) {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	for {
		if line, rest, ok := bytes.Cut(h.rest, []byte("\n")); ok {
			h.rest = rest
			return bytes.TrimSuffix(line, []byte("\r")), aLine
		}
		if len(h.rest) > wire.MaxLine {
			return h.rest[:200], tooMuch
		}
		select {
		case chunk, ok := <-h.chunks:
			if !ok {
				return h.rest, theEnd
			}
			h.rest = append(h.rest, chunk...)
		case <-timer.C:
			if len(h.rest) > 0 {
				return h.rest, halfALine
			}
			return nil, silence
		}
	}
}
