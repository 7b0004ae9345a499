package fuzz

import (
	"errors"
	"fmt"
	"runtime/debug"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Broken is a law that a game broke.
type Broken struct {
	Law string
	Err error
}

func (b *Broken) Error() string { return fmt.Sprintf("fuzz: law %q broken: %v", b.Law, b.Err) }

func (b *Broken) Unwrap() error { return b.Err }

// Umpire watches games from any set-up under laws, whoever answers.
type Umpire struct {
	laws   []Law
	turn   Turn
	before table.State
	steps  int
}

// NewUmpire is an umpire for the laws.
func NewUmpire(laws []Law) *Umpire { return &Umpire{laws: laws} }

// Watch begins with another game.
func (u *Umpire) Watch(g *engine.Game) {
	m := g.Machine()
	u.turn = Turn{M: m, Player: NewPlayer(0), spare: rule.New(m.R)}
	u.steps = 0
}

// Step gives an answer in the game that is watched and checks the laws. The
// error is an ErrIllegal, or a *Broken; a panic of the engine is one too.
func (u *Umpire) Step(g *engine.Game, a table.Answer) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &Broken{"the engine does not panic", fmt.Errorf("panic: %v\n%s", r, debug.Stack())}
		}
	}()
	u.before = *g.State()
	events, err := g.Answer(a)
	if errors.Is(err, rule.ErrIllegal) {
		return err
	}
	if err != nil {
		return &Broken{"legal answers are accepted", err}
	}
	u.steps++
	t := &u.turn
	t.Before, t.Answer, t.Events = &u.before, a, events
	t.Legal = g.Legal(t.Legal[:0])
	for i := range u.laws {
		if law := &u.laws[i]; u.steps%law.Every == 0 {
			if err := law.Check(t); err != nil {
				return &Broken{law.Name, err}
			}
		}
	}
	return nil
}
