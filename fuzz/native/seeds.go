package native

import (
	"io/fs"
	"math/rand/v2"
	"path"
	"slices"

	"fengsheng/features"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/grammar"
)

// Seeds are the inputs that fuzzing of a target begins with: those below
// seeds/ in the corpus, and what else in the project is of its kind. Targets that
// make a game of whatever they are given get some bytes from a fixed source
// beside. An empty list is an error: without seeds plain go test tests nothing.
func Seeds(corpus fs.FS, t Target) ([][]byte, error) {
	globs := []string{"seeds/" + t.Name + "/*"}
	if t.Name == "Game" || t.Name == "Trace" {
		globs = append(globs, "games/*.jsonl")
	}
	out, err := contents(corpus, globs...)
	if err != nil {
		return nil, err
	}
	switch t.Name {
	case "Game", "Setup":
		out = append(out, tapes(tapeSeeds)...)
	case "Feature":
		some, err := someFeatures()
		if err != nil {
			return nil, err
		}
		out = append(out, some...)
		for _, s := range tongue.All().Sentences() {
			for _, l := range grammar.Languages() {
				out = append(out, []byte(s.Keyword.In(l)+" "+s.Example(l)))
			}
		}
	}
	if len(out) == 0 {
		return nil, &fs.PathError{Op: "seeds", Path: globs[0], Err: fs.ErrNotExist}
	}
	return out, nil
}

// contents is the files that match the patterns, in the order of their names.
func contents(fsys fs.FS, globs ...string) (all [][]byte, err error) {
	for _, glob := range globs {
		names, err := fs.Glob(fsys, glob)
		if err != nil {
			return nil, err
		}
		slices.Sort(names)
		for _, name := range names {
			text, err := fs.ReadFile(fsys, name)
			if err != nil {
				return nil, err
			}
			all = append(all, text)
		}
	}
	return all, nil
}

// tapeSeeds is how many tapes are made up, of lengths up to tapeLength bytes.
const (
	tapeSeeds  = 40
	tapeLength = 400
)

func tapes(n int) (all [][]byte) {
	for seed := range uint64(n) {
		src := rand.New(rand.NewPCG(seed, 0))
		tape := make([]byte, 60+src.IntN(tapeLength-60))
		for i := range tape {
			tape[i] = byte(src.Uint32())
		}
		all = append(all, tape)
	}
	return all
}

// someFeatures is one feature file of each chapter, its shortest.
func someFeatures() ([][]byte, error) {
	paths, err := features.Paths(features.FS())
	if err != nil {
		return nil, err
	}
	shortest := map[string][]byte{}
	for _, name := range paths {
		text, err := fs.ReadFile(features.FS(), name)
		if err != nil {
			return nil, err
		}
		if best, ok := shortest[path.Dir(name)]; !ok || len(text) < len(best) {
			shortest[path.Dir(name)] = text
		}
	}
	var out [][]byte
	for _, name := range paths {
		if text, ok := shortest[path.Dir(name)]; ok {
			out = append(out, text)
			delete(shortest, path.Dir(name))
		}
	}
	return out, nil
}
