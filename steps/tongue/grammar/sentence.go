package grammar

import (
	"fmt"
	"reflect"

	"fengsheng/steps/say"
)

// Keyword is under which of Gherkin's keywords a sentence may stand.
type Keyword int

// The keywords. A deed may also be told as history, under Given.
const (
	Given Keyword = iota + 1
	When
	Then
)

// Stands is whether a sentence of this keyword may stand under another one.
func (k Keyword) Stands(under Keyword) bool { return k == under || k == When && under == Given }

// In is the keyword as it is written in a language.
func (k Keyword) In(l Language) string {
	words := map[Keyword][2]string{Given: {"假如", "Given"}, When: {"当", "When"}, Then: {"那么", "Then"}}[k]
	if l == En {
		return words[1]
	}
	return l.finish(words[0])
}

// Sentence is one declared sentence, whatever its type.
type Sentence struct {
	Keyword Keyword
	// Doc says what it does or claims.
	Doc say.Text
	// example is a value of the sentence, of which the examples in all languages are written.
	example any
	typ     reflect.Type
	forms   map[Language][]*form
	texts   map[Language][]string
}

// Templates are the ways of saying a sentence, the canonical one first.
type Templates struct {
	// Zh and En are in simplified Chinese and in English.
	Zh, En []string
}

// Declare declares the sentence whose values have the type of the example. A template that is none is a mistake in the
// program.
func Declare(k Keyword, example any, t Templates, doc, docEN string) *Sentence {
	s := &Sentence{Keyword: k, Doc: say.Text{Zh: doc, En: docEN}, example: example, typ: reflect.TypeOf(example),
		forms: map[Language][]*form{}, texts: map[Language][]string{Zh: t.Zh, En: t.En}}
	for l, texts := range s.texts {
		for _, text := range texts {
			f, err := newForm(l, text, s.typ)
			if err != nil {
				panic(err)
			}
			s.forms[l] = append(s.forms[l], f)
		}
	}
	return s
}

// Name is the name of the sentence's type: stable, and the same in every language.
func (s *Sentence) Name() string { return s.typ.Name() }

// Type is the type of the sentence's values.
func (s *Sentence) Type() reflect.Type { return s.typ }

// Templates are how the sentence is declared in a language, for people to look at.
func (s *Sentence) Templates(l Language) []string {
	out := []string{}
	for _, text := range s.texts[l.Declared()] {
		out = append(out, l.finish(text))
	}
	return out
}

// Example is an example in a language.
func (s *Sentence) Example(l Language) string { return s.Write(l, s.example) }

// Write is a value of the sentence's type in words. A value that no template says is a mistake in the program, which is
// told in the text itself rather than hidden.
func (s *Sentence) Write(l Language, value any) string {
	text, ok := s.Say(l, value)
	if !ok {
		return fmt.Sprintf("%s%+v", s.Name(), value)
	}
	return text
}

// Say is Write that tells whether there are words for the value.
func (s *Sentence) Say(l Language, value any) (string, bool) {
	for _, f := range s.forms[l.Declared()] {
		if text, ok := f.write(reflect.ValueOf(value)); ok {
			return l.finish(text), true
		}
	}
	return "", false
}

// Read takes a text that is [Language.Normal] apart. Found is whether a template matches; then value is of the
// sentence's type, or err says what in the text cannot be read.
func (s *Sentence) Read(l Language, text string) (value any, found bool, err error) {
	for _, f := range s.forms[l.Declared()] {
		if !f.holdsAnchor(text) {
			continue
		}
		v, ok, failed := f.read(f.strict(), text)
		switch {
		case ok && failed == nil:
			return v.Interface(), true, nil
		case ok && err == nil:
			found, err = true, failed
		}
	}
	return nil, found, err
}

// Misread is why a text that has the shape of the sentence is not one, or nil if it has not even the shape: a name in it
// is unknown.
func (s *Sentence) Misread(l Language, text string) error {
	for _, f := range s.forms[l.Declared()] {
		if !f.holdsAnchor(text) {
			continue
		}
		if _, ok, err := f.read(f.loose(), text); ok && err != nil {
			return err
		}
	}
	return nil
}
