package claim_test

import (
	"errors"
	"fmt"
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
)

// What is tried is judged by what came of it.
func TestWhatIsTriedIsJudgedByWhatCameOfIt(t *testing.T) {
	move := wire.Move{Seat: "A", Action: wire.Action{Do: wire.Play, Card: "红识破"}}
	accepted, refused := claim.Attempt{}, claim.Attempt{Refused: &move}
	vague, marred := refused, refused
	vague.Meanings, marred.Changed = []wire.Action{move.Action}, "a card more"
	dead := claim.Attempt{Refused: &wire.Move{Seat: "C", Action: wire.Action{Do: wire.Play, Card: "红锁定"}}}
	absent := claim.Attempt{Refused: &wire.Move{Seat: "A", Action: wire.Action{Do: wire.Play, Card: "红锁定"}}}
	for _, test := range []struct {
		claim string
		came  claim.Attempt
		got   string
	}{
		{"玩家A不能使用红识破", refused, holds},
		{"玩家A不能使用红识破", accepted, "玩家A可以使用红识破"},
		{"玩家A不能使用红识破", vague, "玩家A可以使用红识破"},
		{"玩家A不能使用红识破", marred, "it was refused, yet the table changed:\na card more"},
		{"玩家C不能使用红锁定", dead, holds}, // the dead hold nothing, and the claim is about them
		{"玩家A可以使用红识破", accepted, holds},
		{"玩家A可以使用红识破", vague, holds},
		{"玩家A可以使用红识破", refused, "玩家A不能使用红识破"},
		{"玩家A不能凭空使用红锁定", absent, holds},
		{"玩家A不能凭空使用红锁定", accepted, "玩家A可以使用红锁定"},
	} {
		g := midgame()
		g.attempt = test.came
		judged(t, g, test.claim, test.got)
	}
}

// What can be chosen is exactly what is listed, declining aside; where nothing is listed that is no answer either way.
func TestWhatIsListedIsWhatCanBeChosen(t *testing.T) {
	g := midgame()
	g.awaiting = wire.Awaiting{Seat: "A", Question: wire.AskSeat, Skill: "狙击"}
	g.legal = []wire.Action{{Do: wire.Decline}, {Do: wire.Point, Target: "C"}, {Do: wire.Point, Target: "B"}}
	for _, test := range []struct{ claim, got string }{
		{"玩家A只能选择玩家B、C", holds},
		{"玩家A只能选择玩家B", "玩家A只能选择玩家C、B"},
		{"玩家A只能选择红锁定", "玩家A只能选择玩家C、B"},
		{"玩家B只能选择玩家A", "轮到玩家A为狙击选择一位玩家"},
		{"玩家A可选的回答里有选择玩家B", holds},
		{"玩家A可选的回答里没有选择玩家B", "玩家A可选的回答里有选择玩家B"},
		{"玩家A可选的回答里有选择自己", "玩家A可选的回答里没有选择自己"},
		{"轮到玩家A为狙击选择一位玩家", holds},
		{"轮到玩家A选择一位玩家", holds},
		{"轮到玩家A为就计选择一位玩家", "轮到玩家A为狙击选择一位玩家"},
		{"优先权在玩家A", "轮到玩家A为狙击选择一位玩家"},
		{"轮到玩家A选择做法", "轮到玩家A为狙击选择一位玩家"},
	} {
		judged(t, g, test.claim, test.got)
	}
	g.legal = nil
	for _, text := range []string{"玩家A只能选择玩家B", "玩家A可选的回答里没有选择玩家B"} {
		if seen, err := read(t, text).Seen(g); seen.Holds || !errors.Is(err, driver.ErrNoLegal) {
			t.Errorf("%s: %+v %v", text, seen, err)
		}
	}
}

func TestASetUpIsRefusedOnlyByARefusal(t *testing.T) {
	lost := errors.New("lost")
	for _, test := range []struct {
		opening error
		holds   bool
		err     error
	}{
		{nil, false, nil}, {fmt.Errorf("%w: two of one card", driver.ErrSetup), true, nil}, {lost, false, lost},
	} {
		g := midgame()
		g.opening = test.opening
		seen, err := read(t, "开局被拒绝").Seen(g)
		if seen.Holds != test.holds || !errors.Is(err, test.err) || err == nil && !seen.Holds && seen.Why.Empty() {
			t.Errorf("%v: %+v %v", test.opening, seen, err)
		}
	}
}
