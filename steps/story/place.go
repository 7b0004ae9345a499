package story

import (
	"slices"
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

// fields are those of a view that a claim can be about.
var fields = []string{"phase", "turn", "awaiting", "seats", "deck", "discard", "removed", "aside", "transit", "locked", "lured",
	"stack", "deaths", "result"}

// place reads a path of a difference, however it is punctuated, and gives its last name besides.
func place(path string) (spot, string) {
	out := spot{index: -1}
	last := ""
	for _, word := range strings.FieldsFunc(path, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		lower := strings.ToLower(word)
		n, err := strconv.Atoi(word)
		switch {
		case out.field == "" && slices.Contains(fields, lower):
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
