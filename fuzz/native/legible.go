package native

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// mostWords bounds a line of a message, in characters: whoever writes a megabyte
// of nonsense does not get it back.
const mostWords = 5000

// legible is an error about an error whose message nobody can read: empty,
// endless, no UTF-8, or with control characters that a terminal would obey.
func legible(refusal error) error {
	said := refusal.Error()
	switch {
	case said == "":
		return fmt.Errorf("a refusal without a word")
	case !utf8.ValidString(said):
		return fmt.Errorf("a refusal that is no UTF-8: %.200q", said)
	}
	for line := range strings.Lines(said) {
		if n := utf8.RuneCountInString(line); n > mostWords {
			return fmt.Errorf("a refusal of %d characters, at most %d can be read: %.200q…", n, mostWords, said)
		}
	}
	for _, r := range said {
		if unicode.IsControl(r) && r != '\n' && r != '\t' {
			return fmt.Errorf("a refusal with the control character %U in it: %.200q", r, said)
		}
	}
	return nil
}
