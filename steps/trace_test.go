package steps

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/engine"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

func TestAFailureLeavesATraceThatReplays(t *testing.T) {
	text := position + `
  @EX1-001/x
  场景: 一
    假如 玩家A手里有红真伪莫辨
    而且 真伪莫辨依次发给A红试探、B黑烧毁、C红破译、D蓝试探、E蓝破译
    当 玩家A使用红真伪莫辨
    而且 所有人让过
    那么 玩家B没有死亡
`
	fsys := fstest.MapFS{"x.feature": {Data: []byte(text)}}
	cases, err := suite.Load(fsys, "x.feature")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	result, err := suite.Run(context.Background(), suite.Expand(cases, ""), suite.Options{Bind: Bind, Artefacts: dir})
	if err != nil {
		t.Fatal(err)
	}
	r := result.Records[0]
	if filepath.Dir(r.Artefact) != dir {
		t.Fatalf("artefact %q, message %s", r.Artefact, r.Message.Zh)
	}
	file, err := os.Open(r.Artefact)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	trace, err := engine.ReadTrace(file)
	if err != nil {
		t.Fatal(err)
	}
	g, err := trace.Replay(func(int, *engine.Game) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	if b := g.State().Seats[1]; b.Alive {
		t.Error("the replayed game does not lead where the scenario led: B is alive")
	}
}

// A trace that cannot be written is said to be missing; the failure stays what it is.
func TestATraceThatCannotBeWrittenIsSaidToBeMissing(t *testing.T) {
	text := position + "\n  @EX1-001/x\n  场景: 一\n    当 玩家A让过\n    那么 玩家B死亡\n"
	cases, err := suite.Load(fstest.MapFS{"x.feature": {Data: []byte(text)}}, "x.feature")
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	result, err := suite.Run(context.Background(), suite.Expand(cases, ""), suite.Options{Bind: Bind, Artefacts: filepath.Join(file, "out")})
	if err != nil {
		t.Fatal(err)
	}
	r := result.Records[0]
	if r.Outcome != report.Fail || r.Artefact != "" || !strings.Contains(r.Message.Zh, "玩家B") || !strings.Contains(r.Message.Zh, "对局记录没有写下") {
		t.Errorf("%s, artefact %q: %s", r.Outcome, r.Artefact, r.Message.Zh)
	}
}
