package suite

import (
	"errors"
	"regexp"
	"strconv"
	"strings"
	"time"

	"fengsheng/steps/report"
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
		l := knownLine{text: line}
		trimmed := strings.TrimSpace(line)
		if i == 0 {
			errs = append(errs, checkHeader(file, trimmed))
		} else if trimmed != "" && !strings.HasPrefix(trimmed, "#") {
			k, err := readEntry(file, i+1, trimmed)
			if at, twice := first[k.Pattern]; err == nil && twice {
				err = report.Problemf("%s：%s 在第 %d 行已经写过；两行并作一行", "%s: %s stands already in line %d; make one line of the two",
					k.At(), k.Pattern, at)
			}
			errs = append(errs, err)
			first[k.Pattern] = i + 1
			l.entry = &k
		}
		f.lines = append(f.lines, l)
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	return f, nil
}

func checkHeader(file, line string) error {
	version, ok := strings.CutPrefix(line, knownHeader+" ")
	if words := strings.Fields(version); ok && len(words) > 0 && words[0] == knownFormat {
		return nil
	}
	return report.Problemf("%s:1：第一行应为“%s %s …”；用 fengsheng expect init 可以新建一份",
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

func readEntry(file string, n int, line string) (Known, error) {
	k := Known{file: file, line: n}
	pattern, rest := cutWord(line)
	word, rest := cutWord(rest)
	k.Pattern = pattern
	if word == "" {
		return k, report.Problemf("%s：应为“模式 fail|crash|timeout|protocol|wontfix|skip …”", "%s: expected PATTERN fail|crash|timeout|protocol|wontfix|skip …", k.At())
	}
	if badGlob(strings.TrimPrefix(pattern, FindingPrefix)) {
		return k, report.Problemf("%s：模式 %s 写坏了：方括号没有配对；可用 * ? [abc]", "%s: malformed pattern %s: unbalanced bracket; use * ? [abc]", k.At(), pattern)
	}
	if err := k.become(word); err != nil {
		return k, err
	}
	if err := k.fields(rest); err != nil {
		return k, err
	}
	if k.Skip && (k.Reason == "" || k.Issue == "") {
		return k, report.Problemf("%s：skip 要写明 reason= 和 issue=", "%s: a skip needs reason= and issue=", k.At())
	}
	return k, nil
}

func cutWord(s string) (word, rest string) {
	s = strings.TrimSpace(s)
	at := strings.IndexFunc(s, func(r rune) bool { return r == ' ' || r == '\t' })
	if at < 0 {
		return s, ""
	}
	return s[:at], strings.TrimSpace(s[at:])
}

// become takes the second column.
func (k *Known) become(word string) error {
	switch word {
	case "fail", "crash", "timeout", "protocol":
		k.Outcome = report.Outcome(word)
	case "wontfix":
		k.Outcome, k.WontFix = report.Fail, true
	case "skip":
		k.Skip = true
	default:
		return report.Problemf("%s：“%s”不是 fail、crash、timeout、protocol、wontfix 或 skip", "%s: %q is not fail, crash, timeout, protocol, wontfix or skip", k.At(), word)
	}
	return nil
}

var nextField = regexp.MustCompile(`[ \t]+[a-z]+=`)

// fields takes key=value after key=value. A value reaches to the next key, so that it may hold spaces; one in quotes, as
// Go writes them, may hold anything.
func (k *Known) fields(rest string) error {
	seen := map[string]bool{}
	for rest != "" {
		key, value, ok := strings.Cut(rest, "=")
		if !ok {
			return k.strange(rest)
		}
		value, rest = cutValue(value)
		if seen[key] {
			return report.Problemf("%s：%s= 写了两次", "%s: %s= is given twice", k.At(), key)
		}
		seen[key] = true
		if err := k.set(key, value); err != nil {
			return err
		}
	}
	return nil
}

func cutValue(s string) (value, rest string) {
	if quoted, err := strconv.QuotedPrefix(s); err == nil && quoted[0] == '"' {
		value, _ = strconv.Unquote(quoted)
		return value, strings.TrimSpace(s[len(quoted):])
	}
	if at := nextField.FindStringIndex(s); at != nil {
		return strings.TrimSpace(s[:at[0]]), strings.TrimSpace(s[at[0]:])
	}
	return strings.TrimSpace(s), ""
}

func (k *Known) set(key, value string) error {
	switch key {
	case "sig":
		k.Signature = value
	case "reason":
		k.Reason = value
	case "issue":
		k.Issue = value
	case "until":
		if _, err := time.Parse(time.DateOnly, value); err != nil {
			return report.Problemf("%s：until= 后面应是日期，如 2027-01-31，不是“%s”", "%s: until= takes a day such as 2027-01-31, not %q", k.At(), value)
		}
		k.Until = value
	case "max":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 {
			return report.Problemf("%s：max= 后面应是正整数，不是“%s”", "%s: max= takes a positive number, not %q", k.At(), value)
		}
		k.max = n
	default:
		return k.strange(key + "=" + value)
	}
	return nil
}

func (k *Known) strange(word string) error {
	return report.Problemf("%s：不认识“%s”；可写 sig=、reason=、issue=、until=、max=，值里有等号的请加引号",
		"%s: unknown %q; there are sig=, reason=, issue=, until=, max=; quote a value with an equals sign in it", k.At(), word)
}
