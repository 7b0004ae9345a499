package shrink

import (
	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Script gives the answers of a case to whoever plays it.
type Script struct {
	acts   []Act
	at     int
	chance []wire.Action
	// Of a loose script: how many fillers in a row wait for the next act, and
	// how many there may be in all.
	loose, idle, left int
	tail              int
}

// Exactly repeats a case act by act.
func Exactly(c Case) *Script { return &Script{acts: c.Acts, chance: c.Opening} }

// Loosely plays a case of which parts were left out. An act waits until its
// question is open and it is legal; whoever is asked meanwhile passes, declines
// or gives the first legal answer. An act that waits too long is dropped.
func Loosely(c Case) *Script {
	players := max(len(c.Setup.Seats), c.Setup.Players)
	patience := 6*players + 6
	return &Script{acts: c.Acts, chance: c.Opening,
		loose: patience, left: 2*len(c.Acts) + 8*patience, tail: patience}
}

// Next is the act that comes next, or false at the end of the script.
func (s *Script) Next(g *engine.Game) (Act, bool) {
	if s.loose == 0 {
		if s.at == len(s.acts) {
			return Act{}, false
		}
		return s.take(), true
	}
	for s.at < len(s.acts) {
		switch ready := s.ready(g, s.acts[s.at]); {
		case ready == now:
			return s.take(), true
		case ready == never || g.Over() || s.idle == s.loose:
			s.at++
			s.idle = 0
		case s.left == 0:
			return Act{}, false
		default:
			s.idle++
			s.left--
			return filler(g), true
		}
	}
	if g.Over() || s.tail == 0 {
		return Act{}, false
	}
	s.tail--
	return filler(g), true
}

func (s *Script) take() Act {
	a := s.acts[s.at]
	s.at++
	s.idle = 0
	s.chance = a.Chance
	return a
}

type readiness uint8

const (
	later readiness = iota
	now
	never
)

// ready is whether an act can be played at the open question. Cases that were
// written by hand do not say when an act was played; those are ready as soon
// as they are legal.
func (s *Script) ready(g *engine.Game, a Act) readiness {
	if a.When != (Moment{}) && a.When != MomentOf(g) {
		return later
	}
	switch allowed := g.Allows(a.Seat, a.Action); {
	case allowed != a.Refused:
		return now
	case a.Refused:
		return never
	}
	return later
}

// filler answers for somebody who has no part in a game. Legal answers are
// listed with passing and declining first.
func filler(g *engine.Game) Act {
	a := g.Legal(nil)[0]
	return Act{Seat: g.Awaiting().Seat, Action: g.Book().Action(g.State(), a)}
}

// fills is whether a script would give the act of its own accord.
func fills(a Act) bool {
	return !a.Refused && (a.Action.Do == wire.Pass || a.Action.Do == wire.Decline)
}

// Nature decides what the case says, as far as it is possible still.
func (s *Script) Nature(g *engine.Game) table.Answer {
	legal := g.Legal(nil)
	for len(s.chance) > 0 {
		want := wire.ChanceOf(s.chance[0]).Outcome
		s.chance = s.chance[1:]
		for _, a := range legal {
			if wire.ChanceOf(g.Book().Action(g.State(), a)).Outcome == want {
				return a
			}
		}
	}
	return legal[0]
}
