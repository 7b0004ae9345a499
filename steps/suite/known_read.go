package suite

import (
	"errors"
	"fengsheng/steps/say"
	"strings"
	"unicode"
	"unicode/utf8"
)

// knownHeader begins a known-failures file, knownFormat is the version of its form.
const (
	knownHeader = "# fengsheng-expect"
	knownFormat = "1"
)

// KnownFile is a known-failures file with its remarks, in the order in which somebody wrote them.
type KnownFile struct {
	name  string
	lines []knownLine
}

// knownLine is a line; entry is nil for the header, remarks and empty lines.
type knownLine struct {
	text  string
	entry *Known
}

// ReadKnown reads the entries of a known-failures file.
func ReadKnown(file string, text []byte) ([]Known, error) {
	f, err := ParseKnown(file, text)
	if err != nil {
		return nil, err
	}
	return f.Entries(), nil
}

// ParseKnown reads a known-failures file. The error joins all faults, each with its line and the way out.
func ParseKnown(file string, text []byte) (*KnownFile, error) {
	f := &KnownFile{name: file}
	var errs []error
	first := map[string]int{}
	for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
		entry, err := parseLine(file, i+1, strings.TrimSpace(line))
		if entry != nil && err == nil {
			err = entry.onlyOnce(first)
		}
		errs = append(errs, err)
		f.lines = append(f.lines, knownLine{line, entry})
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return f, nil
}

// parseLine reads the n-th line; there is no entry in the header, remarks and empty lines.
func parseLine(file string, n int, line string) (*Known, error) {
	switch {
	case !isText(line):
		return nil, say.Problemf("%s:%d：这一行不全是 UTF-8 文字；请用文本编辑器另存",
			"%s:%d: the line is not all UTF-8 text; save it with a text editor", file, n)
	case n == 1:
		return nil, checkHeader(file, line)
	case line == "" || strings.HasPrefix(line, "#"):
		return nil, nil
	}
	k, err := readEntry(file, n, line)
	return &k, err
}

// onlyOnce notes the entry's pattern, which no entry above it may have.
func (k Known) onlyOnce(first map[string]int) error {
	if at, twice := first[k.Pattern]; twice {
		return say.Problemf("%s：%s 在第 %d 行已经写过；两行并作一行", "%s: %s stands already in line %d; make one line of the two", k.At(), k.Pattern, at)
	}
	first[k.Pattern] = k.line
	return nil
}

func checkHeader(file, line string) error {
	version, ok := strings.CutPrefix(line, knownHeader+" ")
	if words := strings.Fields(version); ok && len(words) > 0 && words[0] == knownFormat {
		return nil
	}
	return say.Problemf("%s:1：第一行应为“%s %s …”；用 fengsheng expect init 可以新建一份",
		"%s:1: the first line should be %q %s …; fengsheng expect init writes such a file", file, knownHeader, knownFormat)
}

// Entries are the entries in their order.
func (f *KnownFile) Entries() []Known {
	var all []Known
	for _, l := range f.lines {
		if l.entry != nil {
			all = append(all, *l.entry)
		}
	}
	return all
}

// String is the whole text. What nobody changed is as it was.
func (f *KnownFile) String() string {
	var b strings.Builder
	for _, l := range f.lines {
		b.WriteString(l.text + "\n")
	}
	return b.String()
}

// isText says whether a line is fit to be repeated in a message.
func isText(line string) bool {
	return utf8.ValidString(line) && !strings.ContainsFunc(line, func(r rune) bool { return unicode.IsControl(r) && r != '\t' })
}
