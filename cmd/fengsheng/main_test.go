package main

import (
	"bytes"
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/cucumber/godog"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/features"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

var (
	good = regexp.MustCompile(`^好$`)
	bad  = regexp.MustCompile(`^坏$`)
)

// phrases stand in for those of the game.
func phrases(sc *godog.ScenarioContext, _ *suite.Running) {
	sc.Step(good, func() {})
	sc.Step(bad, func() error { return errors.New("不对") })
}

const (
	greenFeature = "# language: zh-CN\n功能: 试\n  @TX-001\n  场景: 一\n    那么 好\n  @TX-002 @promo\n  场景: 二\n    那么 好\n"
	redFeature   = "# language: zh-CN\n功能: 试\n  @TX-003\n  场景: 三\n    那么 坏\n"
	undefFeature = "# language: zh-CN\n功能: 试\n  @TX-004\n  场景: 四\n    那么 没有这句\n"
)

// session runs the program once.
type session struct {
	code     report.Code
	out, err string
}

func start(t *testing.T, fsys fs.FS, args ...string) session {
	t.Helper()
	var out, errs bytes.Buffer
	w := shell.World{
		In: strings.NewReader(""), Out: &out, Err: &errs, Features: fsys, Bind: phrases,
		Getenv: func(name string) string { return map[string]string{"LANG": "zh_CN.UTF-8"}[name] },
	}
	code := run(t.Context(), args, w)
	return session{code, out.String(), errs.String()}
}

func built(text string) fs.FS { return fstest.MapFS{"turn/a.feature": {Data: []byte(text)}} }

func onDisk(t *testing.T, text string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "a.feature")
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return file
}

// planned are the ids of a plan.
func planned(plan []suite.Case) []string {
	ids := make([]string, 0, len(plan))
	for _, c := range plan {
		ids = append(ids, c.ID)
	}
	return ids
}

func TestExitCodesOfTest(t *testing.T) {
	tests := []struct {
		claim, builtin string
		args           []string
		want           report.Code
		says           string
	}{
		{"all built-in cases pass", greenFeature, nil, report.OK, "通过 2/2"},
		{"only the chosen profile runs", greenFeature, []string{"--profile", "promo"}, report.OK, "通过 1/1"},
		{"a pattern picks cases", greenFeature, []string{"--select", "TX-001"}, report.OK, "通过 1/1"},
		{"a pattern without a match is a usage error", greenFeature, []string{"--select", "TX-010"}, report.Usage, "相近的有 TX-001"},
		{"selecting nothing is a usage error", greenFeature, []string{"--skip", "*"}, report.Usage, "--allow-empty"},
		{"selecting nothing may be allowed", greenFeature, []string{"--skip", "*", "--allow-empty"}, report.OK, "通过 0/0"},
		{"an unknown profile is a usage error", greenFeature, []string{"--profile", "prom"}, report.Usage, "promo"},
		{"an unknown flag is a usage error and says the way out", greenFeature, []string{"--jbs"}, report.Usage, "fengsheng test --help"},
		{"an unknown report format is a usage error", greenFeature, []string{"--report", "pdf:x"}, report.Usage, "junit"},
		{"a report without a path is a usage error", greenFeature, []string{"--report", "junit"}, report.Usage, "格式:路径"},
		{"a path that is not there is a usage error", greenFeature, []string{"/no/such/folder"}, report.Usage, "/no/such/folder"},
		{"a built-in case that the reference fails is a non-conformance", redFeature, nil, report.Nonconforming, "features/turn/a.feature:5"},
		{"a built-in case with an undefined step is too", undefFeature, nil, report.Nonconforming, "没有这句"},
		{"a feature with a parse error is refused", "功能：试\n", nil, report.Usage, "a.feature:1"},
		{"no feature at all is refused", "", nil, report.Usage, "功能:"},
		{"-- without a command is a usage error", greenFeature, []string{"--"}, report.Usage, "--"},
		{"a subject that is not there is unusable", greenFeature, []string{"--", "/no/such/engine"}, report.SubjectUnusable, "/no/such/engine"},
		{"a subject that says nothing is unusable", greenFeature, []string{"--", "true"}, report.SubjectUnusable, "initialize"},
		{"a subject that talks nonsense is unusable", greenFeature, []string{"--", "echo", "你好"}, report.SubjectUnusable, "你好"},
		{"a bad locale is a usage error", greenFeature, []string{"--locale", "fr"}, report.Usage, "zh"},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			s := start(t, built(test.builtin), append([]string{"test"}, test.args...)...)
			if s.code != test.want || !strings.Contains(s.out+s.err, test.says) {
				t.Errorf("exit %d, want %d and %q\nout: %s\nerr: %s", s.code, test.want, test.says, s.out, s.err)
			}
		})
	}
}

