package adapter

import "regexp"

// Locale is the language of what is written for people.
type Locale int

// The languages of a template.
const (
	Chinese Locale = iota + 1
	English
)

// bilingual is a passage of a template in both languages, as ⟦中文¦English⟧. The passages stand in comments and
// strings only, so that a template is a program as it stands and its own tests run on it.
var bilingual = regexp.MustCompile(`⟦([^¦⟧]*)¦([^⟧]*)⟧`)

// oneLanguage keeps one language of a template.
func oneLanguage(template []byte, l Locale) []byte {
	if l == Chinese {
		return bilingual.ReplaceAll(template, []byte("$1"))
	}
	return bilingual.ReplaceAll(template, []byte("$2"))
}
