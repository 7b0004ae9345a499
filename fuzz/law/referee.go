package law

import (
	"encoding/json"
	"errors"
	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/fuzz/play"
	"fmt"
	"runtime/debug"
)

// Broken is a law that a step has broken.
type Broken struct {
	Law string
	Err error
}

func (b *Broken) Error() string { return fmt.Sprintf("fuzz: law %q: %v", b.Law, b.Err) }

func (b *Broken) Unwrap() error { return b.Err }

// Referee plays games step by step and holds each step against the laws. It is
// made once for a rule set and reused: playing allocates nothing.
type Referee struct {
	laws []Law
	turn Turn
	prev table.State
	// tamper, where a test sets it, changes what the laws are shown.
	tamper func(t *Turn)
}

// NewReferee is a referee for the rules and the laws.
func NewReferee(r *rule.Rules, laws []Law) *Referee {
	return &Referee{laws: laws, turn: Turn{M: rule.New(r), Player: play.NewPlayer(0), spare: rule.New(r),
		tools: tools{see: view.Of, encode: json.Marshal, position: position}}}
}

// Machine is the game that is being refereed. Deal, Set or Load it, then call
// Begin.
func (j *Referee) Machine() *rule.Machine { return j.turn.M }

// Begin starts a game from where the machine stands, with an empty response
// stack; the seed decides what sampling laws sample.
func (j *Referee) Begin(seed uint64) {
	j.turn.Player.Seed(seed)
	j.turn.begin()
}

// Step gives the answer and checks every law that is due. The error is
// *Broken, or the engine's own if the answer was refused.
func (j *Referee) Step(a table.Answer) error {
	j.prev = j.turn.M.S
	events, err := j.turn.M.Step(a)
	if err != nil {
		return err
	}
	return j.judge(a, events)
}

// judge checks the laws after an answer that the engine has accepted.
func (j *Referee) judge(a table.Answer, events []rule.Event) error {
	t := &j.turn
	t.Before, t.Answer, t.Events = &j.prev, a, events
	t.Legal = t.M.Legal(t.Legal[:0])
	if j.tamper != nil {
		j.tamper(t)
	}
	t.hear()
	for i := range j.laws {
		if law := &j.laws[i]; t.pace.steps%law.Every == 0 {
			if err := law.Check(t); err != nil {
				return &Broken{law.Name, err}
			}
		}
	}
	return nil
}

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
