package hunt

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"unicode"

	"fengsheng/fuzz/whole"
)

// Store keeps findings and the state of a hunt in a folder. Files are written
// beside and then renamed, so that what is there is complete whatever happens.
type Store struct {
	Dir string
	// Tell writes a finding as a scenario; nil, or an error, leaves none.
	Tell func(io.Writer, Finding) error
	head Head
}

// Head says what a hunt hunts; only the same hunt can be taken up again.
type Head struct {
	Format  int    `json:"format"`
	Subject string `json:"subject"`
	Profile string `json:"profile"`
	Players int    `json:"players"`
	Seed    uint64 `json:"seed"`
	// Readings are those asked for, as STL-041=B,WIN-015=B.
	Readings string `json:"readings,omitempty"`
}

// format is the version of the state file.
const format = 1

// stateFile is the name of the state of a hunt in its folder.
const stateFile = "hunt.json"

type state struct {
	Head
	Tally
}

// ErrNoState is wrapped where there is no hunt to take up.
var ErrNoState = errors.New("hunt: there is no hunt to take up")

// NewStore is a store in the folder, which is made where it is missing.
func NewStore(dir string, head Head) (*Store, error) {
	head.Format = format
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, fmt.Errorf("hunt: %w", err)
	}
	return &Store{Dir: dir, head: head}, nil
}

// Resume is the tally of the hunt that the folder holds. It is an error if that
// was another hunt.
func (s *Store) Resume() (*Tally, error) {
	path := filepath.Join(s.Dir, stateFile)
	text, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%w in %s", ErrNoState, s.Dir)
	}
	if err != nil {
		return nil, fmt.Errorf("hunt: %w", err)
	}
	var was state
	if err := json.Unmarshal(text, &was); err != nil {
		return nil, fmt.Errorf("hunt: %s is no state of a hunt: %w", path, err)
	}
	if was.Head != s.head {
		return nil, fmt.Errorf("hunt: %s is of another hunt: it has %+v, this one would be %+v", path, was.Head, s.head)
	}
	return &was.Tally, nil
}

// Save writes the state.
func (s *Store) Save(t *Tally) error {
	text, err := json.MarshalIndent(state{s.head, *t}, "", " ")
	if err != nil {
		return fmt.Errorf("hunt: %w", err)
	}
	return keep(filepath.Join(s.Dir, stateFile), append(text, '\n'))
}

// Base is the path of the files of a finding, without extension.
func (s *Store) Base(signature string) string { return filepath.Join(s.Dir, slug(signature)) }

// Keep writes a finding and returns the path of its files without extension,
// and whether there is a scenario.
func (s *Store) Keep(f Finding) (base string, told bool, err error) {
	base = s.Base(f.Signature)
	told, err = Write(base, f, s.Tell)
	return base, told, err
}

// Write writes the trace of a finding behind a path without extension, and its
// scenario if tell, which may be nil, has words for it. It reports whether it
// had; where not, none of the finding as it was before stays either.
func Write(base string, f Finding, tell func(io.Writer, Finding) error) (told bool, err error) {
	var trace bytes.Buffer
	if err := f.Case.Trace().Write(&trace); err != nil {
		return false, err
	}
	if err := keep(base+".jsonl", trace.Bytes()); err != nil || tell == nil {
		return false, err
	}
	var text bytes.Buffer
	if err := tell(&text, f); err != nil {
		if err := os.Remove(base + ".feature"); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return false, fmt.Errorf("hunt: %w", err)
		}
		return false, nil
	}
	return true, keep(base+".feature", text.Bytes())
}

func keep(path string, text []byte) error {
	if err := whole.Write(path, text); err != nil {
		return fmt.Errorf("hunt: %s: %w", path, err)
	}
	return nil
}

// slug makes a signature fit for a file name. Two signatures have the same only
// if they differ in marks.
func slug(signature string) string {
	words := strings.FieldsFunc(signature, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
	return strings.Join(words, "-")
}
