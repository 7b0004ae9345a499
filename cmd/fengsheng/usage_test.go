package main

import (
	"strings"
	"testing"

	"github.com/mattn/go-runewidth"

	"fengsheng/steps/report"
)

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
