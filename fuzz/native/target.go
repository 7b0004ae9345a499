package native

import (
	"fmt"
	"io"
	"runtime/debug"
)

// Target is one thing that bytes can break.
type Target struct {
	// Name is that of the fuzz test and of the files in corpus/.
	Name string
	// Run tries an input. An error is a finding: an input that is refused as it
	// should be gives nil. Run does not panic.
	Run func(input []byte) error
	// Ext is the extension of what Keep writes.
	Ext string
	// Keep writes the input in a form that people read and Replay takes. What is
	// written before an input hangs is of use already.
	Keep func(input []byte, w io.Writer) error
	// Replay tries again what Keep wrote.
	Replay func(kept []byte) error
}

// Targets is every target, each with state of its own; they are not safe for
// concurrent use.
func Targets() []Target {
	return []Target{Game(), Trace(), Wire(), Setup(), Expect(), Feature()}
}

// Named is the target with that name, or an error that lists them.
func Named(name string) (Target, error) {
	var names []string
	for _, t := range Targets() {
		if t.Name == name {
			return t, nil
		}
		names = append(names, t.Name)
	}
	return Target{}, fmt.Errorf("native: no target %q; there are %v", name, names)
}

// asItIs is a target whose inputs can be read as they are.
func asItIs(name, ext string, run func([]byte) error) Target {
	safe := guarded(run)
	return Target{Name: name, Ext: ext, Run: safe, Replay: safe, Keep: asBytes}
}

func asBytes(input []byte, w io.Writer) error {
	_, err := w.Write(input)
	return err
}

// guarded makes a panic an error.
func guarded(run func([]byte) error) func([]byte) error {
	return func(input []byte) (err error) {
		defer func() {
			if r := recover(); r != nil {
				err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
			}
		}()
		return run(input)
	}
}
