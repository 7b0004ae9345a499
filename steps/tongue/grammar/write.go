package grammar

import "reflect"

// writer writes one value by one template, and remembers which fields it has told.
type writer struct {
	*form
	v    reflect.Value
	told map[int]bool
}

// write is the value in words, and false if the template does not say all of it.
func (f *form) write(v reflect.Value) (string, bool) {
	w := writer{f, v, map[int]bool{}}
	text, ok := w.all(f.nodes)
	if !ok {
		return "", false
	}
	for i := range v.NumField() {
		if _, below := v.Field(i).Interface().(Below); !below && !w.told[i] && !v.Field(i).IsZero() {
			return "", false
		}
	}
	return text, true
}

func (w *writer) all(nodes []node) (string, bool) {
	out := ""
	for _, n := range nodes {
		text, ok := w.one(n)
		if !ok {
			return "", false
		}
		out += text
	}
	return out, true
}

func (w *writer) one(n node) (string, bool) {
	switch n := n.(type) {
	case literal:
		return string(n), true
	case mark:
		w.told[n.field] = true
		return "", holds(w.v.Field(n.field), n.word)
	case agreement:
		if p, ok := w.noun(n.field).(Plural); ok && p.Plural(w.language) {
			return n.many, true
		}
		return n.one, true
	case hole:
		w.told[n.field] = true
		text := w.noun(n.field).Write(w.language)
		return text, text != ""
	case option:
		if !w.speaks(n) {
			return "", true
		}
		return w.all(n)
	case choice:
		for _, c := range n {
			if (len(n) == 1 || w.fits(c)) && w.fresh(c) {
				if text, ok := w.all(c); ok {
					return text, true
				}
			}
		}
	}
	return "", false
}

func (w *writer) noun(field int) Noun {
	p := reflect.New(w.typ.Field(field).Type)
	p.Elem().Set(w.v.Field(field))
	return p.Interface().(Noun)
}

// speaks is whether an option has something to say that is not told yet: a hole with a value, or a mark that is so.
// Plain text that may be left out is left out.
func (w *writer) speaks(nodes []node) bool {
	said := false
	for _, n := range nodes {
		switch n := n.(type) {
		case hole:
			if w.told[n.field] || w.v.Field(n.field).IsZero() {
				return false
			}
			said = true
		case mark:
			if w.told[n.field] || !holds(w.v.Field(n.field), n.word) {
				return false
			}
			said = true
		case choice:
			for _, c := range n {
				said = said || w.speaks(c)
			}
		case option:
			said = said || w.speaks(n)
		}
	}
	return said
}

// fits is whether all holes of an alternative have a value and its marks are so.
func (w *writer) fits(nodes []node) bool {
	for _, n := range nodes {
		switch n := n.(type) {
		case hole:
			if w.v.Field(n.field).IsZero() {
				return false
			}
		case mark:
			if !holds(w.v.Field(n.field), n.word) {
				return false
			}
		}
	}
	return true
}

// fresh is whether an alternative tells nothing that was told before it.
func (w *writer) fresh(nodes []node) bool {
	for _, n := range nodes {
		if h, ok := n.(hole); ok && w.told[h.field] {
			return false
		}
	}
	return true
}
