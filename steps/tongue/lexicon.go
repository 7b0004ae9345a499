package tongue

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"sync"

	"fengsheng/steps/say"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/setup"
)

// Lexicon is a set of sentences with which texts are read and values written.
type Lexicon struct {
	sentences []*grammar.Sentence
	of        map[reflect.Type]*grammar.Sentence
}

// NewLexicon makes a lexicon of sentences, no two of which have the same type.
func NewLexicon(sentences ...*grammar.Sentence) *Lexicon {
	x := &Lexicon{sentences, map[reflect.Type]*grammar.Sentence{}}
	for _, s := range sentences {
		if x.of[s.Type()] != nil {
			panic("tongue: " + s.Name() + " is declared twice")
		}
		x.of[s.Type()] = s
	}
	return x
}

// All is the language of the scenarios.
var All = sync.OnceValue(func() *Lexicon {
	return NewLexicon(slices.Concat(setup.Sentences(), deed.Sentences(), claim.Sentences())...)
})

// Sentences are the sentences, in the order in which a scenario needs them.
func (x *Lexicon) Sentences() []*grammar.Sentence { return slices.Clone(x.sentences) }

// Sentence is the one that says values of the type of this one, or nil.
func (x *Lexicon) Sentence(value any) *grammar.Sentence { return x.of[reflect.TypeOf(value)] }

// Write is a value in words. Its type must be that of a sentence.
func (x *Lexicon) Write(l grammar.Language, value any) string {
	s := x.Sentence(value)
	if s == nil {
		return fmt.Sprintf("%T%+v", value, value)
	}
	return s.Write(l, value)
}

// Text is a value in words, in both languages in which people are addressed.
func (x *Lexicon) Text(value any) say.Text {
	return say.Text{Zh: x.Write(grammar.Zh, value), En: x.Write(grammar.En, value)}
}

// Reading is a text that was understood.
type Reading struct {
	Sentence *grammar.Sentence
	// Value is what it says, of the sentence's type.
	Value any
}

// Read understands a text under a keyword. The error tells people what is wrong with it: *[Unread] or *[Ambiguous].
func (x *Lexicon) Read(l grammar.Language, under grammar.Keyword, text string) (Reading, error) {
	text = l.Normal(text)
	var found []Reading
	var failed error
	for _, s := range x.sentences {
		if !s.Keyword.Stands(under) {
			continue
		}
		v, ok, err := s.Read(l, text)
		switch {
		case ok && err == nil:
			found = append(found, Reading{s, v})
		case ok && failed == nil:
			failed = err
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return Reading{}, &Ambiguous{Language: l, Readings: found}
	case failed != nil:
		return Reading{}, &Unread{Language: l, Text: text, Because: failed}
	}
	return Reading{}, x.unread(l, under, text)
}

// Ambiguous is a text that several sentences understand.
type Ambiguous struct {
	Language grammar.Language
	Readings []Reading
}

// Told says what it may mean.
func (e *Ambiguous) Told() say.Text {
	var names []string
	for _, r := range e.Readings {
		names = append(names, r.Sentence.Write(e.Language, r.Value))
	}
	return say.Textf("这句话有几种读法：%s", "this can be read in several ways: %s", strings.Join(names, " / "))
}

func (e *Ambiguous) Error() string { return e.Told().En }

// In tells it in a locale.
func (e *Ambiguous) In(locale string) string { return e.Told().In(say.Locale(locale)) }
