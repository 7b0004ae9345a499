package story_test

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/features/rulings"
	"fengsheng/steps/story"
)

// beginners is the first game with some hands and intel, by seat.
func beginners(phase string, hands, intel [4]string) wire.Setup {
	s := wire.Setup{Mode: wire.ModePosition, Profile: "beginner", Turn: "A", Phase: phase}
	for i, id := range [...]string{"潜伏战线", "军情处", "潜伏战线", "军情处"} {
		s.Seats = append(s.Seats, wire.SeatSetup{Seat: string(rune('A' + i)), Identity: id,
			Hand: strings.Fields(hands[i]), Intel: strings.Fields(intel[i])})
	}
	return s
}

func move(seat string, a wire.Action) wire.Move { return wire.Move{Seat: seat, Action: a} }

// passing is a pass of each seat in order.
func passing(seats string) []wire.Move {
	var out []wire.Move
	for _, s := range seats {
		out = append(out, move(string(s), wire.Action{Do: wire.Pass}))
	}
	return out
}

func burning(card, at, object string) wire.Action {
	return wire.Action{Do: wire.Play, Card: card, As: "烧毁", Target: at, Object: object}
}

// The wrong variants of the second implementation, as findings.
func variants() map[string]story.Finding {
	first := passing("ABCDABCD")[:0]
	first = append(first, move("A", burning("红烧毁", "B", "黑锁定")))
	first = append(first, passing("A")...)
	first = append(first, move("B", burning("蓝烧毁", "B", "黑锁定")))
	first = append(first, passing("BCDAB")...)

	luring := []wire.Move{move("A", wire.Action{Do: wire.Send, Card: "黑锁定"})}
	for _, card := range [...]string{"调虎离山", "锁定"} {
		luring = append(luring, move("A", wire.Action{Do: wire.Play, Card: "红" + card, As: card, Target: "B"}))
		luring = append(luring, passing("ABCDA")...)
	}
	luring = append(luring, passing("ABCD")...)

	dying := []wire.Move{move("A", wire.Action{Do: wire.Send, Card: "黑锁定"})}
	dying = append(dying, passing("ABCDABCD")...)
	dying = append(dying, move("B", wire.Action{Do: wire.Accept}))

	return map[string]story.Finding{
		"fifo": {Name: "fifo", Setup: beginners("play1", [4]string{"红烧毁", "蓝烧毁"}, [4]string{"", "黑锁定"}), Moves: first,
			Last: story.Difference{Kind: story.Events, Path: "resolved.seat"}},
		"lure": {Name: "lure", Setup: beginners("send", [4]string{"红锁定 红调虎离山 黑锁定"}, [4]string{}), Moves: luring,
			Last: story.Difference{Kind: story.View, Viewer: "all", Path: "transit.at", Want: "B", Got: "C"}},
		"burn": {Name: "burn", Setup: beginners("send", [4]string{"黑锁定", "", "红烧毁"}, [4]string{"", "黑锁定 黑试探"}), Moves: dying,
			Last: story.Difference{Kind: story.Awaiting, Path: "awaiting.question"}},
	}
}

func TestSuspectsAreNearTheDivergence(t *testing.T) {
	c, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	near := map[string][]string{
		"fifo": {"PRI-015", "BURN-011"}, "lure": {"TX-020", "LOCK-012", "LURE-010"},
		"burn": {"BURN-007", "SPEC-002", "DEATH-001", "DEATH-004"},
	}
	for name, f := range variants() {
		got := story.Suspects(c, f)
		if len(got) == 0 || len(got) > 3 || !slices.ContainsFunc(got, func(id string) bool { return slices.Contains(near[name], id) }) {
			t.Errorf("%s: suspects %v, want one of %v", name, got, near[name])
		}
		if again := story.Suspects(c, f); !slices.Equal(got, again) {
			t.Errorf("%s: suspects %v, then %v", name, got, again)
		}
		var text bytes.Buffer
		if err := story.Write(&text, f); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		t.Logf("%v\n%s", got, text.String())
	}
}

func TestWithoutACluePriorityIsSuspected(t *testing.T) {
	c, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	if got := story.Suspects(c, story.Finding{Setup: wire.Setup{Mode: "strange"}}); !slices.Equal(got, []string{"PRI-011"}) {
		t.Errorf("got %v", got)
	}
}
