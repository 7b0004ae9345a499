package schema

import (
	"reflect"
	"testing"

	"fengsheng/engine/wire"
)

// Every field of every type that a message is made of is described, and nothing
// else is.
func TestEveryFieldIsDescribed(t *testing.T) {
	seen := map[string]bool{}
	var visit func(reflect.Type)
	visit = func(typ reflect.Type) {
		switch typ.Kind() {
		case reflect.Pointer, reflect.Slice:
			visit(typ.Elem())
			return
		case reflect.Struct:
		default:
			return
		}
		for i := range typ.NumField() {
			f := typ.Field(i)
			visit(f.Type)
			if f.Anonymous {
				continue
			}
			key := typ.Name() + "." + jsonName(f)
			seen[key] = true
			if fields[key].doc == "" {
				t.Errorf("%s has no description", key)
			}
		}
	}
	for _, message := range []any{wire.Hello{}, wire.Welcome{}, wire.Setup{}, wire.Report{}, wire.ActParams{}, wire.ViewerParams{},
		wire.View{}, wire.SeatParams{}, wire.LegalResult{}, wire.RPCError{}, wire.Move{}, wire.ReplayParams{}, wire.ReplayResult{}} {
		visit(reflect.TypeOf(message))
	}
	for key := range fields {
		if !seen[key] {
			t.Errorf("%s is described, but no message has it", key)
		}
	}
	defined := definitions()
	for key, f := range fields {
		if f.words != "" && defined.named(f.words) == nil {
			t.Errorf("%s: nothing is named %s", key, f.words)
		}
	}
}
