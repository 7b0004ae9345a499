package rulings

import "regexp"

var (
	// alternative begins one reading in a question: A) hidden, A: hidden, A 暗弃.
	alternative = regexp.MustCompile(`(?:^|[^A-Za-z0-9])([A-D])[ ):：)]`)
	// taken is the reading that a decision names first.
	taken = regexp.MustCompile(`(?:^|[\s取])([A-D])(?:[^A-Za-z]|$)`)
)

// lettersOf finds the readings that the question of a ruling names, in their order, and the one that its decision takes.
func lettersOf(r Ruling) (letters []string, chosen string) {
	for _, m := range alternative.FindAllStringSubmatch(r.Question, -1) {
		if next := string(rune('A' + len(letters))); m[1] == next {
			letters = append(letters, next)
		}
	}
	if m := taken.FindStringSubmatch(r.Decision); m != nil {
		chosen = m[1]
	}
	return letters, chosen
}
