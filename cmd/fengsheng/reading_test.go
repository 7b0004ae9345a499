package main

import (
	"strings"
	"testing"

	"fengsheng/features"
	"fengsheng/steps/report"
)

const readTwice = "# language: zh-CN\n功能: 试\n  @TX-001\n  场景: 一\n    那么 好\n  @WIN-015 @WIN-015=A\n  场景: 二\n    那么 坏\n" +
	"  @WIN-015/另 @WIN-015=B\n  场景: 三\n    那么 好\n"

func TestReadingsOfTheUser(t *testing.T) {
	for _, tt := range []struct {
		args []string
		code report.Code
		says []string
	}{
		{[]string{"test"}, report.Nonconforming, []string{"计划 2 个用例，通过 1/2"}},
		{[]string{"test", "--reading", "WIN-015=B"}, report.OK, []string{"读法：WIN-015=B", "读法不同 1：只在 WIN-015=A 时成立", "通过 2/2，读法不同 1"}},
		{[]string{"test", "--reading", "WIN-015=A"}, report.Nonconforming, []string{"通过 1/2"}},
		{[]string{"test", "--reading", "TX-001=B"}, report.Usage, []string{"TX-001 没有别的读法"}},
		{[]string{"test", "--reading", "WIN-016=D"}, report.Usage, []string{"A B"}},
		{[]string{"test", "--reading", "WIM-015=B"}, report.Usage, []string{"WIN-015"}},
		{[]string{"list", "--reading", "WIN-015=B"}, report.OK, []string{"WIN-015/另"}},
	} {
		got := start(t, built(readTwice), tt.args...)
		for _, text := range tt.says {
			if got.code != tt.code || !strings.Contains(got.out+got.err, text) {
				t.Errorf("%v: code %d, want %d saying %q:\n%s%s", tt.args, got.code, tt.code, text, got.out, got.err)
			}
		}
	}
}

func TestTheReferencePlaysOnlyWhatItCan(t *testing.T) {
	for _, args := range [][]string{{"serve", "--reading", "TX-037=B"}, {"perft", "draw", "--reading", "TX-037=B"}, {"fuzz", "--games", "1", "--reading", "TX-037=B"}} {
		if got := start(t, features.FS(), args...); got.code != report.Usage || !strings.Contains(got.err, "TX-037=B") {
			t.Errorf("%v: code %d\n%s", args, got.code, got.err)
		}
	}
	got := start(t, features.FS(), "perft", "draw", "--depth", "1", "--reading", "TURN-003=B")
	if got.code != report.OK || strings.Contains(got.out, "公布") {
		t.Errorf("code %d\n%s%s", got.code, got.out, got.err)
	}
}

func TestReadingsAreListed(t *testing.T) {
	got := start(t, features.FS(), "rulings", "readings")
	for _, text := range []string{"WIN-015", "同一问题：STL-045", "（本套件所取）", "只在 A 时成立 6 个：", "WIN-015/胜利优先"} {
		if got.code != report.OK || !strings.Contains(got.out, text) {
			t.Errorf("code %d, without %q:\n%s%s", got.code, text, got.out, got.err)
		}
	}
	if got := start(t, features.FS(), "rulings", "readings", "WIN-15"); got.code != report.Usage || !strings.Contains(got.err, "WIN-015") {
		t.Errorf("code %d\n%s", got.code, got.err)
	}
}
