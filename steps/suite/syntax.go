package suite

import (
	"bytes"
	"fengsheng/steps/say"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"
)

var (
	syntaxPlace = regexp.MustCompile(`\((\d+):\d+\): (.*)`)
	wideColon   = regexp.MustCompile(`^\s*(功能|规则|規則|背景|场景|場景|场景大纲|場景大綱|例子|Rule)：`)
	simplified  = regexp.MustCompile(`^\s*(规则:|场景|当|那么)`)
	traditional = regexp.MustCompile(`(?m)^\s*#\s*language\s*:\s*zh-TW`)
)

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
	cause := causeOf(content, line, first[2])
	p := say.Problemf("%s:%d：语法错误：%s", "suite: %s:%d: syntax error: %s", file, line, first[2])
	p.Zh += "；" + cause.Zh
	p.En += "; " + cause.En
	if more := len(all) - 1; more > 0 {
		after := say.Textf("（后面还有 %d 处，多半由它引起）", " (%d more after it, which mostly come of it)", more)
		p.Zh += after.Zh
		p.En += after.En
	}
	return p.Because(err)
}

// causeOf knows the mistakes that Chinese authors make, which the parser's own message does not explain.
func causeOf(content []byte, line int, message string) say.Text {
	text := ""
	if lines := strings.Split(string(content), "\n"); line >= 1 && line <= len(lines) {
		text = lines[line-1]
	}
	switch {
	case strings.Contains(message, "inconsistent cell count"):
		return say.Text{Zh: "表格这一行的格数与表头不同", En: "this row of the table has more or fewer cells than its head"}
	case wideColon.MatchString(text):
		return say.Text{Zh: "关键字后要用半角冒号“:”", En: "the colon after a keyword must be an ASCII colon"}
	case traditional.Match(content) && simplified.MatchString(text):
		return say.Text{
			Zh: "文件头写的是 zh-TW，关键字要写成 功能、Rule、場景、當、那麼；或把文件头改成 zh-CN",
			En: "the file says zh-TW, whose keywords are 功能, Rule, 場景, 當, 那麼; or say zh-CN",
		}
	}
	return say.Text{Zh: "关键字后要用半角冒号，例子的关键字是“例子:”", En: "keywords take an ASCII colon, and examples are called 例子:"}
}
