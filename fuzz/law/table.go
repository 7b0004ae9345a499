package law

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/play"
	"fmt"
)

func listed(t *Turn) error {
	if t.M.S.Result.Over {
		if len(t.Legal) != 0 {
			return fmt.Errorf("%d legal answers after the end", len(t.Legal))
		}
		return nil
	}
	if len(t.Legal) == 0 {
		return fmt.Errorf("no legal answer to question %d of seat %s", t.M.S.Ask.Kind, t.M.S.Ask.Seat)
	}
	for i := 1; i < len(t.Legal); i++ {
		if t.Legal[i-1].Key() >= t.Legal[i].Key() {
			return fmt.Errorf("legal answers out of order: %+v before %+v", t.Legal[i-1], t.Legal[i])
		}
	}
	return nil
}

func onlyLiving(t *Turn) error {
	s := &t.M.S
	if s.Result.Over {
		return nil
	}
	if a := s.Ask.Seat; a != table.Nature && !s.In(a) {
		return fmt.Errorf("seat %s is asked and is not in the game", a)
	}
	for _, a := range t.Legal {
		switch a.Verb {
		case table.Play, table.Use, table.SendOff, table.Point:
			if a.Seat < table.MaxSeats && !s.In(a.Seat) {
				return fmt.Errorf("%+v aims at a player who is not in the game", a)
			}
		}
	}
	return nil
}

// outHoldNothing: no card, no Lock, no Lure stays with those who are out.
func outHoldNothing(t *Turn) error {
	s := &t.M.S
	living := s.Living()
	for i := range table.Seat(s.Players) {
		if living.Has(i) {
			continue
		}
		if p := &s.Seats[i]; !p.Hand.Or(p.Intel).Empty() {
			return fmt.Errorf("seat %s is out of the game and holds %d cards", i, p.Hand.Or(p.Intel).Len())
		}
	}
	if late := (s.Locked | s.Transit.Lured) &^ living; late != 0 {
		return fmt.Errorf("seat %s is out of the game and Locked or Lured", late.First())
	}
	return nil
}

// fatalKills writes the number out: the engine's own constant could be wrong.
func fatalKills(t *Turn) error {
	s := &t.M.S
	if s.Result.Over {
		return nil
	}
	for i := range table.Seat(s.Players) {
		if n := s.Seats[i].Intel.And(t.M.R.Black).Len(); s.In(i) && n >= 3 && !s.Dying.Has(i) {
			return fmt.Errorf("seat %s goes on with %d false intel", i, n)
		}
	}
	return nil
}

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
	case p.steps > play.MaxSteps:
		return fmt.Errorf("%d steps and the game has not ended", p.steps)
	}
	return nil
}
