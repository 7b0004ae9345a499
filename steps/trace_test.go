package steps

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"testing/fstest"

	"fengsheng/engine"
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
