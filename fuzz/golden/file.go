package golden

import (
	"bufio"
	"bytes"
	"compress/bzip2"
	"encoding/json"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"fengsheng/fuzz/whole"

	packer "github.com/dsnet/compress/bzip2"
)

// Games lie in compressed text files, one for each profile and number of
// players, so that a change rewrites few of them. `bzcat FILE` shows one. They
// are compressed with bzip2 because it makes two thirds of such text of what
// zstd or gzip make; reading them takes the standard library only.
const (
	ending = ".txt.bz2"
	// heading is the first line of every file.
	heading = "fengsheng-golden 1"
	// starts is how the line of a game begins; its records follow.
	starts = "game "
	// maxLine and maxFile bound what is read.
	maxLine = 1 << 20
	maxFile = 256 << 20
)

// file is the name of the file in which a game lies.
func (g Game) file() string {
	n := g.Setup.Players
	if len(g.Setup.Seats) > 0 {
		n = len(g.Setup.Seats)
	}
	return fmt.Sprintf("%s-%d%s", g.Setup.Profile, n, ending)
}

// Read reads the games of a folder in the order of files and lines. A folder
// without games is an fs.ErrNotExist; every other error names file and line.
func Read(folder fs.FS) ([]Game, error) {
	files, err := fs.Glob(folder, "*"+ending)
	if err != nil {
		return nil, fmt.Errorf("golden: %w", err)
	}
	if len(files) == 0 {
		return nil, fmt.Errorf("golden: no games (*%s): %w", ending, fs.ErrNotExist)
	}
	slices.Sort(files)
	var all []Game
	named := map[string]string{}
	for _, name := range files {
		games, err := readFile(folder, name)
		if err != nil {
			return nil, err
		}
		for _, g := range games {
			if at, twice := named[g.ID]; twice {
				return nil, fmt.Errorf("golden: %s: game %s stands twice, in %s too", name, g.ID, at)
			}
			if len(g.Records) == 0 {
				return nil, fmt.Errorf("golden: %s: game %s has no records", name, g.ID)
			}
			named[g.ID] = name
		}
		all = append(all, games...)
	}
	return all, nil
}

func readFile(folder fs.FS, name string) ([]Game, error) {
	f, err := folder.Open(name)
	if err != nil {
		return nil, fmt.Errorf("golden: %w", err)
	}
	defer f.Close()
	return parse(io.LimitReader(bzip2.NewReader(f), maxFile), name)
}

func parse(r io.Reader, name string) ([]Game, error) {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, maxLine)
	var games []Game
	n := 0
	for lines.Scan() {
		n++
		line := lines.Text()
		if n == 1 {
			if line != heading {
				return nil, fmt.Errorf("golden: %s:1: expected %q, got %.40q", name, heading, line)
			}
			continue
		}
		if err := add(&games, line); err != nil {
			return nil, fmt.Errorf("golden: %s:%d: %w", name, n, err)
		}
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("golden: %s is damaged behind line %d; take it back from version control: %w", name, n, err)
	}
	return games, nil
}

// add takes in one line.
func add(games *[]Game, line string) error {
	rest, begins := strings.CutPrefix(line, starts)
	if !begins {
		if len(*games) == 0 {
			return fmt.Errorf("expected a line that begins with %q, got %.40q", starts, line)
		}
		r, err := parseRecord(line)
		if err != nil {
			return err
		}
		g := &(*games)[len(*games)-1]
		g.Records = append(g.Records, r)
		return nil
	}
	id, setup, _ := strings.Cut(rest, " ")
	g := Game{ID: id}
	d := json.NewDecoder(strings.NewReader(setup))
	d.DisallowUnknownFields()
	if err := d.Decode(&g.Setup); err != nil {
		return fmt.Errorf("game %s: set-up: %w", id, err)
	}
	*games = append(*games, g)
	return nil
}

// Write replaces the games of a folder. Each file is written beside the old one
// and put in its place when it is whole, so that a full disk or an interrupt
// leaves the old one.
func Write(folder string, games []Game) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("golden: %w", err)
	}
	old, err := filepath.Glob(filepath.Join(folder, "*"+ending))
	if err != nil {
		return fmt.Errorf("golden: %w", err)
	}
	files := map[string][]Game{}
	for _, g := range games {
		files[g.file()] = append(files[g.file()], g)
	}
	for name, part := range files {
		text, err := compress(part)
		if err != nil {
			return fmt.Errorf("golden: %s: %w", name, err)
		}
		if err := replace(filepath.Join(folder, name), text); err != nil {
			return err
		}
	}
	for _, path := range old {
		if files[filepath.Base(path)] == nil {
			if err := os.Remove(path); err != nil {
				return fmt.Errorf("golden: %w", err)
			}
		}
	}
	return nil
}

func compress(games []Game) ([]byte, error) {
	var out bytes.Buffer
	z, err := packer.NewWriter(&out, &packer.WriterConfig{Level: packer.BestCompression})
	if err != nil {
		return nil, err
	}
	fmt.Fprintln(z, heading)
	for _, g := range games {
		setup, err := json.Marshal(g.Setup)
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(z, "%s%s %s\n", starts, g.ID, setup)
		for _, r := range g.Records {
			fmt.Fprintln(z, r)
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// replace leaves a file as it is if it would not change.
func replace(path string, text []byte) error {
	if was, err := os.ReadFile(path); err == nil && bytes.Equal(was, text) {
		return nil
	}
	if err := whole.Write(path, text); err != nil {
		return fmt.Errorf("golden: %w", err)
	}
	return nil
}
