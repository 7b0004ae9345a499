package rulings

import (
	"fmt"
	"slices"
	"strings"

	"github.com/agnivade/levenshtein"
)

// nearest words what could have been meant by a name, at most three; nothing where nothing is close.
func nearest(name string, known []string) (zh, en string) {
	const most, far = 3, 3
	away := func(s string) int { return levenshtein.ComputeDistance(strings.ToUpper(name), s) }
	near := slices.DeleteFunc(slices.Clone(known), func(s string) bool { return away(s) > far })
	slices.SortStableFunc(near, func(a, b string) int { return away(a) - away(b) })
	if near = near[:min(most, len(near))]; len(near) == 0 {
		return "", ""
	}
	return fmt.Sprintf("；最像的有 %s", strings.Join(near, "、")), fmt.Sprintf("; the nearest are %s", strings.Join(near, ", "))
}
