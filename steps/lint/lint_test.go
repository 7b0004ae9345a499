package lint

import (
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/features/rulings"
)

// good is a feature without a fault; each test spoils one thing in it.
const good = `# language: zh-CN
功能: 传递
  当情报到达玩家C时，由玩家C决定。

  背景:
    假如 标准版五人局
    而且 开局时
      | 玩家 | 手牌   |
      | A    | 红锁定 |

  规则: 拒绝之后传给右边
    原文未定，取右边。

    @TX-001 @OTHER
    场景: 玩家B拒绝，情报到了玩家C
      当 玩家A传出红锁定
      而且 玩家B、C和D依次让过
      那么 每名玩家3张手牌
      当 玩家B拒绝
      那么 情报在玩家C面前
      当 玩家C拒绝
      那么 情报在玩家D面前

    @TX-002/退回-甲
    场景大纲: 玩家<谁>不能截获
      那么 玩家<谁>不能使用黑截获

      例子:
        | 谁 |
        | A  |
`

const entries = `- id: TX-001
  title: 题目
  zh: 中文
  en: English
  profiles: [standard]
  sources: ['001:L16']
  certainty: adjudicated
  question: 问
  decision: 答
  scenario: 假如 当 那么
  mutant: 错的引擎
- id: TX-002
  title: 题目
  zh: 中文
  en: English
  profiles: [standard]
  sources: ['001:L16']
  certainty: explicit
  scenario: 假如 当 那么
  mutant: 错的引擎
`

