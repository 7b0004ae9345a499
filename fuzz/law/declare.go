package law

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// heardClaims is who has declared victory, and over whom.
type heardClaims struct {
	open     bool // somebody has declared and the game is not over yet
	declarer table.Seat
	beaten   table.Seat    // whose declaration the last one overturned
	alone    bool          // the last one was for a sole victory
	partner  table.Seat    // whom a declarer takes along (QB-011)
	faceUp   table.SeatSet // whose characters were face up when the last one was made
}

func (h *heardClaims) begin(*table.State) {
	*h = heardClaims{declarer: table.Nobody, beaten: table.Nobody, partner: table.Nobody}
}

func (h *heardClaims) follow(t *Turn) {
	if q := &t.Before.Ask; h.open && q.Kind == table.AskSeat && t.M.R.Skill(q.Skill).On == table.Declares {
		h.partner = t.Answer.Seat
	}
	up := FaceUp(t.Before)
	before := rule.Event{}
	for _, e := range t.Events {
		switch e.What {
		case rule.Revealed:
			up |= e.Seat.Of()
		case rule.Covered:
			up &^= e.Seat.Of()
		case rule.Declared:
			h.open, h.declarer, h.faceUp = true, e.Seat, up
			h.alone = before.What == rule.Triggered && soleVictories[t.M.R.Skill(before.Skill).Name]
		case rule.Overturned:
			h.beaten = e.Seat
		}
		before = e
	}
}

func FaceUp(s *table.State) table.SeatSet {
	var up table.SeatSet
	for i := range table.Seat(s.Players) {
		if s.Seats[i].FaceUp {
			up |= i.Of()
		}
	}
	return up
}

func oneDeclarer(t *Turn) error {
	declared, overturned, ended := 0, 0, 0
	for i := range t.Events {
		switch t.Events[i].What {
		case rule.Declared:
			declared++
		case rule.Overturned:
			overturned++
		case rule.Ended:
			ended++
		}
	}
	s := &t.M.S
	switch {
	case declared-overturned > 1, ended > 1:
		return fmt.Errorf("%d declarations and %d ends in one step", declared, ended)
	case overturned > 0 && declared == 0:
		return fmt.Errorf("a declaration was overturned that nobody made")
	case ended == 1 != s.Result.Over:
		return fmt.Errorf("the end is announced: %v, the game is over: %v", ended == 1, s.Result.Over)
	case s.Result.Over && s.Result.Declarer != t.claims.declarer:
		return fmt.Errorf("seat %s declared and the result names %s", t.claims.declarer, s.Result.Declarer)
	}
	return nil
}
