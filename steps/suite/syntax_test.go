package suite

import (
	"errors"
	"strings"
	"testing"

	"fengsheng/steps/say"
)

func TestSyntaxErrorsNameTheirCause(t *testing.T) {
	const head = "# language: zh-CN\n功能: 试\n"
	const outlined = "  @TX-001\n  场景大纲: 一\n    假如 <谁>人局\n    例子:\n      | 谁 |\n      | 五 |\n"
	for _, test := range []struct{ name, text, says string }{
		{"a ragged table", head + "  @TX-001\n  场景: 一\n    假如 开局时\n      | 玩家 | 身份 |\n      | A |\n", "x.feature:7：表格这一行的格数与表头不同"},
		{"a wide colon", head + "  @TX-001\n  场景：一\n    假如 五人局\n", "x.feature:4：“场景”后面要用半角冒号“:”（后面还有 "},
		{"simplified keywords in a traditional file", "# language: zh-TW\n功能: 試\n  @TX-001\n  场景: 一\n    假如 五人局\n", "x.feature:4：“场景”是 zh-CN 的关键字，这个文件的语言是 zh-TW"},
		{"English keywords without a language", "Feature: x\n", "x.feature:1：“Feature”是 en 的关键字，这个文件的语言是 zh-CN"},
		{"traditional keywords in a simplified file", head + "  @TX-001\n  場景: 一\n    假如 五人局\n", "x.feature:4：“場景”是 zh-TW 的关键字，这个文件的语言是 zh-CN"},
		{"a wide bar", head + "  @TX-001\n  场景: 一\n    假如 开局时\n      ｜玩家｜\n", "x.feature:6：表格的竖线要用半角“|”"},
		{"no line of Gherkin", head + "  @TX-001\n  场景: 一\n    假如 五人局\n    然后 五人局\n", "x.feature:6：这里不能写“然后 五人局”"},
		{"a step behind full-width blanks", head + "  @TX-001\n  场景: 一\n　　当 玩家B让过\n    那么 优先权在玩家A\n", "x.feature:5：这一行不会被当作步骤：“当 玩家B让过”。行首有全角空格"},
		{"a step in the other script", head + "  @TX-001\n  场景: 一\n    當 玩家B让过\n    那么 优先权在玩家A\n", "x.feature:5：这一行不会被当作步骤：“當 玩家B让过”。“當”是 zh-TW 的关键字"},
		{"a step in another language", head + "  @TX-001\n  场景: 一\n    Given 五人局\n", "“Given”是 en 的关键字"},
		{"a line that is no step", head + "  @TX-001\n  场景: 一\n    如果 玩家B已经死亡\n    假如 五人局\n", "x.feature:5：这一行不会被当作步骤：“如果 玩家B已经死亡”。步骤要以这些词开头："},
		{"a heading with a wide colon below a rule", head + "  规则: 试\n\n    场景：一\n      假如 五人局\n", "x.feature:5：这一行不会被当作步骤：“场景：一”。“场景”后面要用半角冒号"},
		{"a second table of examples without a row", head + outlined + "    例子:\n      | 谁 |\n", "x.feature:9：大纲“一”的例子一行也没有"},
		{"two columns of one name", head + "  @TX-001\n  场景大纲: 一\n    假如 <谁>人局\n    例子:\n      | 谁 | 谁 |\n      | 五 | 六 |\n", "x.feature:7：大纲“一”的例子有两列都叫“谁”"},
		{"another encoding", head + "  @TX-001\n  \xb3\xa1\xbe\xb0: x\n", "x.feature:4：这一行不是 UTF-8 编码"},
	} {
		_, err := parse("x.feature", []byte(test.text))
		var p *say.Problem
		if !errors.As(err, &p) || !strings.Contains(p.Zh, test.says) {
			t.Errorf("%s: want %q once, got %v", test.name, test.says, err)
		}
	}
}

func TestAMistakenIDIsNotNoTag(t *testing.T) {
	for tag, near := range map[string]string{"@BURN-1": "BURN-001", "@burn-001": "BURN-001", "@TX14": "TX-014", "@LOCK_002/x": "LOCK-002"} {
		_, err := parse("x.feature", []byte("# language: zh-CN\n功能: 试\n  "+tag+"\n  场景: 一\n    假如 五人局\n"))
		if err == nil || !strings.Contains(err.Error(), "is no id of a ruling") || !strings.Contains(err.Error(), "near it: "+near) {
			t.Errorf("%s: %v", tag, err)
		}
	}
}
