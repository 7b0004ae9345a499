package suite

import (
	"bytes"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"fengsheng/steps/say"
)

var syntaxPlace = regexp.MustCompile(`\((\d+):\d+\): (.*)`)

// encoded refuses a file that is no UTF-8, of which the parser would read something else.
func encoded(file string, content []byte) error {
	for i, line := range bytes.Split(content, []byte("\n")) {
		if !utf8.Valid(line) {
			return say.Problemf("%s:%d：这一行不是 UTF-8 编码；请用 UTF-8 另存这个文件",
				"suite: %s:%d: this line is not UTF-8; save the file as UTF-8", file, i+1)
		}
	}
	return nil
}

// syntaxError tells the first parse error as file:line. What the parser complains of after it mostly comes of it.
func syntaxError(file string, content []byte, err error) error {
	all := syntaxPlace.FindAllStringSubmatch(err.Error(), -1)
	if len(all) == 0 {
		return say.Problemf("%s:1：语法错误：%v", "suite: %s:1: syntax error: %v", file, err).Because(err)
	}
	first := all[0]
	line, _ := strconv.Atoi(first[1])
	p := say.Problemf("%s:%d：%s", "suite: %s:%d: %s", file, line, causeOf(content, line, first[2]))
	if more := len(all) - 1; more > 0 {
		after := say.Textf("（后面还有 %d 处，多半由它引起）", " (%d more after it, which mostly come of it)", more)
		p.Zh += after.Zh
		p.En += after.En
	}
	return p.Because(err)
}

// causeOf says what the parser found wrong in the words of those who write scenarios.
func causeOf(content []byte, line int, message string) say.Text {
	text := ""
	if lines := strings.Split(string(content), "\n"); line >= 1 && line <= len(lines) {
		text = lines[line-1]
	}
	if strings.Contains(message, "inconsistent cell count") {
		return say.Text{Zh: "表格这一行的格数与表头不同", En: "this row of the table has more or fewer cells than its head"}
	}
	if strings.Contains(message, "unexpected end of file") {
		return say.Text{Zh: "文件到这里就完了，后面还缺东西", En: "the file ends here, and something is missing"}
	}
	if why := mistaken(text, languageOf(content)); !why.Empty() {
		return why
	}
	if wide := strings.TrimSpace(text); strings.HasPrefix(wide, "｜") || strings.Contains(wide, "｜") {
		return say.Text{Zh: "表格的竖线要用半角“|”，这里是全角“｜”", En: "tables take the ASCII bar |, not the full-width ｜"}
	}
	words := strings.Join(keywords(languageOf(content), slices.Concat(headings, steps)), " ")
	return say.Textf("这里不能写“%s”；一行要以关键字（%s）、表格的“|”、标签的“@”或备注的“#”开头",
		"%q cannot stand here; a line begins with a keyword (%s), the | of a table, the @ of a tag or the # of a remark", strings.TrimSpace(text), words)
}

var languageLine = regexp.MustCompile(`(?m)^\s*#\s*language\s*:\s*([a-zA-Z\-_]+)\s*$`)

// languageOf is the language of a file by its first lines.
func languageOf(content []byte) string {
	if m := languageLine.FindSubmatch(content); m != nil {
		return string(m[1])
	}
	return dialect
}
