package main

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// rooms are the folders beside the program that are no verb's, each with what every verb may know of it.
var rooms = map[string]bool{"shell": true, "usage": false, "adapter": false}

// Verbs share what package shell has and know nothing of each other; adapter is the skeleton of the verb init alone, usage
// the help round all of them.
func TestVerbsDoNotReachIntoEachOther(t *testing.T) {
	const home = "fengsheng/cmd/fengsheng/"
	files, err := filepath.Glob("*/*.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no verb found", err)
	}
	for _, file := range files {
		from := filepath.Dir(file)
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range f.Imports {
			to, ours := strings.CutPrefix(strings.Trim(i.Path.Value, `"`), home)
			if ours && !rooms[to] && !(from == "initialise" && to == "adapter") {
				t.Errorf("%s imports %s: what verbs share belongs into package shell, what computes below the program", file, to)
			}
		}
	}
}

func TestEachRoomSaysWhatItIsFor(t *testing.T) {
	folders, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range folders {
		if _, err := os.Stat(filepath.Join(d.Name(), "doc.go")); d.IsDir() && d.Name() != "adapter" && err != nil {
			t.Errorf("%s has no doc.go", d.Name())
		}
	}
}
