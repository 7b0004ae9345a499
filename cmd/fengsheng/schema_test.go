package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/steps/report"
)

func TestSchema(t *testing.T) {
	log := filepath.Join(t.TempDir(), "traffic.log")
	text := `→ {"jsonrpc":"2.0","id":"1","method":"act","params":{"seat":"A","action":{"do":"pass"}}}
← {"jsonrpc":"2.0","id":"1","result":{"accepted":true,"awaiting":{"seat":"A","question":"act"},"events":[{"what":"drew"},{"what":"draw"}]}}

started in 3 ms
`
	if err := os.WriteFile(log, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		claim string
		args  []string
		want  report.Code
		says  string
	}{
		{"all messages are printed", nil, report.OK, `"observe.result"`},
		{"one message is printed with what it needs", []string{"reset.result"}, report.OK, `"$ref": "#/$defs/reset.result"`},
		{"names are listed", []string{"--names"}, report.OK, "act.params\n"},
		{"an unknown name is a usage error that lists the names", []string{"act"}, report.Usage, "act.result"},
		{"a log is checked to its end", []string{"--check", log}, report.Nonconforming, "3 行，2 行不合格式"},
		{"a fault is told by line, place and expectation", []string{"--check", log}, report.Nonconforming, log + ":2: act.result 的 /events/1/what：应为 40 个名称之一，最像的是 \"drew\"，却是 \"draw\""},
		{"a line that is no message is quoted", []string{"--check", log}, report.Nonconforming, log + ":4: 整行：应为一个 JSON 对象，却是 started in 3 ms"},
		{"lines can be checked as one message", []string{"--check", log, "act.result"}, report.Nonconforming, "act.result"},
		{"an unknown name to check by is a usage error", []string{"--check", log, "play"}, report.Usage, "play"},
		{"a file that is not there is a usage error", []string{"--check", log + "x"}, report.Usage, log + "x"},
		{"nothing to check is a usage error", []string{"--check", "-"}, report.Usage, "没有什么可检查"},
	} {
		s := start(t, nil, append([]string{"schema"}, test.args...)...)
		if s.code != test.want || !strings.Contains(s.out+s.err, test.says) {
			t.Errorf("%s: exit %d, want %d and %q\nout: %.500s\nerr: %.500s", test.claim, s.code, test.want, test.says, s.out, s.err)
		}
	}
}

func TestAFileThatIsNoLogIsNotToldLineByLine(t *testing.T) {
	log := filepath.Join(t.TempDir(), "traffic.log")
	if err := os.WriteFile(log, []byte(strings.Repeat("no\n", 100)), 0o644); err != nil {
		t.Fatal(err)
	}
	s := start(t, nil, "schema", "--check", log)
	if n := strings.Count(s.out, log); s.code != report.Nonconforming || n != 50 || !strings.Contains(s.out, "另有 50 行") {
		t.Errorf("exit %d, %d complaints: %.300s", s.code, n, s.out)
	}
}

func TestALineThatIsTooLongIsNamed(t *testing.T) {
	log := filepath.Join(t.TempDir(), "traffic.log")
	if err := os.WriteFile(log, []byte("\n\n{}\n"+strings.Repeat("x", wire.MaxLine+1)), 0o644); err != nil {
		t.Fatal(err)
	}
	s := start(t, nil, "schema", "--check", log)
	if s.code != report.Usage || !strings.Contains(s.err, "第 4 行超过 16 MiB") {
		t.Errorf("exit %d, %s", s.code, s.err)
	}
}
