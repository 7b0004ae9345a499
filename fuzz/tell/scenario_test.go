package tell

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"fengsheng/engine/wire"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
	"fengsheng/steps/story"
)

func passes(seat string) shrink.Act {
	return shrink.Act{Seat: seat, Action: wire.Action{Do: wire.Pass}}
}

// found is a finding at the beginning of a first game, after A has passed and somebody has done something more.
func found(kind lockstep.Kind, last shrink.Act) hunt.Finding {
	f := hunt.Finding{Signature: string(kind)}
	f.Case.Setup = wire.Setup{Mode: wire.ModePosition, Profile: "beginner", Turn: "A", Phase: "play1"}
	for i, id := range []string{"潜伏战线", "军情处", "潜伏战线", "军情处"} {
		f.Case.Setup.Seats = append(f.Case.Setup.Seats, wire.SeatSetup{Seat: string(rune('A' + i)), Identity: id})
	}
	f.Case.Acts = []shrink.Act{passes("A"), last}
	f.Parted = &lockstep.Divergence{Kind: kind, Act: &wire.Move{Seat: last.Seat, Action: last.Action}}
	return f
}

func TestFindingsAreToldOnce(t *testing.T) {
	refused := passes("D")
	refused.Refused = true
	for _, test := range []struct {
		f    hunt.Finding
		says string
	}{
		{found(lockstep.RejectedLegal, passes("B")), "玩家B让过\n"},
		{found(lockstep.AcceptedIllegal, refused), "那么 玩家D不能让过\n"},
	} {
		var text bytes.Buffer
		if err := Scenario(&text, test.f); err != nil {
			t.Errorf("%s: %v", test.f.Signature, err)
			continue
		}
		_, steps, _ := strings.Cut(text.String(), "轮到玩家A")
		if strings.Count(steps, test.says) != 1 {
			t.Errorf("%s: want %q once in\n%s", test.f.Signature, test.says, text.String())
		}
	}
}

func TestABrokenLawIsNoScenario(t *testing.T) {
	if err := Scenario(&bytes.Buffer{}, hunt.Finding{Signature: "law"}); !errors.Is(err, story.ErrUnsayable) {
		t.Errorf("got %v", err)
	}
}