func catalogue(t *testing.T) *rulings.Catalogue {
	t.Helper()
	files := fstest.MapFS{
		"rulings/core.yaml":     {Data: []byte(entries)},
		"rulings/ids.txt":       {Data: []byte("TX-001\nTX-002\n")},
		"rulings/complete.yaml": {Data: []byte("complete: []\n")},
		"rulings/readings.yaml": {Data: []byte("[]\n")},
	}
	for _, chapter := range rulings.Chapters()[1:] {
		files["rulings/"+chapter+".yaml"] = &fstest.MapFile{Data: []byte("[]\n")}
	}
	c, err := rulings.Read(files)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func lint(t *testing.T, files fstest.MapFS) []Finding {
	t.Helper()
	findings, err := Features(files, catalogue(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range findings {
		if f.ZH == "" || f.EN == "" || strings.Contains(f.ZH+f.EN, "%!") {
			t.Errorf("a message is badly formatted: %+v", f)
		}
	}
	return findings
}

func TestAGoodFeatureHasNoFindings(t *testing.T) {
	if findings := lint(t, fstest.MapFS{"transmission/a.feature": {Data: []byte(good)}}); len(findings) > 0 {
		t.Errorf("findings: %v", findings)
	}
}

func TestABadFeatureIsFound(t *testing.T) {
	four := strings.Repeat("      当 玩家C拒绝\n      而且 让过\n      那么 情报在玩家D面前\n", 2)
	for _, tt := range []struct {
		claim, old, new string
		want            string // place and rule of the only finding; empty for none
		part            string // what else it must say
	}{
		{"no language", "# language: zh-CN\n", "# 传递\n", "1 language", "zh-TW"},
		{"another language", "# language: zh-CN\n", "# language: en\n", "1 language", ""},
		{"a full-width colon", "功能: 传递", "功能：传递", "2 parse", "half-width"},
		{"示例 for 例子", "      例子:\n", "      示例:\n", "28 parse", "例子"},
		{"a scenario without a title", "场景: 玩家B拒绝，情报到了玩家C", "场景:", "15 title", "no title"},
		{"two scenarios of one title", "玩家<谁>不能截获", "玩家B拒绝，情报到了玩家C", "25 title", "t/a.feature:15"},
		{"a line of 101 columns", "原文未定，取右边。", "原文未定" + strings.Repeat("右", 44) + "a", "12 width", "101"},
		{"a line of 100 columns is no finding", "原文未定，取右边。", "原文未定" + strings.Repeat("右", 44), "", ""},
		{"a wide table is no finding", "| 红锁定 |", "| " + strings.Repeat("红锁定 ", 30) + " |", "", ""},
		{"a player J in a step", "玩家A传出", "玩家J传出", "16 player", `"J"`},
		{"a player 甲 in an enumeration", "玩家B、C和D依次", "玩家B、C和甲依次", "17 player", `"甲"`},
		{"a numbered player", "玩家A传出", "玩家1传出", "16 player", `"1"`},
		{"a lower-case player in a title", "场景: 玩家B拒绝", "场景: 玩家b拒绝", "15 player", `"b"`},
		{"a bad name in a table", "| A    |", "| 甲   |", "9 player", `"甲"`},
		{"a bad name in examples", "| 谁 |\n        | A  |", "| 玩家 |\n        | A、K  |", "30 player", `"K"`},
		{"columns out of order", "| 玩家 | 手牌   |\n      | A    | 红锁定 |", "| 玩家 | 情报 | 手牌 |\n      | A | 红锁定 | |", "8 table", "身份"},
		{"seats out of order", "      | A    | 红锁定 |\n", "      | B    | 红锁定 |\n      | A    | |\n", "10 table", "A"},
		{"a ruling of two digits", "@TX-001 @OTHER", "@TX-001 @TX-02", "14 tag", "@TX-02"},
		{"a ruling in lower case", "@TX-001 @OTHER", "@TX-001 @tx-002", "14 tag", "@tx-002"},
		{"an empty variant", "@TX-001 @OTHER", "@TX-001 @TX-002/", "14 tag", "@TX-002/"},
		{"a malformed ruling on 功能", "功能: 传递", "@TX1\n功能: 传递", "2 tag", "@TX1"},
		{"a free tag is no finding", "@OTHER", "@慢 @examples", "", ""},
		{"a scenario whose first tag is no ruling", "@TX-002/退回-甲", "@慢 @TX-002", "25 case", "@TX-014"},
		{"a scenario without tags", "    @TX-002/退回-甲\n", "", "24 case", ""},
		{"a case id given twice", "@TX-002/退回-甲", "@TX-001/main", "24 case", "t/a.feature:15"},
		{"a quotation under 场景", "情报到了玩家C\n", "情报到了玩家C\n      情报到达时由他决定。\n", "15 quotation", ""},
		{"a scenario that claims nothing", "那么 玩家<谁>不能", "当 玩家<谁>不能", "25 outcome", ""},
		{"four blocks of 当", "      当 玩家C拒绝\n      那么 情报在玩家D面前\n", four, "15 one-behaviour", "4"},
		{"two 当 in a row are one block", "      当 玩家C拒绝\n", "      当 玩家C让过\n      当 玩家C拒绝\n", "", ""},
		{"a decision that does not say so", "原文未定，取", "取", "11 open", "TX-001"},
		{"texts that disagree are said to", "原文未定", "原文不一", "", ""},
		{"texts of two readings are said to", "原文未定", "此句两读", "", ""},
	} {
		t.Run(tt.claim, func(t *testing.T) {
			text := strings.Replace(good, tt.old, tt.new, 1)
			if tt.claim == "four blocks of 当" {
				text = strings.Replace(good, tt.old, four, 1)
			}
			if text == good {
				t.Fatal("the test spoils nothing")
			}
			findings := lint(t, fstest.MapFS{"t/a.feature": {Data: []byte(text)}})
			var got []string
			for _, f := range findings {
				got = append(got, f.String())
			}
			if tt.want == "" {
				if len(got) > 0 {
					t.Errorf("findings: %v, want none", got)
				}
				return
			}
			line, rule, _ := strings.Cut(tt.want, " ")
			if len(got) != 1 || !strings.HasPrefix(got[0], "t/a.feature:"+line+": ") ||
				!strings.HasSuffix(got[0], "["+rule+"]") || !strings.Contains(got[0], tt.part) {
				t.Errorf("findings: %v, want %s saying %s", got, tt.want, tt.part)
			}
		})
	}
}

func TestExamplesMayTellLongStories(t *testing.T) {
	text := strings.Replace(good, "      当 玩家C拒绝\n",
		strings.Repeat("      当 玩家C让过\n      那么 优先权在玩家D\n", 4)+"      当 玩家C拒绝\n", 1)
	if findings := lint(t, fstest.MapFS{"examples/a.feature": {Data: []byte(text)}}); len(findings) > 0 {
		t.Errorf("findings: %v", findings)
	}
	if findings := lint(t, fstest.MapFS{"turn/a.feature": {Data: []byte(text)}}); len(findings) != 1 {
		t.Errorf("findings outside examples: %v, want one", findings)
	}
}

func TestTitlesAndCasesAreUniqueOverFiles(t *testing.T) {
	findings := lint(t, fstest.MapFS{"a.feature": {Data: []byte(good)}, "b.feature": {Data: []byte(good)}})
	if len(findings) != 4 || findings[0].File != "b.feature" || !strings.Contains(findings[0].EN, "a.feature:") {
		t.Errorf("findings: %v", findings)
	}
}

func TestAFileWithoutScenariosIsFound(t *testing.T) {
	findings := lint(t, fstest.MapFS{"a.feature": {Data: []byte("# language: zh-CN\n功能: 空\n")}})
	if len(findings) != 1 || findings[0].Rule != "empty" {
		t.Errorf("findings: %v", findings)
	}
}

func TestTraditionalCharactersAreRead(t *testing.T) {
	text := "# language: zh-TW\n功能: 傳遞\n\n  規則: 兩讀\n    原文未定\n\n    @TX-001\n    場景: 一\n      那麼 玩家J死亡\n"
	findings := lint(t, fstest.MapFS{"a.feature": {Data: []byte(text)}})
	if len(findings) != 1 || findings[0].Rule != "player" {
		t.Errorf("findings: %v", findings)
	}
}

func TestOnlyTheCasesOwnRulingMustAdmitADecision(t *testing.T) {
	for _, tt := range []struct {
		claim, scenarios string
		want             int
	}{
		{"two cases under one heading are one finding", "@TX-001\n场景: 一\n那么 甲\n@TX-001/乙\n场景: 二\n那么 甲\n", 1},
		{"an explicit ruling has nothing to admit", "@TX-002\n场景: 一\n那么 甲\n", 0},
		{"a ruling cited in passing has nothing to admit", "@TX-002 @TX-001\n场景: 一\n那么 甲\n", 0},
	} {
		text := "# language: zh-CN\n功能: 传递\n规则: 拒绝\n" + tt.scenarios
		if findings := lint(t, fstest.MapFS{"a.feature": {Data: []byte(text)}}); len(findings) != tt.want {
			t.Errorf("%s: %v", tt.claim, findings)
		}
	}
}
