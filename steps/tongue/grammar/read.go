package grammar

import (
	"fmt"
	"reflect"
	"regexp"
	"strings"
	"sync"

	"fengsheng/steps/say"
)

// form is one template of a sentence in one language.
type form struct {
	language Language
	nodes    []node
	typ      reflect.Type
	// slots are the holes and marks in the order of their groups.
	slots []node
	// anchor is a literal that every reading contains; it saves most attempts.
	anchor        string
	strict, loose func() *regexp.Regexp
}

func newForm(l Language, text string, typ reflect.Type) (*form, error) {
	nodes, err := parse(text, fieldOf(typ))
	if err != nil {
		return nil, err
	}
	f := &form{language: l, nodes: nodes, typ: typ, anchor: anchorOf(nodes)}
	f.collect(nodes)
	f.strict = sync.OnceValue(func() *regexp.Regexp { return f.compile(Noun.Pattern) })
	f.loose = sync.OnceValue(func() *regexp.Regexp { return f.compile(Noun.Loose) })
	return f, nil
}

func fieldOf(typ reflect.Type) func(string) (int, error) {
	return func(name string) (int, error) {
		f, ok := typ.FieldByName(name)
		if !ok {
			return 0, fmt.Errorf("there is no field %q in %s", name, typ)
		}
		return f.Index[0], nil
	}
}

// anchorOf is the longest literal at the top of a template.
func anchorOf(nodes []node) string {
	best := ""
	for _, n := range nodes {
		if l, ok := n.(literal); ok && len(l) > len(best) {
			best = string(l)
		}
	}
	return best
}

func (f *form) collect(nodes []node) {
	for _, n := range nodes {
		switch n := n.(type) {
		case hole, mark:
			f.slots = append(f.slots, n)
		case option:
			f.collect(n)
		case choice:
			for _, c := range n {
				f.collect(c)
			}
		}
	}
}

// compile makes the regular expression of the form with the patterns that of gives for its nouns.
func (f *form) compile(of func(Noun, Language) string) *regexp.Regexp {
	var out strings.Builder
	var put func([]node)
	put = func(nodes []node) {
		for _, n := range nodes {
			switch n := n.(type) {
			case literal:
				out.WriteString(regexp.QuoteMeta(string(n)))
			case hole:
				out.WriteString("(" + of(f.noun(n.field), f.language) + ")")
			case mark:
				out.WriteString("()")
			case agreement:
				out.WriteString("(?:" + regexp.QuoteMeta(n.one) + "|" + regexp.QuoteMeta(n.many) + ")")
			case option:
				out.WriteString("(?:")
				put(n)
				out.WriteString(")?")
			case choice:
				for i, c := range n {
					out.WriteString([]string{"(?:", "|"}[min(i, 1)])
					put(c)
				}
				out.WriteString(")")
			}
		}
	}
	out.WriteString("^")
	put(f.nodes)
	out.WriteString("$")
	return regexp.MustCompile(out.String())
}

// noun is a fresh noun of the type of a field.
func (f *form) noun(field int) Noun {
	return reflect.New(f.typ.Field(field).Type).Interface().(Noun)
}

// read takes a text apart by a regular expression of the form. It is no error that the text does not match, only that
// something in it cannot be read.
func (f *form) read(re *regexp.Regexp, text string) (reflect.Value, bool, error) {
	m := re.FindStringSubmatchIndex(text)
	if m == nil {
		return reflect.Value{}, false, nil
	}
	v := reflect.New(f.typ).Elem()
	said := map[int]bool{}
	for i, s := range f.slots {
		from, to := m[2*i+2], m[2*i+3]
		if from < 0 {
			continue
		}
		switch s := s.(type) {
		case mark:
			set(v.Field(s.field), s.word)
		case hole:
			if from == to {
				continue
			}
			if said[s.field] {
				return v, true, say.Problemf("“%s”说了两次", "%q says it a second time", text[from:to])
			}
			said[s.field] = true
			if err := v.Field(s.field).Addr().Interface().(Noun).Read(f.language, text[from:to]); err != nil {
				return v, true, err
			}
		}
	}
	return v, true, nil
}

// set gives a field the value of a mark.
func set(v reflect.Value, word string) {
	if v.Kind() == reflect.Bool {
		v.SetBool(word == "true")
		return
	}
	v.SetString(word)
}

// holds is whether a field has the value of a mark.
func holds(v reflect.Value, word string) bool {
	if v.Kind() == reflect.Bool {
		return v.Bool() == (word == "true")
	}
	return v.String() == word
}

// holdsAnchor is whether a text can match at all.
func (f *form) holdsAnchor(text string) bool { return strings.Contains(text, f.anchor) }
