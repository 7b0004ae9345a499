package lockstep

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
)

// difference is the first place where two values of one type part.
type difference struct{ path, want, got string }

// compare walks two values of one type in the order of their fields and
// elements. The names are those of the messages. Paths are put together only
// on the way back from a difference, since most comparisons find none.
func compare(name string, want, got any) *difference {
	return walk(reflect.ValueOf(want), reflect.ValueOf(got)).under(name)
}

func walk(want, got reflect.Value) *difference {
	switch want.Kind() {
	case reflect.Struct:
		for i := range want.NumField() {
			if d := walk(want.Field(i), got.Field(i)); d != nil {
				return d.under(nameOf(want.Type().Field(i)))
			}
		}
		return nil
	case reflect.Pointer:
		if !want.IsNil() && !got.IsNil() {
			return walk(want.Elem(), got.Elem())
		}
		if want.IsNil() == got.IsNil() {
			return nil
		}
	case reflect.Slice:
		return walkList(want, got)
	default:
		if want.Equal(got) {
			return nil
		}
	}
	return &difference{"", words(want), words(got)}
}

// walkList names the list as a whole where it is one of words.
func walkList(want, got reflect.Value) *difference {
	if want.Len() != got.Len() {
		return &difference{"", words(want), words(got)}
	}
	for i := range want.Len() {
		d := walk(want.Index(i), got.Index(i))
		switch {
		case d == nil:
		case want.Type().Elem().Kind() == reflect.String:
			return &difference{"", words(want), words(got)}
		default:
			return d.under(fmt.Sprintf("[%d]", i))
		}
	}
	return nil
}

// under puts the name of what encloses it before the path of a difference.
func (d *difference) under(name string) *difference {
	if d == nil {
		return nil
	}
	if d.path != "" && !strings.HasPrefix(d.path, "[") {
		name += "."
	}
	d.path = name + d.path
	return d
}

func nameOf(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	if name == "" {
		return f.Name
	}
	return name
}

func words(v reflect.Value) string {
	text, err := json.Marshal(v.Interface())
	if err != nil {
		return fmt.Sprint(v.Interface())
	}
	return string(text)
}
