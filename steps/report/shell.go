package report

import (
	"strings"
	"unicode"
)

// ShellWord writes a word so that a shell takes it as one word and as nothing
// else. What needs no quotes gets none.
func ShellWord(s string) string {
	if s != "" && !strings.ContainsFunc(s, special) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// ShellWords writes a command so that it can be pasted into a shell.
func ShellWords(words []string) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = ShellWord(w)
	}
	return strings.Join(out, " ")
}

// special is whether a shell may make something of a character: everything that
// is not known to be harmless.
func special(r rune) bool {
	return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !strings.ContainsRune("_@%+=:,./-", r)
}
