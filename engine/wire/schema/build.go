package schema

import (
	"reflect"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// side says who writes a message, on which it depends how exactly cards are
// named.
type side struct {
	suffix string            // of the definitions that differ from the result's
	words  map[string]string // names that may be looser here
}

var (
	// ofSubject: what the subject writes names cards in full.
	ofSubject = side{}
	// ofHarness: the harness may ask for any red Probe.
	ofHarness = side{"Wanted", map[string]string{"card": "someCard"}}
	// ofTrace: a trace holds the answers of chance too.
	ofTrace = side{"Traced", map[string]string{"card": "someCard", "deed": "deedOrDeal"}}
)

// builder collects definitions while it follows the types of messages.
type builder struct {
	defs properties
	side side
}

// message defines a message of the given type under a name.
func (b *builder) message(name, doc string, s side, example any, extra ...*node) {
	b.side = s
	n := b.object(reflect.TypeOf(example))
	n.Title, n.Description = name, doc
	n.AllOf = append(n.AllOf, extra...)
	b.defs = append(b.defs, property{name, n})
}

// of is the schema of a type.
func (b *builder) of(t reflect.Type) *node {
	switch t.Kind() {
	case reflect.Pointer:
		return b.of(t.Elem())
	case reflect.String:
		return &node{Type: "string"}
	case reflect.Bool:
		return &node{Type: "boolean"}
	case reflect.Int:
		return &node{Type: "integer"}
	case reflect.Slice:
		return &node{Type: "array", Items: b.of(t.Elem())}
	case reflect.Map:
		return &node{Type: "object", Others: b.of(t.Elem())}
	case reflect.Struct:
		return b.part(t)
	}
	panic("schema: no schema for " + t.String())
}

// part refers to the definition of a type that messages are made of, and makes
// it the first time.
func (b *builder) part(t reflect.Type) *node {
	name := lower(t.Name())
	if usesWords(t, b.side.words) {
		name += b.side.suffix
	}
	if b.defs.named(name) == nil {
		b.defs = append(b.defs, property{name, &node{}})
		*b.defs.named(name) = *b.object(t)
	}
	return ref(name)
}

// usesWords is whether the type says anything that is said otherwise on this
// side.
func usesWords(t reflect.Type, other map[string]string) bool {
	for _, f := range reflect.VisibleFields(t) {
		if other[fields[t.Name()+"."+jsonName(f)].words] != "" {
			return true
		}
	}
	return false
}

// object is the schema of a struct. Fields of embedded structs are its own.
func (b *builder) object(t reflect.Type) *node {
	n := &node{Type: "object", AllOf: slices.Clone(conditions[t.Name()])}
	for _, f := range reflect.VisibleFields(t) {
		if f.Anonymous {
			n.AllOf = append(n.AllOf, conditions[f.Type.Name()]...)
			continue
		}
		owner := t
		if len(f.Index) > 1 {
			owner = t.FieldByIndex(f.Index[:1]).Type
		}
		name := jsonName(f)
		n.Properties = append(n.Properties, property{name, b.field(owner.Name()+"."+name, f.Type)})
		if !strings.Contains(f.Tag.Get("json"), ",omitempty") && !optional[owner.Name()+"."+name] {
			n.Required = append(n.Required, name)
		}
	}
	return n
}

// field is the schema of one field: what its type says, with what the table
// says beside it.
func (b *builder) field(key string, t reflect.Type) *node {
	about := fields[key]
	n := b.of(t)
	if about.words != "" {
		words := about.words
		if other := b.side.words[words]; other != "" {
			words = other
		}
		if n.Type == "array" {
			n.Items = ref(words)
		} else {
			n = ref(words)
		}
	}
	n.Description = about.doc
	n.bound(about.shape)
	return n
}

// bound adds the bounds of a field's shape.
func (n *node) bound(by *node) {
	if by == nil {
		return
	}
	n.Enum, n.Pattern, n.MaxLength = by.Enum, by.Pattern, by.MaxLength
	n.Minimum, n.Maximum, n.MinItems, n.MaxItems = by.Minimum, by.Maximum, by.MinItems, by.MaxItems
	if by.Items != nil {
		n.Items = by.Items
	}
	if by.Others != nil {
		n.Others = by.Others
	}
}

func jsonName(f reflect.StructField) string {
	name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
	return name
}

func lower(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[size:]
}
