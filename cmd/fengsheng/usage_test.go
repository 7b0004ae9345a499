package main

import (
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"fengsheng/steps/report"
)

func TestFlagErrorsAreToldInBothLanguages(t *testing.T) {
	for _, test := range []struct {
		args   []string
		zh, en string
	}{
		{[]string{"test", "--expct", "x"}, "没有 --expct 这个选项；是不是 --expect；见 fengsheng test --help", "there is no flag --expct; did you mean --expect"},
		{[]string{"test", "--jobs", "x"}, "--jobs 不能是“x”，应是整数；", `--jobs cannot be "x", it takes a whole number`},
		{[]string{"test", "--timeout", "1x"}, "--timeout 不能是“1x”，应是一段时间", "takes a duration"},
		{[]string{"test", "--jobs"}, "--jobs 后面要有值", "--jobs needs a value"},
	} {
		for locale, says := range map[string]string{"zh": test.zh, "en": test.en} {
			s := start(t, nil, append([]string{"--locale", locale}, test.args...)...)
			if s.code != report.Usage || !strings.Contains(s.err, says) {
				t.Errorf("%v: exit %d, want %q:\n%s", test.args, s.code, says, s.err)
			}
		}
	}
}

func TestHelpInChineseIsChineseAndStraight(t *testing.T) {
	s := start(t, nil, "test", "--help", "--locale", "zh")
	if s.code != report.OK || !strings.Contains(s.out, "（默认 out）") || strings.Contains(s.out, "default") {
		t.Errorf("exit %d\n%s", s.code, s.out)
	}
	column := func(flag, says string) int {
		for _, line := range strings.Split(s.out, "\n") {
			if strings.Contains(line, flag+" ") && strings.Contains(line, says) {
				return runewidth.StringWidth(line[:strings.Index(line, says)])
			}
		}
		t.Fatalf("no line about %s\n%s", flag, s.out)
		return 0
	}
	if a, b := column("--fail-fast", "第一个"), column("--artifacts", "把失败"); a != b {
		t.Errorf("columns %d and %d\n%s", a, b, s.out)
	}
	for _, verb := range []string{"rulings", "serve"} {
		if s := start(t, nil, verb, "--help", "--locale", "zh"); strings.Contains(s.out, "[flags]") {
			t.Errorf("%s: English in Chinese help\n%s", verb, s.out)
		}
	}
}
