package main

import (
	"bytes"
	"context"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/cucumber/godog"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// shards runs each half of a suite for itself.
func shards(t *testing.T, text string) (dir string, files []string) {
	t.Helper()
	dir = t.TempDir()
	for i, pattern := range []string{"TX-003", "TX-00[15]"} {
		file := filepath.Join(dir, string(rune('a'+i))+".ndjson")
		start(t, built(text), "test", "--select", pattern, "--report", "ndjson:"+file)
		files = append(files, file)
	}
	return dir, files
}

func TestShardsAreMergedIntoTheRunTheyAreOf(t *testing.T) {
	dir, files := shards(t, mixedFeature)
	whole := filepath.Join(dir, "whole.ndjson")
	if s := start(t, nil, append([]string{"report", "merge", "-o", whole}, files...)...); s.code != report.OK || s.out != "" {
		t.Fatalf("%+v", s)
	}
	atOnce := start(t, built(mixedFeature), "test")
	if s := start(t, nil, "report", whole); s.out != atOnce.out {
		t.Errorf("merged\n%s\nat once\n%s", s.out, atOnce.out)
	}
	if s := start(t, nil, "report", "merge", files[0], files[0]); s.code != report.Usage || !strings.Contains(s.err, "TX-003/main") {
		t.Errorf("a shard given twice: %+v", s)
	}
}

func TestTwoRunsAreCompared(t *testing.T) {
	dir := t.TempDir()
	was, is := filepath.Join(dir, "was.ndjson"), filepath.Join(dir, "is.ndjson")
	start(t, built(mixedFeature), "test", "--report", "ndjson:"+was)
	start(t, built(strings.Replace(mixedFeature, "那么 坏", "那么 好", 1)), "test", "--report", "ndjson:"+is)
	if s := start(t, nil, "report", "diff", was, is); s.code != report.OK || !strings.Contains(s.out, "修好了：") {
		t.Errorf("something was mended: %+v", s)
	}
	if s := start(t, nil, "report", "diff", is, was, "--to", "markdown"); s.code != report.Nonconforming || !strings.Contains(s.out, "### 新的不符 (1)") {
		t.Errorf("something got worse: %+v", s)
	}
	if s := start(t, nil, "report", "diff", is, is); s.code != report.OK || !strings.Contains(s.out, "没有变化") {
		t.Errorf("nothing changed: %+v", s)
	}
	for _, args := range [][]string{{was}, {was, is, is}} {
		if s := start(t, nil, append([]string{"report", "diff"}, args...)...); s.code != report.Usage || !strings.Contains(s.err, "旧 新") {
			t.Errorf("%d streams: %+v", len(args), s)
		}
	}
	if s := start(t, nil, "report", "diff", was, is, "--to", "junit"); s.code != report.Usage || !strings.Contains(s.err, "markdown") {
		t.Errorf("a form that there is not: %+v", s)
	}
}

func TestSeveralStreamsMakeOneReport(t *testing.T) {
	_, files := shards(t, mixedFeature)
	if s := start(t, nil, append([]string{"report", "--to", "html"}, files...)...); s.code != report.OK || strings.Count(s.out, "<h2>reference</h2>") != 2 {
		t.Errorf("%+v", s)
	}
	if s := start(t, nil, append([]string{"report", "--to", "badge"}, files...)...); s.code != report.Usage || !strings.Contains(s.err, "report merge") {
		t.Errorf("a badge of two: %+v", s)
	}
}

// interrupting binds a phrase at which the user presses Ctrl-C.
func interrupting(stop context.CancelFunc) func(*godog.ScenarioContext, *suite.Running) {
	return func(sc *godog.ScenarioContext, run *suite.Running) {
		phrases(sc, run)
		sc.Step(regexp.MustCompile(`^有人按了中断$`), func() { stop() })
	}
}

func TestAnInterruptLeavesAWholeStream(t *testing.T) {
	const text = "# language: zh-CN\n功能: 试\n  @TX-001\n  场景: 一\n    那么 好\n  @TX-002\n  场景: 二\n    那么 有人按了中断\n  @TX-003\n  场景: 三\n    那么 好\n"
	stream := filepath.Join(t.TempDir(), "run.ndjson")
	ctx, stop := context.WithCancel(t.Context())
	var out, errs bytes.Buffer
	w := shell.World{Out: &out, Err: &errs, Features: built(text), Bind: interrupting(stop), Getenv: func(string) string { return "zh" }}
	code := run(ctx, []string{"test", "--locale", "zh", "--report", "ndjson:" + stream}, w)
	if code != report.Incomplete || !strings.Contains(out.String(), "通过 2/3，未运行 1") || !strings.Contains(out.String(), "被中断") {
		t.Errorf("exit %d: %s%s", code, out.String(), errs.String())
	}
	res, err := shell.ReadStream(w, stream)
	if err != nil || res.Footer.Complete || res.Footer.Exit != report.Incomplete || res.Footer.Counts[report.Pass] != 2 {
		t.Errorf("%+v, %v", res.Footer, err)
	}
}
