// Package adapter holds the projects that `fengsheng init` writes: the protocol's loop, complete and with tests of its
// own, and an engine that says “not written yet” to everything. The templates are programs as they stand; the loop in
// JavaScript lies in corpus/subjects/basic-js, which passes the suite behind it.
//
// It writes no files: what is done where a file stands already is for the program to decide.
package adapter

import (
	"bytes"
	"embed"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"text/template"
)

//go:embed templates
var templates embed.FS

// File is one file of a project.
type File struct {
	Path string // slash-separated, below the project's folder
	Text []byte
}

// Project says which project is wanted.
type Project struct {
	Language Language
	Locale   Locale
	// Suite is the repository of the suite on GitHub, OWNER/NAME, for the CI files.
	Suite string
}

// place is where a common file goes: a template named .gitignore would be obeyed where it lies.
type place struct{ from, to string }

func (p Project) places() []place {
	readme := "README.en.md"
	if p.Locale == Chinese {
		readme = "README.zh.md"
	}
	return []place{{readme, "README.md"}, {"expect.txt", "expect.txt"}, {"gitignore", ".gitignore"},
		{"gitlab.yml", ".gitlab-ci.yml"}, {"github.yml", ".github/workflows/conformance.yml"}}
}

// Files are the project's files, sorted by path.
func (p Project) Files() ([]File, error) {
	var files []File
	folder := path.Join("templates", p.Language.Name)
	entries, err := fs.ReadDir(templates, folder)
	if err != nil {
		return nil, fmt.Errorf("adapter: no templates for %q: %w", p.Language.Name, err)
	}
	for _, e := range entries {
		text, err := templates.ReadFile(path.Join(folder, e.Name()))
		if err != nil {
			return nil, fmt.Errorf("adapter: %w", err)
		}
		// go.mod lies here as go.mod.txt: a folder with a go.mod is another module, and no part of the program.
		files = append(files, File{strings.TrimSuffix(e.Name(), ".txt"), oneLanguage(text, p.Locale)})
	}
	if p.Language.loop != nil {
		files = append(files, File{p.Language.Protocol, oneLanguage(p.Language.loop, p.Locale)})
	}
	for _, c := range p.places() {
		text, err := p.filledIn(c.from)
		if err != nil {
			return nil, err
		}
		files = append(files, File{c.to, text})
	}
	slices.SortFunc(files, func(a, b File) int { return strings.Compare(a.Path, b.Path) })
	return files, nil
}

// filledIn is a common file with what differs between languages filled in.
func (p Project) filledIn(name string) ([]byte, error) {
	t, err := template.ParseFS(templates, "templates/common/"+name)
	if err != nil {
		return nil, fmt.Errorf("adapter: %w", err)
	}
	var out bytes.Buffer
	fill := struct {
		Language
		Suite string
	}{p.Language, p.Suite}
	if err := t.Execute(&out, fill); err != nil {
		return nil, fmt.Errorf("adapter: %w", err)
	}
	return oneLanguage(out.Bytes(), p.Locale), nil
}
