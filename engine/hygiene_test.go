package engine_test

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// pure are the packages in which nothing may depend on anything but the
// position: no clock, no random source, no goroutine, and no map, whose order
// is chance too.
var pure = []string{"table", "rule", "card", "character", "profile", "view"}

func eachFile(t *testing.T, dirs []string, visit func(path string, fset *token.FileSet, f *ast.File)) {
	t.Helper()
	for _, dir := range dirs {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no Go files in %s: %v", dir, err)
		}
		for _, path := range files {
			if strings.HasSuffix(path, "_test.go") {
				continue
			}
			fset := token.NewFileSet()
			f, err := parser.ParseFile(fset, path, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			visit(path, fset, f)
		}
	}
}

func TestPurePackagesHaveNoHiddenInput(t *testing.T) {
	eachFile(t, pure, func(path string, fset *token.FileSet, f *ast.File) {
		for _, imp := range f.Imports {
			name, _ := strconv.Unquote(imp.Path.Value)
			switch name {
			case "time", "math/rand", "math/rand/v2", "crypto/rand", "sync", "os", "unsafe":
				t.Errorf("%s imports %s", path, name)
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.MapType, *ast.GoStmt, *ast.ChanType, *ast.SelectStmt:
				t.Errorf("%s: a map, channel or goroutine", fset.Position(n.Pos()))
			}
			return true
		})
	})
}

// Cards and characters change the table through verbs only, which announce
// what they do. Taking the address of a part of the State would get round it.
func TestOnlyTheKernelWritesToTheState(t *testing.T) {
	eachFile(t, []string{"card", "character", "view", "profile", "wire", "driver", ".", "../fuzz/play", "../fuzz/law", "../fuzz/relation", "../fuzz/grind"}, func(path string, fset *token.FileSet, f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			switch x := n.(type) {
			case *ast.AssignStmt:
				for _, lhs := range x.Lhs {
					if throughState(lhs) {
						t.Errorf("%s: writes to the State", fset.Position(x.Pos()))
					}
				}
			case *ast.IncDecStmt:
				if throughState(x.X) {
					t.Errorf("%s: writes to the State", fset.Position(x.Pos()))
				}
			case *ast.UnaryExpr:
				if x.Op == token.AND && throughState(x.X) && strings.HasPrefix(path, "c") {
					t.Errorf("%s: takes the address of a part of the State", fset.Position(x.Pos()))
				}
			}
			return true
		})
	})
}

// throughState is whether the expression reaches something through a field S.
func throughState(x ast.Expr) bool {
	for {
		switch e := x.(type) {
		case *ast.SelectorExpr:
			if e.Sel.Name == "S" {
				return true
			}
			x = e.X
		case *ast.IndexExpr:
			x = e.X
		case *ast.ParenExpr:
			x = e.X
		default:
			return false
		}
	}
}

// A character's skills are named in its own file and nowhere else.
func TestKernelNamesNoCardAndNoCharacter(t *testing.T) {
	eachFile(t, []string{"rule"}, func(path string, fset *token.FileSet, f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			sel, ok := n.(*ast.SelectorExpr)
			if !ok {
				return true
			}
			if pkg, ok := sel.X.(*ast.Ident); ok && pkg.Name == "table" {
				switch sel.Sel.Name {
				case "Burn", "Counter", "Decode", "Intercept", "Lure", "Lock", "Muddle", "Probe", "Return":
					t.Errorf("%s: the kernel names the card %s", fset.Position(sel.Pos()), sel.Sel.Name)
				}
			}
			return true
		})
	})
}

func TestFilesAreShort(t *testing.T) {
	for _, root := range []string{".", "../steps", "../fuzz", "../cmd"} {
		err := filepath.WalkDir(root, func(path string, d os.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			limit := 400
			if strings.HasPrefix(path, "rule"+string(filepath.Separator)) && !strings.HasSuffix(path, "_test.go") {
				limit = 250
			}
			if n := bytes.Count(text, []byte("\n")); n > limit {
				t.Errorf("%s has %d lines, at most %d", path, n, limit)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// bound are the folders whose packages may start processes or ask the operating system: all else builds for the browser.
var bound = []string{"engine/driver/spawn", "engine/driver/fake", "fuzz/native/fuzzall", "cmd"}

func TestOnlySpawnStartsProcesses(t *testing.T) {
	root := ".."
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		rel, _ := filepath.Rel(root, path)
		for _, dir := range bound {
			if strings.HasPrefix(filepath.ToSlash(rel), dir+"/") {
				return nil
			}
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		for _, imp := range f.Imports {
			switch name, _ := strconv.Unquote(imp.Path.Value); name {
			case "os/exec", "os/signal", "syscall":
				t.Errorf("%s imports %s; processes are started by engine/driver/spawn", rel, name)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