func TestAFailureOfAnotherAuthorsScenarioIsNonConformance(t *testing.T) {
	for _, text := range []string{redFeature, undefFeature} {
		if s := start(t, nil, "test", onDisk(t, text)); s.code != report.Nonconforming {
			t.Errorf("exit %d\n%s%s", s.code, s.out, s.err)
		}
	}
}

// A ruling that there is none of is remarked upon, once, and fails nothing.
func TestAScenarioOfAnUnknownRulingIsRemarkedUpon(t *testing.T) {
	text := strings.ReplaceAll(strings.ReplaceAll(greenFeature, "@TX-001", "@TX-901"), "@TX-002", "@TX-901/又")
	s := start(t, features.FS(), "test", onDisk(t, text))
	if s.code != report.OK || strings.Count(s.err, "裁定目录里没有 TX-901；相近的有 TX-001") != 1 || !strings.Contains(s.err, "a.feature:4：") {
		t.Errorf("exit %d\n%s%s", s.code, s.out, s.err)
	}
	if s := start(t, features.FS(), "test", onDisk(t, greenFeature)); strings.Contains(s.err, "裁定目录") {
		t.Errorf("known rulings are remarked upon: %s", s.err)
	}
}

func TestAnInterruptedRunIsIncomplete(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	var out bytes.Buffer
	w := shell.World{Out: &out, Err: &out, Features: built(greenFeature), Bind: phrases, Getenv: func(string) string { return "" }}
	if code := run(ctx, []string{"test"}, w); code != report.Incomplete {
		t.Errorf("exit %d: %s", code, out.String())
	}
}

func TestAPanicIsADefect(t *testing.T) {
	var out bytes.Buffer
	w := shell.World{Out: &out, Err: &out, Features: nil, Bind: phrases, Getenv: func(string) string { return "" }}
	if code := run(t.Context(), []string{"test"}, w); code != report.HarnessDefect {
		t.Errorf("exit %d: %s", code, out.String())
	}
}

func TestResultsGoToStdoutAndComplaintsToStderr(t *testing.T) {
	if s := start(t, built(greenFeature), "test"); s.out == "" || strings.Count(s.err, "\n") != 1 || !strings.Contains(s.err, "用时") {
		t.Errorf("a good run, which says on stderr only how long it took: out %q, err %q", s.out, s.err)
	}
	if s := start(t, built(greenFeature), "tset"); s.code != report.Usage || s.out != "" || !strings.Contains(s.err, "test") {
		t.Errorf("a misspelt verb: %+v", s)
	}
}

func TestVerboseListsSteps(t *testing.T) {
	if s := start(t, built(greenFeature), "test", "-v"); strings.Count(s.out, "✓ 那么 好") != 2 {
		t.Errorf("out: %s", s.out)
	}
}

func TestLocale(t *testing.T) {
	tests := []struct {
		claim string
		args  []string
		env   map[string]string
		want  string
	}{
		{"the flag decides", []string{"--locale", "en", "test"}, map[string]string{"LC_ALL": "zh_CN"}, "2 cases planned"},
		{"the flag with an equals sign too", []string{"test", "--locale=zh"}, nil, "计划 2 个用例"},
		{"LC_ALL comes before LANG", []string{"test"}, map[string]string{"LC_ALL": "zh_TW.UTF-8", "LANG": "en_GB"}, "计划 2 个用例"},
		{"LANG is the last resort", []string{"test"}, map[string]string{"LANG": "zh_CN"}, "计划 2 个用例"},
		{"without any it is English", []string{"test"}, nil, "2 cases planned"},
		{"help is in the same language", []string{"test", "--help"}, map[string]string{"LANG": "zh_CN"}, "用法："},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			var out bytes.Buffer
			w := shell.World{Out: &out, Err: &out, Features: built(greenFeature), Bind: phrases, Getenv: func(n string) string { return test.env[n] }}
			if code := run(t.Context(), test.args, w); code != report.OK || !strings.Contains(out.String(), test.want) {
				t.Errorf("exit %d: %s", code, out.String())
			}
		})
	}
}

func TestReportsAreWrittenAndRedrawn(t *testing.T) {
	dir := t.TempDir()
	stream := filepath.Join(dir, "new", "run.ndjson")
	s := start(t, built(redFeature), "test", "--report", "ndjson:"+stream, "--report", "junit:"+filepath.Join(dir, "j.xml"))
	if s.code != report.Nonconforming {
		t.Fatalf("exit %d: %s", s.code, s.err)
	}
	if xml, err := os.ReadFile(filepath.Join(dir, "j.xml")); err != nil || !strings.Contains(string(xml), "<failure") {
		t.Errorf("junit: %s, %v", xml, err)
	}
	again := start(t, nil, "report", stream)
	if again.code != report.OK || again.out != s.out {
		t.Errorf("exit %d\nredrawn: %s\nwas: %s\n%s", again.code, again.out, s.out, again.err)
	}
	if html := start(t, nil, "report", stream, "--to", "html", "-o", filepath.Join(dir, "r.html")); html.code != report.OK || html.out != "" {
		t.Errorf("html: %+v", html)
	}
}

