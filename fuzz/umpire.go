package fuzz

import (
	"errors"
	"fmt"
	"runtime/debug"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Umpire is a referee for games that keep their trace, from any set-up.
type Umpire struct {
	laws    []Law
	referee *Referee
}

// NewUmpire is an umpire for the laws.
func NewUmpire(laws []Law) *Umpire { return &Umpire{laws: laws} }

// Watch begins with another game.
func (u *Umpire) Watch(g *engine.Game) {
	u.referee = NewReferee(g.Machine().R, u.laws)
	u.referee.turn.M = g.Machine()
	u.referee.Begin(0)
}

// Step gives an answer in the game that is watched and checks the laws. The
// error is an ErrIllegal, or a *Broken; a panic of the engine is one too.
func (u *Umpire) Step(g *engine.Game, a table.Answer) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = &Broken{NoPanic, fmt.Errorf("panic: %v\n%s", r, debug.Stack())}
		}
	}()
	u.referee.prev = *g.State()
	events, err := g.Answer(a)
	if errors.Is(err, rule.ErrIllegal) {
		return err
	}
	if err != nil {
		return &Broken{Accepting, err}
	}
	return u.referee.judge(a, events)
}
