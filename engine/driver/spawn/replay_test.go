package spawn_test

import (
	"errors"
	"testing"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

func TestReplayIsTheSameGameInOneCall(t *testing.T) {
	far, err := driver.Pipe(driver.NewLocal())
	if err != nil {
		t.Fatal(err)
	}
	acts := someGame(t)
	one, err := far.Replay(wire.ReplayParams{Setup: setup(), Acts: acts})
	if err != nil {
		t.Fatal(err)
	}
	each, err := driver.Replay(driver.NewLocal(), wire.ReplayParams{Setup: setup(), Acts: acts})
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(each, one); diff != "" {
		t.Error(diff)
	}
	if len(one.Awaiting) != len(acts)+1 || one.View.Result == nil {
		t.Errorf("%d questions and result %v after %d acts of a whole game", len(one.Awaiting), one.View.Result, len(acts))
	}
}

func TestReplayStopsAtTheFirstRefusal(t *testing.T) {
	pass, wrong := wire.ActParams{Seat: "A", Action: wire.Action{Do: wire.Pass}}, wire.ActParams{Seat: "A", Action: wire.Action{Do: wire.Send}}
	r, err := driver.NewLocal().Replay(wire.ReplayParams{Setup: setup(), Acts: []wire.ActParams{pass, wrong, pass}})
	if err != nil {
		t.Fatal(err)
	}
	if r.Rejected == nil || r.Rejected.Code != wire.CodeNotAsked || len(r.Awaiting) != 2 {
		t.Errorf("rejected %+v after %d questions, want %s after 2", r.Rejected, len(r.Awaiting), wire.CodeNotAsked)
	}
}

func TestReplayNeedsTheCapability(t *testing.T) {
	far, err := driver.Pipe(driver.NewLocal())
	if err != nil {
		t.Fatal(err)
	}
	far.Welcome.Capabilities.Replay = false
	if _, err := far.Replay(wire.ReplayParams{Setup: setup()}); !errors.Is(err, driver.ErrNoReplay) {
		t.Errorf("%v, want %v", err, driver.ErrNoReplay)
	}
}
