package rulings

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path"
	"regexp"
	"strings"
)

// NoSource is the finder of an installed program, which has no tests to look in: everything is Unchecked.
type NoSource struct{}

// Find knows nothing.
func (NoSource) Find(string) (Presence, error) { return Unchecked, nil }

// Module finds tests in the source of one Go module.
type Module struct {
	root fs.FS
	path string
}

var moduleLine = regexp.MustCompile(`(?m)^module\s+"?([^\s"]+)"?`)

// OpenModule gives the finder for the module at root, usually os.DirFS of a checkout. Without a go.mod there it gives
// NoSource; an unreadable or nameless go.mod is an error.
func OpenModule(root fs.FS) (TestFinder, error) {
	text, err := fs.ReadFile(root, "go.mod")
	if errors.Is(err, fs.ErrNotExist) {
		return NoSource{}, nil
	}
	if err != nil {
		return nil, fmt.Errorf("rulings: module root: %w", err)
	}
	name := moduleLine.FindSubmatch(text)
	if name == nil {
		return nil, errors.New("rulings: go.mod: no module line; expected `module NAME`")
	}
	return Module{root: root, path: string(name[1])}, nil
}

// Find looks for a name such as fengsheng/engine/profile.TestStandardDeck in the test files of that package.
// A package of another module is Unchecked.
func (m Module) Find(name string) (Presence, error) {
	dir, test, ok := m.split(name)
	if !ok {
		return Unchecked, nil
	}
	files, err := fs.Glob(m.root, path.Join(dir, "*_test.go"))
	if err != nil {
		return Absent, fmt.Errorf("rulings: tests of %s: %w", dir, err)
	}
	for _, file := range files {
		found, err := m.declares(file, test)
		if err != nil || found == Present {
			return found, err
		}
	}
	return Absent, nil
}

// split turns a proved_by name into a folder of the module and a function.
func (m Module) split(name string) (dir, test string, ok bool) {
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return "", "", false
	}
	if name[:dot] == m.path {
		return ".", name[dot+1:], true
	}
	dir, ok = strings.CutPrefix(name[:dot], m.path+"/")
	return dir, name[dot+1:], ok
}

func (m Module) declares(file, test string) (Presence, error) {
	text, err := fs.ReadFile(m.root, file)
	if err != nil {
		return Absent, fmt.Errorf("rulings: tests: %w", err)
	}
	source, err := parser.ParseFile(token.NewFileSet(), file, text, parser.SkipObjectResolution)
	if err != nil {
		return Absent, fmt.Errorf("rulings: tests: %w", err)
	}
	for _, declaration := range source.Decls {
		if function, ok := declaration.(*ast.FuncDecl); ok && function.Recv == nil && function.Name.Name == test {
			return Present, nil
		}
	}
	return Absent, nil
}
