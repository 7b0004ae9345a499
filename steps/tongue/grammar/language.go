package grammar

import (
	"strings"

	"fengsheng/steps/say"
)

// Language is a written form of the game's language, by the name that Gherkin gives it.
type Language string

// The written forms. Zh is what templates are written in; Hant is derived from it.
const (
	Zh   Language = "zh-CN"
	Hant Language = "zh-TW"
	En   Language = "en"
)

// Languages are all of them, the one in which the suite is written first.
func Languages() []Language { return []Language{Zh, Hant, En} }

// Named is the language of a name such as zh-TW, zh or en.
func Named(name string) (Language, error) {
	switch strings.ToLower(strings.ReplaceAll(name, "_", "-")) {
	case "zh", "zh-cn", "zh-hans", "zh-sg":
		return Zh, nil
	case "zh-tw", "zh-hk", "zh-hant", "zh-mo":
		return Hant, nil
	case "en", "en-us", "en-gb":
		return En, nil
	}
	return "", say.Problemf("没有语言“%s”；可用：zh-CN、zh-TW、en", "there is no language %q; there are zh-CN, zh-TW and en", name)
}

// Declared is the language in whose templates a written form is declared.
func (l Language) Declared() Language {
	if l == Hant {
		return Zh
	}
	return l
}

// Locale is in which language somebody is addressed who writes this one.
func (l Language) Locale() say.Locale {
	if l == En {
		return say.En
	}
	return say.Zh
}

// For is the language of those who are addressed in a locale.
func For(l say.Locale) Language {
	if l == say.En {
		return En
	}
	return Zh
}

// finish brings a text that was written in the declared language into its written form.
func (l Language) finish(text string) string {
	if l == Hant {
		return Traditional(text)
	}
	return text
}

// Normal is a text in the one spelling in which templates are matched: simplified characters and full-width marks in
// Chinese, single blanks and ASCII marks in English; a full stop at the end says nothing.
func (l Language) Normal(text string) string {
	if l.Declared() == En {
		text = strings.Join(strings.Fields(asciiMarks.Replace(text)), " ")
		return strings.TrimSuffix(text, ".")
	}
	return strings.TrimRight(Simplified(strings.TrimSpace(text)), "。")
}
