package suite

import (
	"regexp"
	"strconv"
	"strings"
	"time"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

func readEntry(file string, n int, line string) (Known, error) {
	k := Known{file: file, line: n}
	line = withoutRemark(line)
	pattern, rest := cutWord(line)
	word, rest := cutWord(rest)
	k.Pattern = pattern
	if word == "" {
		return k, say.Problemf("%s：应为“模式 fail|crash|timeout|protocol|wontfix|skip …”", "%s: expected PATTERN fail|crash|timeout|protocol|wontfix|skip …", k.At())
	}
	if badGlob(strings.TrimPrefix(pattern, FindingPrefix)) {
		return k, say.Problemf("%s：模式 %s 写坏了：方括号没有配对；可用 * ? [abc]", "%s: malformed pattern %s: unbalanced bracket; use * ? [abc]", k.At(), pattern)
	}
	if err := k.become(word); err != nil {
		return k, err
	}
	if err := k.fields(rest); err != nil {
		return k, err
	}
	if k.Skip && (k.Reason == "" || k.Issue == "") {
		return k, say.Problemf("%s：skip 要写明 reason= 和 issue=", "%s: a skip needs reason= and issue=", k.At())
	}
	return k, nil
}

// withoutRemark drops what stands behind a # that follows a blank, outside quotes.
func withoutRemark(line string) string {
	quoted := false
	for i, r := range line {
		switch {
		case r == '"' && !strings.HasSuffix(line[:i], `\`):
			quoted = !quoted
		case r == '#' && !quoted && i > 0 && (line[i-1] == ' ' || line[i-1] == '\t'):
			return strings.TrimSpace(line[:i])
		}
	}
	return line
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
		return say.Problemf("%s：“%s”不是 fail、crash、timeout、protocol、wontfix 或 skip", "%s: %q is not fail, crash, timeout, protocol, wontfix or skip", k.At(), word)
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
			return say.Problemf("%s：%s= 写了两次", "%s: %s= is given twice", k.At(), key)
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
			return say.Problemf("%s：until= 后面应是日期，如 2027-01-31，不是“%s”", "%s: until= takes a day such as 2027-01-31, not %q", k.At(), value)
		}
		k.Until = value
	case "max":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 {
			return say.Problemf("%s：max= 后面应是正整数，不是“%s”", "%s: max= takes a positive number, not %q", k.At(), value)
		}
		k.max = n
	default:
		return k.strange(key + "=" + value)
	}
	return nil
}

func (k *Known) strange(word string) error {
	return say.Problemf("%s：不认识“%s”；可写 sig=、reason=、issue=、until=、max=，值里有等号的请加引号",
		"%s: unknown %q; there are sig=, reason=, issue=, until=, max=; quote a value with an equals sign in it", k.At(), word)
}
