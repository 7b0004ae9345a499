package native

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// crasherHead begins a file in which go test keeps a failing input.
const crasherHead = "go test fuzz v1\n[]byte("

// ErrCrasher is wrapped by the error for a file that is no failing input of one
// []byte.
var ErrCrasher = errors.New("native: not a failing input that go test wrote")

// Crasher is the input in a file that go test wrote below testdata/fuzz.
func Crasher(text []byte) ([]byte, error) {
	quoted, ok := strings.CutPrefix(string(text), crasherHead)
	if !ok {
		return nil, fmt.Errorf("%w: expected it to begin with %q", ErrCrasher, crasherHead)
	}
	quoted, ok = strings.CutSuffix(strings.TrimRight(quoted, "\n"), ")")
	input, err := strconv.Unquote(quoted)
	if !ok || err != nil {
		return nil, fmt.Errorf("%w: expected one quoted string in []byte(…)", ErrCrasher)
	}
	return []byte(input), nil
}

// Regression is the name of the file in corpus/regressions for a failing input
// that go test named.
func (t Target) Regression(crasher string) string {
	return t.Name + "-" + crasher + "." + t.Ext
}

// OfFile is the target that a file in corpus/regressions belongs to.
func OfFile(name string) (Target, error) {
	prefix, _, _ := strings.Cut(filepath.Base(name), "-")
	t, err := Named(prefix)
	if err != nil {
		return t, fmt.Errorf("%s: its name should begin with a target and a hyphen: %w", name, err)
	}
	return t, nil
}

// Convert writes a failing input that go test kept as a file that people read,
// in the folder dir, and says where. The crasher is removed if the readable form
// fails as well; else both stay, and reproduced is false.
func (t Target) Convert(crasher, dir string) (path string, reproduced bool, err error) {
	text, err := os.ReadFile(crasher)
	if err != nil {
		return "", false, err
	}
	input, err := Crasher(text)
	if err != nil {
		return "", false, fmt.Errorf("%s: %w", crasher, err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", false, err
	}
	path = filepath.Join(dir, t.Regression(filepath.Base(crasher)))
	if err := t.keepIn(path, input); err != nil {
		return path, false, err
	}
	kept, err := os.ReadFile(path)
	if err != nil || t.Replay(kept) == nil {
		return path, false, err
	}
	return path, true, os.Remove(crasher)
}

func (t Target) keepIn(path string, input []byte) error {
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(t.Keep(input, file), file.Close())
}

// Replay tries every file in the folder regressions of the corpus and gives an
// error for each that still breaks something.
func Replay(corpus fs.FS) (tried int, err error) {
	names, err := fs.Glob(corpus, "regressions/*-*")
	if err != nil {
		return 0, err
	}
	var all []error
	for _, name := range names {
		t, err := OfFile(name)
		if err != nil {
			all = append(all, err)
			continue
		}
		kept, err := fs.ReadFile(corpus, name)
		if err == nil {
			err = t.Replay(kept)
		}
		if err != nil {
			all = append(all, fmt.Errorf("%s: %w", name, err))
		}
		tried++
	}
	return tried, errors.Join(all...)
}
