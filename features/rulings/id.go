package rulings

import (
	"regexp"
	"strconv"
	"strings"
)

var idForm = regexp.MustCompile(`^([A-Z][A-Z0-9]*)-([0-9]{3})$`)

// SplitID takes TX-014 apart into TX and 14; ok is false when id has another form.
func SplitID(id string) (prefix string, number int, ok bool) {
	parts := idForm.FindStringSubmatch(id)
	if parts == nil {
		return "", 0, false
	}
	number, err := strconv.Atoi(parts[2])
	return parts[1], number, err == nil
}

// Within reports whether an id is among those that are cited as BURN-001..BURN-014, as LQ-016, or as several of such
// with commas between them.
func Within(id, cited string) bool {
	for span := range strings.SplitSeq(cited, ", ") {
		if inSpan(id, span) {
			return true
		}
	}
	return false
}

func inSpan(id, span string) bool {
	first, last, several := strings.Cut(span, "..")
	if !several {
		last = first
	}
	prefix, n, ok := SplitID(id)
	from, low, begins := SplitID(first)
	to, high, ends := SplitID(last)
	return ok && begins && ends && prefix == from && prefix == to && low <= n && n <= high
}

// SplitTag takes a scenario's tag as `@TX-014` or `@TX-014/variant` apart; without a variant it is `main`. ok is false for
// a tag that cites no ruling and for one that ends in the slash.
func SplitTag(tag string) (ruling, variant string, ok bool) {
	ruling, variant, varied := strings.Cut(strings.TrimPrefix(tag, "@"), "/")
	if !varied {
		variant = "main"
	}
	_, _, ok = SplitID(ruling)
	return ruling, variant, ok && variant != ""
}
