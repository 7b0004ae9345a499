package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
)

// /dev/full is a disk without room.
func TestAFullDiskCostsTheReportAndNotTheResult(t *testing.T) {
	good := filepath.Join(t.TempDir(), "run.ndjson")
	for _, kind := range []string{"junit", "markdown", "html", "badge", "text"} {
		s := start(t, built(greenFeature), "test", "--report", kind+":/dev/full", "--report", "ndjson:"+good)
		if s.code != report.Usage || !strings.Contains(s.err, "/dev/full") || strings.Count(s.err, "/dev/full") > 2 {
			t.Errorf("%s: exit %d, %s", kind, s.code, s.err)
		}
		if !strings.Contains(s.out, "通过 2/2") {
			t.Errorf("%s: the result is not printed: %q", kind, s.out)
		}
		if again := start(t, nil, "report", good); again.out != s.out {
			t.Errorf("%s: the other report suffered: %+v", kind, again)
		}
	}
	if s := start(t, built(greenFeature), "test", "--report", "ndjson:/dev/full"); s.code != report.Usage || !strings.Contains(s.err, "/dev/full") {
		t.Errorf("a stream that cannot even begin: %+v", s)
	}
}

func TestAStandardOutputWithoutRoomIsSaid(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer full.Close()
	var errs bytes.Buffer
	w := shell.World{Out: full, Err: &errs, Features: built(greenFeature), Bind: phrases, Getenv: func(string) string { return "zh" }}
	if code := run(t.Context(), []string{"test"}, w); code != report.Usage || !strings.Contains(errs.String(), "标准输出") {
		t.Errorf("exit %d: %s", code, errs.String())
	}
}
