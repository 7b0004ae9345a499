package fuzz

import (
	"encoding/json"
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
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
	return &Referee{laws: laws, turn: Turn{M: rule.New(r), Player: NewPlayer(0), spare: rule.New(r),
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
