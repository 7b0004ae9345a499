package say

import (
	"errors"
	"fmt"
	"strings"

	"fengsheng/engine/driver/foreign"
)

// Locale is the language in which people are addressed.
type Locale string

const (
	// Zh is Chinese, the language of the game and of its scenarios.
	Zh Locale = "zh"
	// En is English.
	En Locale = "en"
)

// Say picks the wording of this locale. Both stand side by side at the place of use, so that neither is forgotten.
func (l Locale) Say(zh, en string) string {
	if l == En {
		return en
	}
	return zh
}

// Sayf is Say with a format; both formats take the same arguments in the same order (or by index). Arguments that are
// [Spoken] are told in this locale.
func (l Locale) Sayf(zh, en string, args ...any) string {
	return fmt.Sprintf(l.Say(zh, en), spoken(l, args)...)
}

// Spoken is something that has a name in every locale, such as a card or another message.
type Spoken interface {
	Spoken(Locale) string
}

// spoken gives those arguments that have names in the wording of a locale.
func spoken(l Locale, args []any) []any {
	out := make([]any, len(args))
	for i, a := range args {
		if s, ok := a.(Spoken); ok {
			a = s.Spoken(l)
		}
		out[i] = a
	}
	return out
}

// Text is a message in both languages. It travels in the stream, so that a report can be drawn in either.
type Text struct {
	Zh string `json:"zh"`
	En string `json:"en"`
}

// Plain is a message that is the same in both languages, such as what a step said.
func Plain(s string) Text { return Text{Zh: s, En: s} }

// Textf formats a message in both languages.
func Textf(zh, en string, args ...any) Text {
	return Text{Zh: legible(Zh.Sayf(zh, "", args...)), En: legible(En.Sayf("", en, args...))}
}

// mostWords bounds a message, in characters.
const mostWords = 4000

// legible keeps what a message quotes from steering the terminal of whoever reads it.
func legible(s string) string { return foreign.Text(s, mostWords) }

// In gives the wording of a locale.
func (t Text) In(l Locale) string { return l.Say(t.Zh, t.En) }

// Spoken is In, so that a message may be part of another one.
func (t Text) Spoken(l Locale) string { return t.In(l) }

// Empty says that there is no message.
func (t Text) Empty() bool { return t.Zh == "" && t.En == "" }

// Problem is an error that can be told in both languages. Its Error is English, as logs are.
type Problem struct {
	Text
	// Err is the cause, or nil. It is found by errors.Is, never printed twice.
	Err error
}

// Problemf makes a Problem.
func Problemf(zh, en string, args ...any) *Problem {
	return &Problem{Text: Textf(zh, en, args...)}
}

// Because sets the cause.
func (p *Problem) Because(err error) *Problem {
	p.Err = err
	return p
}

// Near adds what was perhaps meant, if anything was near it.
func (p *Problem) Near(names []string) *Problem {
	if len(names) > 0 {
		list := strings.Join(names, ", ")
		p.Zh += "；相近的有 " + list
		p.En += "; near it: " + list
	}
	return p
}

// Error gives the English wording.
func (p *Problem) Error() string { return p.En }

// Unwrap gives the cause.
func (p *Problem) Unwrap() error { return p.Err }

// TextOf tells an error in both languages: as its Problem does, or its method In, line by line where several were
// joined, and with its own words where it has only those.
func TextOf(err error) Text {
	if err == nil {
		return Text{}
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joinTexts(joined.Unwrap())
	}
	var p *Problem
	if errors.As(err, &p) {
		return p.Text
	}
	var speaker interface{ In(locale string) string }
	if errors.As(err, &speaker) {
		return Text{Zh: speaker.In(string(Zh)), En: speaker.In(string(En))}
	}
	return Plain(legible(err.Error()))
}

func joinTexts(errs []error) Text {
	var t Text
	for i, err := range errs {
		one := TextOf(err)
		if i > 0 {
			t.Zh, t.En = t.Zh+"\n", t.En+"\n"
		}
		t.Zh, t.En = t.Zh+one.Zh, t.En+one.En
	}
	return t
}
