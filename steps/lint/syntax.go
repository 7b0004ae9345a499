package lint

import (
	"regexp"
	"strconv"
	"strings"
)

var (
	parserLine = regexp.MustCompile(`^\((\d+):\d+\): (.*)$`)
	wideColon  = regexp.MustCompile(`^\s*(功能|规则|規則|背景|场景|場景|剧本|劇本|场景大纲|場景大綱|例子)：`)
	languages  = regexp.MustCompile(`^\s*#\s*language\s*:\s*(zh-CN|zh-TW)\s*$`)
)

// parseFinding takes the first of the parser's errors; the others follow from it.
func (d *document) parseFinding(err error) Finding {
	for text := range strings.SplitSeq(err.Error(), "\n") {
		parts := parserLine.FindStringSubmatch(text)
		if parts == nil {
			continue
		}
		line, _ := strconv.Atoi(parts[1])
		zh, en := d.advice(line)
		return d.finding(line, "parse",
			"Gherkin 读不懂这里%[1]s（%[3]s）", "Gherkin cannot read this%[2]s (%[3]s)", zh, en, parts[2])
	}
	return d.finding(0, "parse", "Gherkin 读不懂这个文件：%v", "Gherkin cannot read this file: %v", err)
}

// advice knows the two mistakes that Chinese authors make, which the parser's own message does not explain.
func (d *document) advice(line int) (zh, en string) {
	if line < 1 || line > len(d.lines) {
		return "", ""
	}
	text := d.lines[line-1]
	switch {
	case wideColon.MatchString(text):
		return "：关键字后要用半角冒号“:”", ": the colon after a keyword must be the half-width one"
	case strings.HasPrefix(strings.TrimSpace(text), "示例"):
		return "：表头的关键字是“例子:”，不是“示例”", ": the keyword for examples is 例子, not 示例"
	}
	return "", ""
}

func (d *document) language() []Finding {
	if languages.MatchString(d.lines[0]) {
		return nil
	}
	return []Finding{d.finding(1, "language",
		"第一行应是“# language: zh-CN”或“# language: zh-TW”",
		"the first line should be `# language: zh-CN` or `# language: zh-TW`")}
}

func (d *document) empty() []Finding {
	if len(d.scenarios()) > 0 {
		return nil
	}
	return []Finding{d.finding(0, "empty",
		"文件里一个场景也没有；写一个，或删掉文件", "the file has no scenario; write one or delete the file")}
}
