package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
)

// mixedFeature has what passes and what does not.
const mixedFeature = redFeature + "  @TX-005\n  场景: 五\n    那么 坏\n  @TX-001\n  场景: 一\n    那么 好\n"

// on is start on a given day.
func on(t *testing.T, day, text string, args ...string) session {
	t.Helper()
	now, err := time.Parse(time.DateOnly, day)
	if err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	w := shell.World{In: strings.NewReader(""), Out: &out, Err: &errs, Features: built(text), Bind: phrases,
		Now: func() time.Time { return now }, Getenv: func(string) string { return "zh_CN" }}
	code := run(t.Context(), args, w)
	return session{code, out.String(), errs.String()}
}

const today = "2027-01-31"

func content(t *testing.T, path string) string {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func written(t *testing.T, path, text string) string {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// From the first red run to a green one, through a failure that is mended and one that comes up.
func TestTheLifeOfAKnownFailuresFile(t *testing.T) {
	dir := t.TempDir()
	stream, file := filepath.Join(dir, "run.ndjson"), filepath.Join(dir, "known.txt")
	step := func(text string, want report.Code, says string, args ...string) {
		t.Helper()
		s := on(t, today, text, args...)
		if s.code != want || !strings.Contains(s.out+s.err, says) {
			t.Fatalf("%v: exit %d, want %d and %q\n%s%s", args, s.code, want, says, s.out, s.err)
		}
	}
	step(mixedFeature, report.Nonconforming, "不符 2", "test", "--report", "ndjson:"+stream)
	step(mixedFeature, report.OK, "加 2 条", "expect", "init", stream, file)
	step(mixedFeature, report.Usage, "expect update", "expect", "init", stream, file)
	step(mixedFeature, report.OK, "2 条，没有问题", "expect", "check", file)
	step(mixedFeature, report.OK, "已知的不符 2", "test", "--expect", file)

	text := strings.Replace(content(t, file), "TX-003/main  fail", "# 等新版\nTX-003/main   fail   issue=7", 1)
	written(t, file, text)
	if err := os.Chmod(file, 0o600); err != nil {
		t.Fatal(err)
	}
	mended := strings.Replace(mixedFeature, "@TX-005\n  场景: 五\n    那么 坏", "@TX-005\n  场景: 五\n    那么 好", 1)
	mended = strings.Replace(mended, "@TX-001\n  场景: 一\n    那么 好", "@TX-001\n  场景: 一\n    那么 坏", 1)
	step(mended, report.Nonconforming, "请从已知失败名单里删去", "test", "--expect", file, "--report", "ndjson:"+stream)
	step(mended, report.OK, "加 1 条，改 0 条，删 0 条", "expect", "update", stream, file)
	step(mended, report.OK, "加 0 条，改 0 条，删 1 条", "expect", "prune", stream, file)
	step(mended, report.OK, "已知的不符 2", "test", "--expect", file)
	if got := content(t, file); !strings.Contains(got, "# 等新版\nTX-003/main   fail   issue=7") || strings.Contains(got, "TX-005") {
		t.Errorf("the file is now\n%s", got)
	}
	if info, err := os.Stat(file); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("rights %v, %v", info.Mode(), err)
	}
}

func TestExpectCheck(t *testing.T) {
	const header = "# fengsheng-expect 1\n"
	for claim, test := range map[string]struct{ text, says string }{
		"no header":               {"TX-003 fail\n", ":1：第一行"},
		"an entry without a case": {header + "TX-013 fail\n", ":2：TX-013 没有匹配任何用例"},
		"both of two faults":      {header + "TX-013 fail\nTX-014 fail\n", ":3：TX-014"},
		"an overlap":              {header + "TX-003 fail\nTX-00* fail\n", ":3：TX-003 与 TX-00*"},
		"a day that is over":      {header + "TX-003 fail until=2027-01-30\n", "已经到期"},
		"a file that is not":      {"", "读不了"},
	} {
		file := filepath.Join(t.TempDir(), "known.txt")
		if test.text != "" {
			written(t, file, test.text)
		}
		if s := on(t, today, mixedFeature, "expect", "check", file); s.code != report.Usage || !strings.Contains(s.err, test.says) {
			t.Errorf("%s: %+v, want %q", claim, s, test.says)
		}
	}
}

func TestAnEntryThatIsOverExcusesNothing(t *testing.T) {
	file := written(t, filepath.Join(t.TempDir(), "known.txt"), "# fengsheng-expect 1\nTX-003 fail until=2027-01-31\n")
	if s := on(t, "2027-01-31", redFeature, "test", "--expect", file); s.code != report.OK {
		t.Errorf("on its last day: %+v", s)
	}
	if s := on(t, "2027-02-01", redFeature, "test", "--expect", file); s.code != report.Nonconforming || !strings.Contains(s.err, "到期") {
		t.Errorf("the day after: %+v", s)
	}
}

// The file is about the whole suite: picking some cases must not make the rest of it wrong.
func TestAKnownFailuresFileGoesWithASelection(t *testing.T) {
	file := written(t, filepath.Join(t.TempDir(), "known.txt"), "# fengsheng-expect 1\nTX-003 fail\nTX-005 skip reason=hangs issue=53\n")
	if s := on(t, today, mixedFeature, "test", "--expect", file, "--select", "TX-001"); s.code != report.OK {
		t.Errorf("%+v", s)
	}
	s := on(t, today, mixedFeature, "test", "--expect", file)
	if s.code != report.OK || !strings.Contains(s.out, "跳过 1") || !strings.Contains(s.out, "hangs，53") {
		t.Errorf("the skipped case is not in the summary: %+v", s)
	}
}

func TestWhatCannotBeExpectedIsLeftToPeople(t *testing.T) {
	stream := filepath.Join(t.TempDir(), "run.ndjson")
	on(t, today, undefFeature, "test", "--report", "ndjson:"+stream)
	if s := on(t, today, undefFeature, "expect", "init", stream); s.code != report.Nonconforming || !strings.Contains(s.err, "TX-004/main") {
		t.Errorf("%+v", s)
	}
}

func TestAFileThatCannotBeReplacedStaysAsItWas(t *testing.T) {
	dir := t.TempDir()
	file := written(t, filepath.Join(dir, "known.txt"), "old")
	// The name of a folder cannot be taken by a file.
	if err := os.Mkdir(filepath.Join(dir, "folder"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := shell.ReplaceFile(filepath.Join(dir, "folder"), []byte("new")); err == nil || !strings.Contains(err.Error(), "untouched") {
		t.Errorf("%v", err)
	}
	if err := shell.ReplaceFile(file, []byte("new")); err != nil || content(t, file) != "new" {
		t.Errorf("%v, %s", err, content(t, file))
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 2 {
		t.Errorf("%v, %v: something is left over", left, err)
	}
}

// Entries that overlap would be split into the same case twice.
func TestAFileThatOverlapsIsNotAmended(t *testing.T) {
	dir := t.TempDir()
	stream := filepath.Join(dir, "run.ndjson")
	on(t, today, mixedFeature, "test", "--report", "ndjson:"+stream)
	const text = "# fengsheng-expect 1\nTX-003 fail\nTX-00* fail\n"
	for _, verb := range []string{"update", "prune"} {
		file := written(t, filepath.Join(dir, "known.txt"), text)
		s := on(t, today, mixedFeature, "expect", verb, stream, file)
		if s.code != report.Usage || !strings.Contains(s.err, "不相交") || content(t, file) != text {
			t.Errorf("%s: exit %d: %s\n%s", verb, s.code, s.err, content(t, file))
		}
	}
}
