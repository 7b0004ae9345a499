package native

import (
	"bytes"
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// mostMemory is what one message may make the harness allocate, in bytes:
// several times the longest line, far below what a machine has.
const mostMemory = 256 << 20

// endless is a line without an end.
type endless struct{ unit string }

func (e endless) Read(b []byte) (int, error) {
	n := 0
	for n < len(b) {
		n += copy(b[n:], e.unit)
	}
	return n, nil
}

// long is a line that begins with head and repeats unit up to size bytes.
func long(head, unit string, size int) io.Reader {
	return io.MultiReader(strings.NewReader(head), strings.NewReader(strings.Repeat(unit, (size-len(head))/len(unit))), strings.NewReader("\n"))
}

func allocated(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

const welcomed = `{"id":"1","result":{"protocolVersion":1,"implementation":{"name":"x"},"capabilities":{"setup":["new"],"legal":"list","observe":["seat"]},"profiles":["beginner"]}}` + "\n"

func TestNoAnswerBlowsMemory(t *testing.T) {
	almost := wire.MaxLine - 1024
	for claim, answer := range map[string]io.Reader{
		"without an end":     endless{"a"},
		"of empty objects":   long(`{"id":"2","result":{"actions":[`, `{},`, almost),
		"just few enough":    long(`{"id":"2","result":{"actions":[`, `{},`, 3*260_000),
		"of nested lists":    long(`{"id":"2","result":`, `[`, almost),
		"of nested objects":  long(`{"id":"2","result":`, `{"a":`, almost),
		"of escapes":         long(`{"id":"2","result":{"actions":[{"do":"`, `\u001b`, almost),
		"of empty lists":     long(`{"id":"2","result":{"actions":[`, `[],`, almost),
		"of a single number": long(`{"id":`, `9`, almost),
	} {
		var err error
		used := allocated(func() {
			var d *driver.Remote
			if d, err = driver.NewRemote(io.MultiReader(strings.NewReader(welcomed), answer), io.Discard); err == nil {
				_, err = d.Legal("A")
			}
		})
		if !errors.Is(err, driver.ErrProtocol) || used > mostMemory {
			t.Errorf("an answer %s: %d MiB allocated, %v", claim, used>>20, err)
		}
		t.Logf("%-18s %4d MiB", claim, used>>20)
	}
}

func TestNoRequestBlowsMemory(t *testing.T) {
	almost := wire.MaxLine - 1024
	for claim, request := range map[string]io.Reader{
		"without an end":    endless{"a"},
		"of empty acts":     long(`{"jsonrpc":"2.0","id":"1","method":"replay","params":{"acts":[`, `{},`, almost),
		"of empty seats":    long(`{"jsonrpc":"2.0","id":"1","method":"setup","params":{"seats":[`, `{},`, almost),
		"of nested lists":   long(`{"jsonrpc":"2.0","id":"1","method":"setup","params":`, `[`, almost),
		"of cards":          long(`{"jsonrpc":"2.0","id":"1","method":"setup","params":{"deck":[`, `"",`, almost),
		"of nested objects": long(`{"jsonrpc":"2.0","id":"1","method":"setup","params":`, `{"a":`, almost),
	} {
		var out bytes.Buffer
		used := allocated(func() { _ = driver.Serve(request, &out, driver.NewLocal()) })
		if used > mostMemory || out.Len() > mostReply {
			t.Errorf("a request %s: %d MiB allocated, an answer of %d bytes", claim, used>>20, out.Len())
		}
		t.Logf("%-18s %4d MiB", claim, used>>20)
	}
}
