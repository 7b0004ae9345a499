package story_test

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/engine/wire"
	"fengsheng/steps"
	"fengsheng/steps/report"
	"fengsheng/steps/story"
)

// spies is a standard game of three with the characters of some seats.
func spies(phase string, characters, hands, intel [3]string) wire.Setup {
	s := wire.Setup{Mode: wire.ModePosition, Profile: "standard", Turn: "A", Phase: phase}
	for i, id := range [...]string{"潜伏战线", "军情处", "打酱油"} {
		s.Seats = append(s.Seats, wire.SeatSetup{Seat: string(rune('A' + i)), Identity: id, Character: characters[i],
			Hand: strings.Fields(hands[i]), Intel: strings.Fields(intel[i])})
	}
	return s
}

func act(seat string, a wire.Action) *wire.Move { return &wire.Move{Seat: seat, Action: a} }

// ordered are two Locks of which the wrong one is said to have taken effect first.
func ordered() story.Finding {
	lock := func(at string) wire.Move {
		return move("A", wire.Action{Do: wire.Play, Card: "红锁定", As: "锁定", Target: at})
	}
	return story.Finding{Name: "order", Setup: beginners("play1", [4]string{"红锁定 红锁定"}, [4]string{}),
		Moves: append([]wire.Move{lock("C"), lock("B")}, passing("ABCDA")...),
		Last:  story.Difference{Kind: story.Events, Path: "events.resolved", Got: "resolved A B 红锁定"}}
}

// findings are one of each sort that the vocabulary has words for.
func findings() map[string]story.Finding {
	all := variants()
	fork := [3]string{"闪灵", "大美女", "贝雷帽"}
	snipes := spies("play1", fork, [3]string{}, [3]string{"", "红锁定 蓝锁定 黑锁定"})
	snipe := append([]wire.Move{move("A", wire.Action{Do: wire.Use, Skill: "狙击", Target: "B"})}, passing("ABCA")...)
	deep := spies("draw", fork, [3]string{}, [3]string{})
	deep.Deck = strings.Fields("红试探（潜伏战线，弃一张） 红试探（军情处，弃一张） 红试探（打酱油，弃一张） 红试探（潜伏战线，抽二张） 红锁定")
	two := 2
	stack := []wire.Move{move("A", burning("红烧毁", "B", "黑锁定"))}
	for i := range 9 {
		stack = append(stack, move("A", wire.Action{Do: wire.Play, Card: "黑识破", As: "识破", Item: i + 1}))
		if i == 5 {
			break
		}
	}
	for i, card := range [...]string{"红识破", "红识破", "红识破"} {
		stack = append(stack, move("A", wire.Action{Do: wire.Play, Card: card, As: "识破", Item: i + 7}))
	}
	all["order"] = ordered()
	all["picked"] = story.Finding{Setup: snipes, Moves: append(snipe, move("A", wire.Action{Do: wire.Choose, Card: "红锁定"})),
		Last: story.Difference{Kind: story.Legal}}
	all["listed"] = story.Finding{Setup: beginners("play1", [4]string{"红烧毁"}, [4]string{"", "黑锁定 红试探"}),
		Last: story.Difference{Kind: story.Legal, Act: act("A", burning("红烧毁", "B", "红试探"))}}
	all["thin-air"] = story.Finding{Setup: beginners("play1", [4]string{"红烧毁"}, [4]string{"", "黑锁定 红试探"}),
		Last: story.Difference{Kind: story.AcceptedIllegal, Act: act("A", burning("黑烧毁", "B", "黑锁定"))}}
	all["wrong-answer"] = story.Finding{Setup: snipes,
		Last: story.Difference{Kind: story.ChangedByRefusal, Act: act("B", wire.Action{Do: wire.Accept})}}
	all["wrong-seat"] = story.Finding{Setup: beginners("send", [4]string{"黑锁定"}, [4]string{}),
		Moves: append([]wire.Move{move("A", wire.Action{Do: wire.Send, Card: "黑锁定"})}, passing("ABCDABCD")...),
		Last:  story.Difference{Kind: story.AcceptedIllegal, Act: act("C", wire.Action{Do: wire.Accept})}}
	all["sent"] = story.Finding{Setup: beginners("send", [4]string{"黑锁定"}, [4]string{}),
		Moves: []wire.Move{move("A", wire.Action{Do: wire.Send, Card: "黑锁定"})},
		Last:  story.Difference{Kind: story.View, Viewer: "all", Path: "transit.mode"}}
	all["deep-deck"] = story.Finding{Setup: deep, Moves: []wire.Move{move("A", wire.Action{Do: wire.Number, Number: &two})},
		Last: story.Difference{Kind: story.View, Viewer: "B", Path: "seats[0].hand"}}
	all["long-stack"] = story.Finding{Moves: stack, Last: story.Difference{Kind: story.View, Path: "stack[9].item"},
		Setup: beginners("play1", [4]string{"红烧毁 黑识破 黑识破 黑识破 黑识破 黑识破 黑识破 红识破 红识破 红识破"}, [4]string{"", "黑锁定"})}
	all["gender"] = story.Finding{Setup: snipes, Last: story.Difference{Kind: story.View, Path: "seats[1].gender"}}
	all["aside"] = story.Finding{Setup: snipes, Last: story.Difference{Kind: story.View, Path: "aside.count"}}
	all["about"] = story.Finding{Setup: snipes, Moves: snipe, Last: story.Difference{Kind: story.Awaiting, Path: "awaiting.about"}}
	for name, f := range all {
		f.Name = name
		f.Signature = string(f.Last.Kind) + " " + f.Last.Path
		all[name] = f
	}
	return all
}

// The text of each sort of finding is kept in testdata, where a player can judge how it reads. REWRITE=1 writes it anew.
func TestFindingsReadAsWritten(t *testing.T) {
	files := fstest.MapFS{}
	for name, f := range findings() {
		var text bytes.Buffer
		if err := story.Write(&text, f); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		files[name+".feature"] = &fstest.MapFile{Data: text.Bytes()}
		path := filepath.Join("testdata", name+".feature")
		if os.Getenv("REWRITE") != "" {
			if err := os.WriteFile(path, text.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(want, text.Bytes()) {
			t.Errorf("%s is told as\n%s\nbut %s has\n%s%v", name, text.Bytes(), path, want, err)
		}
	}
	for _, r := range play(t, files, steps.Bind) {
		if r.Outcome != report.Pass {
			t.Errorf("%s: %s: %s\n%s", r.File, r.Outcome, r.Message.Zh, files[r.File].Data)
		}
	}
	wellFormed(t, files)
}
