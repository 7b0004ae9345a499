package suite

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// tree is a file system of feature files; each text gets the 功能 heading that it does not begin with.
func tree(files map[string]string) fstest.MapFS {
	fsys := fstest.MapFS{}
	for name, text := range files {
		if !strings.Contains(text, "功能") {
			text = "# language: zh-CN\n功能: 试\n" + text
		}
		fsys[name] = &fstest.MapFile{Data: []byte(text)}
	}
	return fsys
}

func mustLoad(t *testing.T, files map[string]string) []Case {
	t.Helper()
	cases, err := Load(tree(files))
	if err != nil {
		t.Fatalf("Load: %v", err)
	}
	return cases
}

func ids(cases []Case) []string {
	var all []string
	for _, c := range cases {
		all = append(all, c.ID)
	}
	return all
}

const twoCases = `
  规则: 传递
    背景:
      假如 好
    @TX-014 @TX-015
    场景: 一
      当 好
    @TX-014/反例 @promo
    场景: 二
      那么 不能坏
`

func TestCaseIDs(t *testing.T) {
	outlineText := "\n@LURE-002/表 @standard @promo\n场景大纲: <谁>被调走\n  当 玩家<谁>\n  例子:\n    | 谁 |\n    | 甲 |\n    | 乙 丙 |\n"
	tests := []struct {
		claim, text string
		want        []string
	}{
		{"a bare tag is the main variant, a slash names another", twoCases, []string{"TX-014/main", "TX-014/反例"}},
		{"a row adds its first cell", outlineText, []string{"LURE-002/表/甲", "LURE-002/表/乙-丙"}},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			got := ids(mustLoad(t, map[string]string{"transmission/a.feature": test.text}))
			if !slices.Equal(got, test.want) {
				t.Errorf("ids %q, want %q", got, test.want)
			}
		})
	}
}

func TestCaseFields(t *testing.T) {
	cases := mustLoad(t, map[string]string{"features/transmission/a.feature": twoCases})
	one, two := cases[0], cases[1]
	if one.Rule != "传递" || one.Chapter != "transmission" || one.Line != 7+1 {
		t.Errorf("first case: %+v", one)
	}
	if !slices.Equal(one.Rulings, []string{"TX-014", "TX-015"}) {
		t.Errorf("rulings %q", one.Rulings)
	}
	if len(one.Steps) != 2 || one.Steps[0].Keyword != "假如" || one.Steps[0].Line != 6 {
		t.Errorf("the background's steps come first: %+v", one.Steps)
	}
	if !slices.Equal(two.Profiles, []string{"promo"}) {
		t.Errorf("second case: %+v", two)
	}
}

func TestLoadRefuses(t *testing.T) {
	tests := []struct {
		claim string
		files map[string]string
		want  []string
	}{
		{"an id given twice, naming both places and the way out",
			map[string]string{"a.feature": "@TX-001\n场景: 一\n  当 好\n", "b.feature": "@TX-001\n场景: 二\n  当 好\n"},
			[]string{"TX-001/main", "a.feature:4", "b.feature:4", "add /variant to the tag"}},
		{"a full-width colon", map[string]string{"a.feature": "功能：试\n"}, []string{"a.feature:1", "ASCII colon"}},
		{"a file without a scenario", map[string]string{"a.feature": ""}, []string{"a.feature:2", "no scenario"}},
		{"an empty file", map[string]string{"a.feature": "# 功能\n"}, []string{"a.feature:1", "功能:"}},
		{"a scenario without steps", map[string]string{"a.feature": "@TX-001\n场景: 空\n"}, []string{"a.feature:4", "no steps"}},
		{"a scenario without a ruling", map[string]string{"a.feature": "@慢\n场景: 无\n  当 好\n"}, []string{"a.feature:4", "ruling tag"}},
		{"a ruling that only the rule has", map[string]string{"a.feature": "@TX-001\n规则: 上\n  场景: 无\n    当 好\n"}, []string{"a.feature:5", "ruling tag"}},
		{"an outline without rows", map[string]string{"a.feature": "@TX-001\n场景: 一\n  当 好\n@TX-002\n场景大纲: 空\n  当 <x>\n  例子:\n    | x |\n"},
			[]string{"a.feature:9", "no row"}},
		{"a folder without features", map[string]string{"a.txt": "x"}, []string{"no .feature file"}},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			_, err := Load(tree(test.files))
			if err == nil {
				t.Fatal("no error")
			}
			for _, part := range test.want {
				if !strings.Contains(err.Error(), part) {
					t.Errorf("error %q lacks %q", err, part)
				}
			}
		})
	}
}

func TestInnermostProfileTagDecides(t *testing.T) {
	text := "@standard @promo\n功能: 试\n@TX-001\n场景: 承\n  当 好\n@TX-002 @mission\n场景: 改\n  当 好\n"
	plan := Expand(mustLoad(t, map[string]string{"a.feature": text}), "")
	want := []string{"TX-001/main", "TX-001/main@promo", "TX-002/main@mission"}
	if got := ids(plan); !slices.Equal(got, want) {
		t.Errorf("plan %q, want %q", got, want)
	}
	if got := ids(Expand(mustLoad(t, map[string]string{"a.feature": text}), "promo")); !slices.Equal(got, want[1:2]) {
		t.Errorf("promo only: %q", got)
	}
}

func TestChapters(t *testing.T) {
	tests := map[string]string{
		"turn/a.feature":                        "turn",
		"characters/open/a.feature":             "characters",
		"features/turn/a.feature":               "turn",
		"/home/x/features/cards/lure/a.feature": "cards",
		"/home/x/mine/a.feature":                "mine",
		"../mine/a.feature":                     "mine",
		"features/a.feature":                    "a",
		"a.feature":                             "a",
	}
	for file, want := range tests {
		if got := chapterOf(file); got != want {
			t.Errorf("chapter of %s is %q, want %q", file, got, want)
		}
	}
}
