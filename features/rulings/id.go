package rulings

import (
	"regexp"
	"strconv"
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
