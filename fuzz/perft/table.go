package perft

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"github.com/goccy/go-yaml"

	"fengsheng/engine"
)

// Table is a published count: a position and the numbers that belong to it.
type Table struct {
	Name   string // of its file, without the ending
	ZH, EN string // what the position is
	engine.Trace
	// Sequences are the counts for 1, 2, 3 … answers.
	Sequences []uint64
	// Divide is the last of Sequences by first answer, as Line writes them.
	Divide []Line
}

// Line is one first answer in words, and its share.
type Line struct {
	Words string
	Count uint64
}

// ending is that of the files of tables.
const ending = ".yaml"

// file is a table as it is written.
type file struct {
	ZH        string `yaml:"zh"`
	EN        string `yaml:"en"`
	Setup     any    `yaml:"setup"`
	Moves     []any  `yaml:"moves"`
	Sequences string `yaml:"sequences"`
	Divide    string `yaml:"divide"`
}

// Names lists the tables in a folder, in alphabetical order.
func Names(folder fs.FS) ([]string, error) {
	files, err := fs.Glob(folder, "*"+ending)
	if err != nil {
		return nil, fmt.Errorf("perft: %w", err)
	}
	for i, f := range files {
		files[i] = strings.TrimSuffix(f, ending)
	}
	slices.Sort(files)
	return files, nil
}

// Read reads the table of that name in a folder. A table that is not there is
// an fs.ErrNotExist; every other error names the file and what is wrong in it.
func Read(folder fs.FS, name string) (Table, error) {
	text, err := fs.ReadFile(folder, name+ending)
	if err != nil {
		return Table{}, fmt.Errorf("perft: table %s: %w", name, err)
	}
	t, err := parse(text)
	if err != nil {
		return Table{}, fmt.Errorf("perft: %s: %w", path.Base(name+ending), err)
	}
	t.Name = name
	return t, nil
}

func parse(text []byte) (Table, error) {
	var f file
	if err := yaml.UnmarshalWithOptions(text, &f, yaml.Strict()); err != nil {
		return Table{}, err
	}
	t := Table{ZH: f.ZH, EN: f.EN}
	if f.ZH == "" || f.EN == "" || f.Setup == nil {
		return t, errors.New("expected the keys zh, en and setup")
	}
	if err := retype(f.Setup, &t.Setup); err != nil {
		return t, fmt.Errorf("setup: %w", err)
	}
	if err := retype(f.Moves, &t.Moves); err != nil {
		return t, fmt.Errorf("moves: %w", err)
	}
	lines, err := parseLines(f.Sequences)
	if err != nil {
		return t, fmt.Errorf("sequences: %w", err)
	}
	for i, l := range lines {
		if l.Words != strconv.Itoa(i+1) {
			return t, fmt.Errorf("sequences: line %d is for %q answers, expected %d", i+1, l.Words, i+1)
		}
		t.Sequences = append(t.Sequences, l.Count)
	}
	if t.Divide, err = parseLines(f.Divide); err != nil {
		return t, fmt.Errorf("divide: %w", err)
	}
	return t, nil
}

// retype gives what YAML knows only as maps and lists its type, by its names
// in JSON. Names that the type does not have are errors.
func retype(from, to any) error {
	raw, err := json.Marshal(from)
	if err != nil {
		return err
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	return d.Decode(to)
}

// parseLines reads lines of a number and words.
func parseLines(text string) ([]Line, error) {
	var out []Line
	for i, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		number, words, _ := strings.Cut(strings.TrimSpace(line), " ")
		if number == "" {
			continue
		}
		n, err := strconv.ParseUint(number, 10, 64)
		if err != nil {
			return nil, fmt.Errorf("line %d: %q is no count, expected a number and what it counts", i+1, number)
		}
		out = append(out, Line{strings.TrimSpace(words), n})
	}
	return out, nil
}
