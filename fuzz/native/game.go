package native

import (
	"bytes"
	"encoding/json"
	"errors"
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"fmt"
	"io"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// spare is how many answers a game is played on once its tape has run out, and
// longest how many it may have in all.
const (
	spare   = 48
	longest = 4000
)

// Game is whole games: the bytes choose set-up, bias and answers.
func Game() Target { return gameUnder(law.Laws(), nil) }

// gameUnder is Game under other laws. Meddle, if any, is called after each
// answer, and may change what no answer changes.
func gameUnder(laws []law.Law, meddle func(*engine.Game)) Target {
	g := &games{umpire: law.NewUmpire(laws), player: play.NewPlayer(0), meddle: meddle}
	return Target{
		Name: "Game", Ext: "jsonl",
		Run:    guarded(func(input []byte) error { return g.play(input, io.Discard) }),
		Keep:   g.keep,
		Replay: guarded(g.replay),
	}
}

type games struct {
	umpire *law.Umpire
	player *play.Player
	meddle func(*engine.Game)
}

// play plays the game of an input and tells it to w, each answer before it is
// given: so the telling holds the answer at which the engine stops for good.
func (g *games) play(input []byte, w io.Writer) error {
	p := g.player
	p.Read(input)
	setup := p.Setup()
	p.Lean(play.BiasOf(uint64(p.IntN(len(play.Biases())))))
	if err := (engine.Trace{Setup: setup}).Write(w); err != nil {
		return err
	}
	game, err := start(setup)
	if game == nil {
		return err
	}
	g.umpire.Watch(game)
	for n, after := 0, 0; !game.Over() && n < longest && after < spare; n++ {
		if len(p.Unread()) == 0 {
			after++
		}
		a := p.Pick(game.Machine())
		tell(w, game, a)
		if err := g.step(game, a); err != nil {
			return fmt.Errorf("answer %d: %w", n+1, err)
		}
	}
	return nil
}

func (g *games) step(game *engine.Game, a table.Answer) error {
	if g.meddle != nil {
		g.meddle(game)
	}
	return g.umpire.Step(game, a)
}

// tell writes an answer as a line of a trace. What w does not take is lost: the
// telling is for people.
func tell(w io.Writer, game *engine.Game, a table.Answer) {
	if w == io.Discard {
		return
	}
	out := json.NewEncoder(w)
	out.SetEscapeHTML(false)
	_ = out.Encode(wire.Move{Seat: wire.SeatWord(game.Asked()), Action: game.Book().Action(game.State(), a)})
}

// start begins a game from a set-up that is well formed. There is no game if
// somebody has won already, which is no fault.
func start(s wire.Setup) (*engine.Game, error) {
	game, err := engine.Start(s)
	if errors.Is(err, rule.ErrPosition) {
		return nil, nil
	}
	return game, err
}

// keep writes the trace of an input. That the game breaks a law is why it is
// kept, and no error.
func (g *games) keep(input []byte, w io.Writer) error {
	out := &sink{w: w}
	_ = guarded(func(input []byte) error { return g.play(input, out) })(input)
	return out.err
}

// sink remembers the first error of a writer.
type sink struct {
	w   io.Writer
	err error
}

func (s *sink) Write(b []byte) (int, error) {
	n, err := s.w.Write(b)
	if s.err == nil {
		s.err = err
	}
	return n, err
}

// replay plays a kept trace under the laws.
func (g *games) replay(kept []byte) error {
	t, err := engine.ReadTrace(bytes.NewReader(kept))
	if err != nil {
		return err
	}
	return g.under(t)
}

func (g *games) under(t engine.Trace) error {
	game, err := engine.Start(t.Setup)
	if err != nil {
		return err
	}
	return g.follow(game, t.Moves)
}

// errStray is wrapped by the error for a move that cannot be made where it
// stands.
var errStray = errors.New("native: the trace does not fit the rules")

// follow makes the moves of a trace under the laws.
func (g *games) follow(game *engine.Game, moves []wire.Move) error {
	g.umpire.Watch(game)
	for i, mv := range moves {
		if at := game.Awaiting().Seat; at != mv.Seat {
			return fmt.Errorf("%w: move %d is for seat %q, but %q is asked", errStray, i+1, mv.Seat, at)
		}
		a, err := game.Book().Match(game.State(), game.Legal(nil), mv.Action)
		if err != nil {
			return fmt.Errorf("%w: move %d: %w", errStray, i+1, err)
		}
		if err := g.step(game, a); err != nil {
			return fmt.Errorf("move %d: %w", i+1, err)
		}
	}
	return nil
}
