package law

import (
	"errors"
	"fengsheng/fuzz/play"
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Violation is a law that did not hold, with the game that shows it.
type Violation struct {
	Law     string
	Seed    uint64
	Players int
	Answers []table.Answer
	Err     error
}

func (v *Violation) Error() string {
	return fmt.Sprintf("fuzz: law %q broken with seed %d, %d players, after %d answers: %v",
		v.Law, v.Seed, v.Players, len(v.Answers), v.Err)
}

func (v *Violation) Unwrap() error { return v.Err }

// The laws that are broken by an engine that does not even answer.
const (
	NoPanic   = "the engine does not panic"
	Accepting = "every listed answer is accepted"
)

// Grinder plays random games under the laws.
type Grinder struct {
	Decisions int // answers of players so far
	Games     int

	referee *Referee
	player  *play.Player
	seen    []table.Answer
	setup   wire.Setup // where the table has words for it
}

// NewGrinder is a grinder for the rules under the laws.
func NewGrinder(r *rule.Rules, laws []Law) *Grinder {
	return &Grinder{referee: NewReferee(r, laws), player: play.NewPlayer(0)}
}

// Game plays one game with the players and the seed. The error is a
// *Violation, or tells that so many cannot play.
func (g *Grinder) Game(players int, seed uint64) (err error) {
	m := g.referee.Machine()
	g.player.Seed(seed)
	g.player.Lean(play.BiasOf(seed))
	g.seen = g.seen[:0]
	defer func() {
		if p := recover(); p != nil {
			err = g.broken(NoPanic, seed, players, fmt.Errorf("panic: %v", p))
		}
	}()
	if err := m.Deal(players); err != nil {
		return err
	}
	g.referee.Begin(^seed)
	for !m.S.Result.Over {
		a := g.player.Pick(m)
		if m.S.Ask.Seat != table.Nature {
			g.Decisions++
		}
		g.seen = append(g.seen, a)
		if err := g.referee.Step(a); err != nil {
			return g.violation(seed, players, err)
		}
	}
	g.Games++
	return nil
}

func (g *Grinder) violation(seed uint64, players int, err error) error {
	var b *Broken
	if errors.As(err, &b) {
		return g.broken(b.Law, seed, players, b.Err)
	}
	return g.broken(Accepting, seed, players, err)
}

// At says how the games begin, where the table has words for it.
func (g *Grinder) At(s wire.Setup) { g.setup = s }

// Last is the game that was played last: its rules, its set-up where the table has words for it, and all its answers,
// which are good until the next game.
func (g *Grinder) Last() (*rule.Rules, wire.Setup, []table.Answer) {
	return g.referee.turn.M.R, g.setup, g.seen
}

// Broken is the violation of something that the last game should have kept.
func (g *Grinder) Broken(law string, seed uint64, players int, err error) *Violation {
	return g.broken(law, seed, players, err)
}

func (g *Grinder) broken(law string, seed uint64, players int, err error) *Violation {
	return &Violation{Law: law, Seed: seed, Players: players, Answers: append([]table.Answer(nil), g.seen...), Err: err}
}
