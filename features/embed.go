// Package features carries the suite inside the program: every feature file and the rulings catalogue, so that an
// installed binary needs no checkout. It only holds files; package rulings reads the catalogue, package lint the form
// of the features, package steps runs them.
package features

import (
	"embed"
	"io/fs"
	"path"
	"slices"
)

// files holds the whole folder, since a pattern by name would fail while a chapter has no feature yet.
//
//go:embed *
var files embed.FS

// FS is the folder features/ as it was when the program was built.
func FS() fs.FS { return files }

// Paths lists the feature files below fsys, slash-separated and sorted.
// An unreadable folder is returned as the error of fs.WalkDir.
func Paths(fsys fs.FS) ([]string, error) {
	var paths []string
	err := fs.WalkDir(fsys, ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() && path.Ext(name) == ".feature" {
			paths = append(paths, name)
		}
		return err
	})
	slices.Sort(paths)
	return paths, err
}
