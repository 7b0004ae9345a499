package fuzz

import (
	"errors"
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

// Grinder plays random games under the laws, and holds some whole games against
// the relations.
type Grinder struct {
	Decisions int // answers of players so far
	Games     int
	Related   int // games that the relations have seen

	referee *Referee
	player  *Player
	seen    []table.Answer
	setup   wire.Setup // where the table has words for it
}

// NewGrinder is a grinder for the rules under the laws.
func NewGrinder(r *rule.Rules, laws []Law) *Grinder {
	return &Grinder{referee: NewReferee(r, laws), player: NewPlayer(0)}
}

// Game plays one game with the players and the seed. The error is a
// *Violation, or tells that so many cannot play.
func (g *Grinder) Game(players int, seed uint64) (err error) {
	m := g.referee.Machine()
	g.player.Seed(seed)
	g.player.Lean(BiasOf(seed))
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

// Relate holds the game that was just played against those of the relations
// that the rules allow. The error is a *Violation.
func (g *Grinder) Relate(all []Relation, players int, seed uint64) (err error) {
	g.Related++
	defer func() {
		if p := recover(); p != nil {
			err = g.broken(NoPanic, seed, players, fmt.Errorf("panic: %v", p))
		}
	}()
	played := Played{Rules: g.referee.turn.M.R, Players: players, Answers: g.seen, Setup: g.setup, Seed: seed}
	for _, rel := range all {
		if !rel.Applies(played.Rules) {
			continue
		}
		if err := rel.Check(&played); err != nil {
			return g.broken(rel.Name, seed, players, err)
		}
	}
	return nil
}

func (g *Grinder) violation(seed uint64, players int, err error) error {
	var b *Broken
	if errors.As(err, &b) {
		return g.broken(b.Law, seed, players, b.Err)
	}
	return g.broken(Accepting, seed, players, err)
}

func (g *Grinder) broken(law string, seed uint64, players int, err error) *Violation {
	return &Violation{Law: law, Seed: seed, Players: players, Answers: append([]table.Answer(nil), g.seen...), Err: err}
}
