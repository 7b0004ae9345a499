package fuzz

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// MaxDecisions is how many answers of players a turn may take. No ruling bounds
// a turn: a covered 蝮蛇 without hand cards who draws a Lure, uses it, and
// covers himself again as another Lure may do so for ever if the deck and the
// pile hold nothing else (FS-001, FS-006, TURN-005). What the rulings do bound
// is Idle, below. Random play needs some hundreds of decisions at most, so
// this many mean that the table goes round in circles.
const MaxDecisions = 5_000

// Idle is how many answers can follow one another without a use, a resolution
// or another phase, at a table of so many players: one pass that hands priority
// over (PRI-010), and a circle of passes (PRI-011). Every other question
// belongs to a card, a skill or a phase.
func Idle(players int) int { return players + 1 }

// pace counts decisions.
type pace struct {
	steps, turn, idle int
}

func (p *pace) follow(t *Turn) {
	p.steps++
	if t.Before.Ask.Seat != table.Nature {
		p.turn++
		p.idle++
	}
	if t.Before.Turn != t.M.S.Turn {
		p.turn = 0
	}
	if t.Answer.Verb != table.Pass {
		p.idle = 0
	}
	for i := range t.Events {
		if t.Events[i].What != rule.Passed {
			p.idle = 0
		}
	}
	if t.Before.Items != t.M.S.Items {
		p.idle = 0
	}
}

// progresses: the turn gets on.
func progresses(t *Turn) error {
	p := &t.pace
	switch n := Idle(int(t.M.S.Players)); {
	case p.idle > n:
		return fmt.Errorf("%d passes in a row and nothing happens, at most %d can", p.idle, n)
	case p.turn > MaxDecisions:
		return fmt.Errorf("%d decisions and the turn of seat %s has not ended", p.turn, t.M.S.Turn)
	case p.steps > MaxSteps:
		return fmt.Errorf("%d steps and the game has not ended", p.steps)
	}
	return nil
}
