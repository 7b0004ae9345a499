package native

import (
	"bytes"
	"encoding/json"
	"errors"
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"fmt"
	"io"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// depth is how many answers a game from an arbitrary set-up is played.
const depth = 120

// Setup is set-ups of any kind: JSON, or else bytes by which one is written and
// then disfigured. Each is refused in words, and leaves the game that was being
// played as it was, or it can be played under the laws.
func Setup() Target {
	return setupOn(func() started { return driver.NewLocal() }, law.Laws())
}

// started is what Setup asks of a driver.
type started interface {
	Start(wire.Setup) (wire.Report, error)
	View(viewer string) (wire.View, error)
}

// setupOn is Setup with another driver and other laws.
func setupOn(open func() started, laws []law.Law) Target {
	s := &setups{open: open, umpire: law.NewUmpire(laws), player: play.NewPlayer(0)}
	return Target{Name: "Setup", Ext: "json", Run: guarded(s.run), Replay: guarded(s.run), Keep: s.keep}
}

type setups struct {
	open   func() started
	umpire *law.Umpire
	player *play.Player
}

func (s *setups) run(input []byte) error {
	setup, err := s.decode(input)
	if err != nil {
		return nil
	}
	if refused, err := s.tried(setup); refused || err != nil {
		return err
	}
	return s.played(setup)
}

// decode reads a set-up, or makes one of bytes that are no JSON object.
func (s *setups) decode(input []byte) (setup wire.Setup, err error) {
	if bytes.HasPrefix(bytes.TrimSpace(input), []byte("{")) {
		return setup, json.Unmarshal(input, &setup)
	}
	s.player.Read(input)
	setup = s.player.Setup()
	for range s.player.IntN(4) {
		disfigure(s.player, &setup)
	}
	return setup, nil
}

// tried begins the set-up on a driver that has a game already.
func (s *setups) tried(setup wire.Setup) (refused bool, err error) {
	d := s.open()
	if _, err := d.Start(wire.Setup{Mode: wire.ModeNew, Profile: "beginner", Players: 4}); err != nil {
		return false, fmt.Errorf("an ordinary set-up is refused: %w", err)
	}
	before, err := d.View(driver.Everything)
	if err != nil {
		return false, err
	}
	if _, err = d.Start(setup); err == nil {
		return false, nil
	}
	if !errors.Is(err, driver.ErrSetup) {
		return true, fmt.Errorf("refused as if the driver had failed: %w", err)
	}
	if err := legible(err); err != nil {
		return true, err
	}
	after, err := d.View(driver.Everything)
	if err != nil {
		return true, fmt.Errorf("after the refusal: %w", err)
	}
	if change := cmp.Diff(before, after); change != "" {
		return true, fmt.Errorf("the refusal changed the game that was being played:\n%s", change)
	}
	return true, nil
}

// played plays some answers from the set-up, the same ones each time.
func (s *setups) played(setup wire.Setup) error {
	game, err := engine.Start(setup)
	if err != nil {
		return fmt.Errorf("accepted by the driver and refused by the engine: %w", err)
	}
	s.umpire.Watch(game)
	s.player.Seed(uint64(len(setup.Seats)))
	s.player.Lean(play.Busy())
	for n := 1; n <= depth && !game.Over(); n++ {
		if err := s.umpire.Step(game, s.player.Pick(game.Machine())); err != nil {
			return fmt.Errorf("answer %d: %w", n, err)
		}
	}
	return nil
}

// keep writes the set-up as JSON.
func (s *setups) keep(input []byte, w io.Writer) error {
	setup, err := s.decode(input)
	if err != nil {
		return asBytes(input, w)
	}
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	out.SetIndent("", " ")
	return out.Encode(setup)
}
