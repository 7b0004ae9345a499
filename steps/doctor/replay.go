package doctor

import (
	"slices"
	"strings"
)

// replay is a line for a shell that says to the subject what was said to it.
func (p *patient) replay() string {
	command := make([]string, len(p.options.Command))
	for i, w := range p.options.Command {
		command[i] = quote(w)
	}
	if len(p.said) == 0 {
		return strings.Join(command, " ")
	}
	words := []string{`printf '%s\n'`}
	for _, line := range p.said {
		words = append(words, quote(line))
	}
	return strings.Join(slices.Concat(words, []string{"|"}, command), " ")
}

// quote makes one word of a shell.
func quote(s string) string {
	if s != "" && !strings.ContainsFunc(s, func(r rune) bool { return !strings.ContainsRune(plain, r) }) {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-"
