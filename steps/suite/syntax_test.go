package suite

import (
	"errors"
	"fengsheng/steps/say"
	"strings"
	"testing"
)

func TestSyntaxErrorsNameTheirCause(t *testing.T) {
	const head = "# language: zh-CN\n功能: 试\n"
	for _, test := range []struct{ name, text, says string }{
		{"a ragged table", head + "  @TX-001\n  场景: 一\n    假如 开局时\n      | 玩家 | 身份 |\n      | A |\n", "x.feature:7：语法错误：inconsistent cell count within the table；表格这一行的格数与表头不同"},
		{"a wide colon", head + "  @TX-001\n  场景：一\n    假如 五人局\n", "关键字后要用半角冒号“:”（后面还有 "},
		{"simplified keywords in a traditional file", "# language: zh-TW\n功能: 試\n  @TX-001\n  场景: 一\n    假如 五人局\n", "x.feature:4：语法错误：" +
			"expected: #TagLine, #RuleLine, #Comment, #Empty, got '  场景: 一'；文件头写的是 zh-TW"},
		{"another encoding", head + "  @TX-001\n  \xb3\xa1\xbe\xb0: x\n", "x.feature:4：这一行不是 UTF-8 编码"},
	} {
		_, err := parse("x.feature", []byte(test.text))
		var p *say.Problem
		if !errors.As(err, &p) || !strings.Contains(p.Zh, test.says) || strings.Count(p.Zh, "语法错误") > 1 {
			t.Errorf("%s: want %q once, got %v", test.name, test.says, err)
		}
	}
}
