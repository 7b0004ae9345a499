package table

import (
	"reflect"
	"testing"
	"unsafe"
)

func TestStateIsAPlainValueOfKnownSize(t *testing.T) {
	// A death knows the killer's gender (YXS-006); the State knows how many had
	// died when the turn began (HS-004), which factions are gone (XB-018), and of
	// who waits to leave how it will be (DEATH-011).
	const want = 2280
	if got := unsafe.Sizeof(State{}); got != want {
		t.Errorf("State has %d bytes, want %d: a change of layout is a decision, write it here", got, want)
	}
	walk(t, reflect.TypeFor[State](), "State")
}

// walk fails on anything that assignment would share or == could not compare.
func walk(t *testing.T, x reflect.Type, path string) {
	switch x.Kind() {
	case reflect.Struct:
		for i := range x.NumField() {
			f := x.Field(i)
			if !f.IsExported() {
				t.Errorf("%s.%s is unexported and would be lost in JSON", path, f.Name)
			}
			walk(t, f.Type, path+"."+f.Name)
		}
	case reflect.Array:
		walk(t, x.Elem(), path+"[]")
	case reflect.Bool, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
	default:
		t.Errorf("%s is a %s: only plain unsigned values, arrays and structs belong in a State", path, x.Kind())
	}
}