func TestAStreamWithoutItsFooterIsRefused(t *testing.T) {
	stream := filepath.Join(t.TempDir(), "run.ndjson")
	start(t, built(greenFeature), "test", "--fail-fast", "--report", "ndjson:"+stream)
	text, err := os.ReadFile(stream)
	if err != nil {
		t.Fatal(err)
	}
	cut := text[:bytes.LastIndexByte(text[:len(text)-1], '\n')+1]
	if err := os.WriteFile(stream, cut, 0o644); err != nil {
		t.Fatal(err)
	}
	if s := start(t, nil, "report", stream); s.code != report.Usage || s.out != "" || !strings.Contains(s.err, stream) {
		t.Errorf("%+v", s)
	}
}

func TestAnUnfinishedRunCanBeRead(t *testing.T) {
	stream := filepath.Join(t.TempDir(), "run.ndjson")
	text := redFeature + strings.TrimPrefix(greenFeature, "# language: zh-CN\n功能: 试\n")
	live := start(t, built(text), "test", "--fail-fast", "--report", "ndjson:"+stream)
	if s := start(t, nil, "report", stream); s.out != live.out || !strings.Contains(s.out, "（TX-001/main TX-002/main@promo）") {
		t.Errorf("redrawn %+v\nwas %s", s, live.out)
	}
}

func TestRulings(t *testing.T) {
	tests := []struct {
		claim string
		args  []string
		want  report.Code
		says  string
	}{
		{"a ruling is shown", []string{"show", "TX-014"}, report.OK, "TX-014"},
		{"an unknown ruling names near ones", []string{"show", "TX-14"}, report.Usage, "TX-014"},
		{"show needs an id", []string{"show"}, report.Usage, "fengsheng rulings show --help"},
		{"a list is filtered", []string{"list", "--prefix", "LURE"}, report.OK, "LURE-001"},
		{"an empty list is an error", []string{"list", "--prefix", "NONE"}, report.Usage, "放宽"},
		{"a list in JSON", []string{"list", "--prefix", "LURE", "--json"}, report.OK, `"id": "LURE-001"`},
		{"an unknown sub-verb is a usage error", []string{"chek"}, report.Usage, "chek"},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			s := start(t, features.FS(), append([]string{"rulings"}, test.args...)...)
			if s.code != test.want || !strings.Contains(s.out+s.err, test.says) {
				t.Errorf("exit %d\nout: %s\nerr: %s", s.code, s.out, s.err)
			}
		})
	}
}

func TestSteps(t *testing.T) {
	if s := start(t, nil, "steps"); s.code != report.OK || !strings.Contains(s.out, "当 玩家A选择角色柒佰\n    zh-TW  當 玩家A選擇角色柒佰\n    en     When A chooses the character Qi Bai") {
		t.Errorf("all sentences: %+v", s)
	}
	if s := start(t, nil, "steps", "--language", "en", "Qi Bai"); s.code != report.OK || !strings.HasPrefix(s.out, "When A chooses") || !strings.Contains(s.out, "{Who?chooses|choose} the character {Character}") {
		t.Errorf("in one language: %+v", s)
	}
	if s := start(t, nil, "steps", "响应链是空的", "--json"); s.code != report.OK || !strings.Contains(s.out, `"name": "StackEmpty"`) {
		t.Errorf("sentences with a text: %+v", s)
	}
	for _, args := range [][]string{{"没有的话"}, {"--language", "fr"}} {
		if s := start(t, nil, append([]string{"steps"}, args...)...); s.code != report.Usage || s.out != "" {
			t.Errorf("%v: %+v", args, s)
		}
	}
}

func TestTranslate(t *testing.T) {
	file := onDisk(t, "# language: zh-CN\n功能: 试\n\n  @TX-001\n  场景: 一\n    假如 五人局\n    当 玩家A让过\n    那么 优先权在玩家B\n")
	s := start(t, nil, "translate", file, "--to", "en")
	if s.code != report.OK || !strings.Contains(s.out, "    When A passes\n    Then priority is with B\n") {
		t.Errorf("to English: %+v", s)
	}
	if back := start(t, nil, "translate", onDisk(t, s.out), "--to", "zh-TW"); back.code != report.OK || !strings.Contains(back.out, "    那麼 優先權在玩家B\n") {
		t.Errorf("on to traditional characters: %+v", back)
	}
	for _, args := range [][]string{{file}, {file, "--to", "fr"}, {file + "x", "--to", "en"}, {onDisk(t, "功能: 试\n\n  @TX-001\n  场景: 一\n    假如 玩家A唱歌\n"), "--to", "en"}} {
		if s := start(t, nil, append([]string{"translate"}, args...)...); s.code != report.Usage || s.out != "" {
			t.Errorf("%v: %+v", args, s)
		}
	}
}
