package adapter

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fengsheng/engine/wire"
)

// fieldsOf are the JSON tags of a type of package wire.
func fieldsOf(t reflect.Type) []string {
	var tags []string
	for i := range t.NumField() {
		tags = append(tags, t.Field(i).Tag.Get("json"))
	}
	return tags
}

// written are the JSON tags of the types in the skeleton in Go.
func written(t *testing.T) map[string][]string {
	t.Helper()
	types := map[string][]string{}
	for _, name := range []string{"messages.go", "view.go"} {
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("templates/go", name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			if s, ok := spec.Type.(*ast.StructType); ok {
				for _, f := range s.Fields.List {
					if f.Tag != nil {
						tag, _ := strconv.Unquote(f.Tag.Value)
						types[spec.Name.Name] = append(types[spec.Name.Name], reflect.StructTag(tag).Get("json"))
					}
				}
			}
			return false
		})
	}
	return types
}

// The types that the skeleton in Go gives to people are those of the protocol, field by field.
func TestTheTypesInGoAreThoseOfTheProtocol(t *testing.T) {
	got := written(t)
	for name, of := range map[string]any{
		"Table": wire.Setup{}, "Seat": wire.SeatSetup{}, "Act": wire.ActParams{}, "Action": wire.Action{}, "Asked": wire.Awaiting{},
		"Event": wire.Event{}, "Chance": wire.Chance{}, "Report": wire.Report{}, "View": wire.View{}, "SeatView": wire.SeatView{},
		"Deck": wire.Deck{}, "Pile": wire.Pile{}, "Transit": wire.Transit{}, "Item": wire.Item{}, "Death": wire.Death{},
		"Result": wire.Result{}, "EndIdentity": wire.EndIdentity{},
	} {
		want := fieldsOf(reflect.TypeOf(of))
		if name == "Action" {
			// Only chance deals identities, and chance is nobody's act.
			want = slices.DeleteFunc(want, func(f string) bool { return f == "identity,omitempty" })
		}
		if name == "Table" || name == "Seat" || name == "Act" {
			// These are only read, and reading leaves nothing out.
			want = emptied(want)
		}
		slices.Sort(want)
		slices.Sort(got[name])
		if !slices.Equal(got[name], want) {
			t.Errorf("%s has the fields %v, the protocol has %v", name, got[name], want)
		}
	}
}

// emptied are tags without the word about leaving out.
func emptied(tags []string) []string {
	var out []string
	for _, tag := range tags {
		out = append(out, strings.TrimSuffix(tag, ",omitempty"))
	}
	return out
}
