package steps

import "strings"

// Corrected is a text in which one character of a card's or an identity's name was mistaken, as 黑烧煅 for 黑烧毁, put
// right so that a phrase matches it.
func Corrected(text string) (string, bool) {
	vocabulary := Vocabulary()
	runes := []rune(simplify(text))
	for _, word := range spellings() {
		for at := range max(0, len(runes)-len(word)+1) {
			if oneOff(runes[at:at+len(word)], word) {
				right := string(runes[:at]) + string(word) + string(runes[at+len(word):])
				if anyMatches(vocabulary, right) {
					return right, true
				}
			}
		}
	}
	return "", false
}

// spellings are the names that may be misspelt. A card's colour belongs to it, since another colour is a mistake too.
func spellings() [][]rune {
	var out [][]rune
	for _, f := range strings.Split(functions, "|") {
		for _, colour := range []string{"红", "蓝", "黑", ""} {
			out = append(out, []rune(colour+f))
		}
	}
	for _, id := range strings.Split(identities, "|") {
		out = append(out, []rune(id))
	}
	return out
}

func oneOff(a, b []rune) bool {
	wrong := 0
	for i := range a {
		if a[i] != b[i] {
			wrong++
		}
	}
	return wrong == 1
}

func anyMatches(phrases []Phrase, text string) bool {
	for i := range phrases {
		if phrases[i].match(text) != nil {
			return true
		}
	}
	return false
}
