package doctor

import "strings"

func splitLines(s string) []string { return strings.Split(s, "\n") }

// firstChange picks the changed lines out of a diff.
func firstChange(diff string) string {
	var out []string
	for _, line := range strings.Split(diff, "\n") {
		if strings.HasPrefix(line, "-") || strings.HasPrefix(line, "+") {
			out = append(out, strings.Join(strings.Fields(line), " "))
		}
		if len(out) == 4 {
			break
		}
	}
	return strings.Join(out, " ")
}
