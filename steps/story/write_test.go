package story_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/steps"
	"fengsheng/steps/report"
	"fengsheng/steps/story"
)

func TestGamesThatTheReferenceDoesNotPlayAreRefused(t *testing.T) {
	f := variants()["fifo"]
	f.Moves = append(f.Moves[:2:2], move("D", wire.Action{Do: wire.Pass}))
	if err := story.Write(&bytes.Buffer{}, f); err == nil || !strings.Contains(err.Error(), "move 3") {
		t.Errorf("an answer of somebody who is not asked: %v", err)
	}
	f.Moves = append(f.Moves[:2:2], move("B", burning("红烧毁", "B", "黑锁定")))
	if err := story.Write(&bytes.Buffer{}, f); err == nil || !strings.Contains(err.Error(), "move 3") {
		t.Errorf("a card that the player has not: %v", err)
	}
	f = variants()["fifo"]
	f.Setup.Turn = "E"
	if err := story.Write(&bytes.Buffer{}, f); err == nil || !strings.Contains(err.Error(), "set-up") {
		t.Errorf("an impossible set-up: %v", err)
	}
}

func TestAnUnknownSuspectIsRefused(t *testing.T) {
	f := variants()["fifo"]
	f.Suspects = []string{"PRI-999"}
	if err := story.Write(&bytes.Buffer{}, f); err == nil || !strings.Contains(err.Error(), "PRI-999") {
		t.Errorf("got %v", err)
	}
}

func TestNamedSuspectsAreTheTags(t *testing.T) {
	f := variants()["fifo"]
	f.Suspects = []string{"PRI-016", "PRI-015"}
	var text bytes.Buffer
	if err := story.Write(&text, f); err != nil || !strings.Contains(text.String(), "\n    @PRI-016/fifo @PRI-015 @beginner\n") {
		t.Errorf("%v\n%s", err, text.String())
	}
}

// An implementation may answer anything: its words must not become lines, tags or control characters.
func TestForeignWordsStayInComments(t *testing.T) {
	f := variants()["fifo"]
	f.Name = "Fifo 1\n  @BURN-001\x1b[31m <x>"
	f.Signature = "events\n功能: 假的\r\n" + strings.Repeat("长", 400)
	f.Last.Want, f.Last.Got = "A\n场景: 假的", "\u2028B\x00"
	var text bytes.Buffer
	if err := story.Write(&text, f); err != nil {
		t.Fatal(err)
	}
	for _, r := range text.String() {
		if r < ' ' && r != '\n' || r == 0x7f || r == '\u2028' {
			t.Errorf("the control character %U got through", r)
		}
	}
	if n := strings.Count(text.String(), "\n    场景:"); n != 1 {
		t.Errorf("%d scenarios\n%s", n, text.String())
	}
	files := fstest.MapFS{"x.feature": {Data: text.Bytes()}}
	if r := play(t, files, steps.Bind)[0]; r.Outcome != report.Pass || r.ID != "PRI-015/fifo-1-burn-001-31m-x@beginner" {
		t.Errorf("%s: %s: %s\n%s", r.ID, r.Outcome, r.Message.Zh, text.String())
	}
	wellFormed(t, files)
}

func TestALongNameIsCut(t *testing.T) {
	f := variants()["fifo"]
	f.Name = strings.Repeat("view/play1/长名字", 30)
	var text bytes.Buffer
	if err := story.Write(&text, f); err != nil {
		t.Fatal(err)
	}
	wellFormed(t, fstest.MapFS{"x.feature": {Data: text.Bytes()}})
}

type full struct{}

var errFull = errors.New("no space left on device")

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestAFullDiskIsAnError(t *testing.T) {
	if err := story.Write(full{}, variants()["fifo"]); !errors.Is(err, errFull) {
		t.Errorf("got %v", err)
	}
}

// The deal happens before anybody can lay down what chance does. A choice of characters can be told where the cards came
// in the order that is the first possible one.
func TestTheDealIsToldWhereItCanBe(t *testing.T) {
	g := started(t, wire.Setup{Mode: wire.ModeNew, Profile: "standard", Players: 3})
	for g.Asked() == table.Nature {
		if _, err := g.Answer(g.Legal(nil)[0]); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := g.Answer(g.Legal(nil)[1]); err != nil {
		t.Fatal(err)
	}
	f := story.Finding{Name: "deal", Setup: g.Setup(), Moves: g.Trace().Moves, Last: story.Difference{Kind: story.Awaiting}}
	var text bytes.Buffer
	if err := story.Write(&text, f); err != nil {
		t.Fatal(err)
	}
	files := fstest.MapFS{"deal.feature": {Data: text.Bytes()}}
	if r := play(t, files, steps.Bind)[0]; r.Outcome != report.Pass || !strings.Contains(text.String(), "玩家A选择角色") {
		t.Errorf("%s: %s\n%s", r.Outcome, r.Message.Zh, text.String())
	}
	wellFormed(t, files)

	g = started(t, g.Setup())
	if _, err := g.Answer(g.Legal(nil)[5]); err != nil {
		t.Fatal(err)
	}
	f.Moves = g.Trace().Moves
	if err := story.Write(&bytes.Buffer{}, f); !errors.Is(err, story.ErrUnsayable) {
		t.Errorf("another deal: %v", err)
	}
}
