package story

import (
	"strconv"
	"strings"
	"unicode"
)

// spot is a place in a view: seats[2].hand is the field seats, the index 2 and the rest hand.
type spot struct {
	field string
	index int // -1 where there is none; of seats also where the path names the seat by its letter
	rest  string
}

var fields = map[string]string{"phase": "phase", "turn": "turn", "awaiting": "awaiting", "seats": "seats", "deck": "deck",
	"discard": "discard", "removed": "removed", "aside": "aside", "transit": "transit", "locked": "locked", "lured": "lured",
	"stack": "stack", "deaths": "deaths", "result": "result"}

// place reads a path of a difference, however it is punctuated, and gives its last name besides.
func place(path string) (spot, string) {
	out := spot{index: -1}
	last := ""
	for _, word := range strings.FieldsFunc(path, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		lower := strings.ToLower(word)
		n, err := strconv.Atoi(word)
		switch {
		case out.field == "" && fields[lower] != "":
			out.field = lower
		case out.field == "":
		case err == nil && out.index < 0:
			out.index = n
		case isSeat(word) && out.index < 0:
			out.index = int(word[0] - 'A')
		case out.rest == "":
			out.rest = lower
		}
		last = lower
	}
	return out, last
}
