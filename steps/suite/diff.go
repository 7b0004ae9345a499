package suite

import "strings"

// Diff sets two texts against each other line by line: `- ` was wanted, `+ ` was got, two spaces are common. It compares
// whole lines because byte-wise diffs cut Chinese characters in pieces.
func Diff(want, got string) string {
	a, b := lines(want), lines(got)
	common := commonSuffixes(a, b)
	var out strings.Builder
	put := func(sign, line string) { out.WriteString(sign + line + "\n") }
	i, j := 0, 0
	for i < len(a) || j < len(b) {
		switch {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			put("  ", a[i])
			i, j = i+1, j+1
		case j == len(b) || i < len(a) && common[i+1][j] >= common[i][j+1]:
			put("- ", a[i])
			i++
		default:
			put("+ ", b[j])
			j++
		}
	}
	return out.String()
}

func lines(s string) []string {
	if s == "" {
		return nil
	}
	return strings.Split(strings.TrimRight(s, "\n"), "\n")
}

// commonSuffixes[i][j] is the length of the longest common subsequence of a[i:] and b[j:].
func commonSuffixes(a, b []string) [][]int {
	n := make([][]int, len(a)+1)
	for i := range n {
		n[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				n[i][j] = n[i+1][j+1] + 1
			} else {
				n[i][j] = max(n[i+1][j], n[i][j+1])
			}
		}
	}
	return n
}
