package steps

import (
	"bytes"
	"io"
	"sync"
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire/schema"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// wiretap checks every line that passes, in both directions, against the
// schemas.
type wiretap struct {
	mu      sync.Mutex
	traffic schema.Traffic
	lines   int
	faults  []error
}

// tap is one direction of a wiretap.
type tap struct {
	*wiretap
	rest []byte
}

func (t *tap) Write(b []byte) (int, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.rest = append(t.rest, b...)
	for {
		line, rest, ok := bytes.Cut(t.rest, []byte("\n"))
		if !ok {
			return len(b), nil
		}
		t.lines++
		if err := t.traffic.Line(line); err != nil && len(t.faults) < 10 {
			t.faults = append(t.faults, err)
		}
		t.rest = rest
	}
}

// tapped is the reference at the other end of the protocol, overheard.
func tapped(t *testing.T, w *wiretap) *driver.Remote {
	t.Helper()
	toFar, fromNear := io.Pipe()
	toNear, fromFar := io.Pipe()
	go func() {
		driver.Serve(io.TeeReader(toFar, &tap{wiretap: w}), io.MultiWriter(&tap{wiretap: w}, fromFar), driver.NewLocal())
		fromFar.Close()
	}()
	remote, err := driver.NewRemote(toNear, fromNear)
	if err != nil {
		t.Fatal(err)
	}
	return remote
}

func TestTheTrafficOfTheSuiteFitsTheSchemas(t *testing.T) {
	var plan []suite.Case
	for i, c := range suite.Expand(builtinCases(t), "") {
		if i%10 == 0 {
			plan = append(plan, c)
		}
	}
	var w wiretap
	remote := tapped(t, &w)
	result, err := suite.Run(t.Context(), plan, suite.Options{Bind: On(func() (driver.Driver, error) { return remote, nil })})
	if err != nil {
		t.Fatal(err)
	}
	remote.Shutdown()
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, fault := range w.faults {
		t.Error(fault)
	}
	if n := result.Footer.Counts[report.Pass]; n != len(plan) || w.lines < 20*n {
		t.Errorf("%d of %d cases passed, %d lines were checked", n, len(plan), w.lines)
	}
	t.Logf("%d lines of %d cases", w.lines, len(plan))
}
