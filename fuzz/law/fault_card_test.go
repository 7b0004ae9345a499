package law

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// cardFaults are about what lies where, and who sees it.
func cardFaults() []fault {
	return []fault{
		{law: "every card lies in exactly one place", what: "a hand card also lies on the discard pile",
			plant: func(t *Turn) bool {
				c := t.M.S.Seats[0].Hand.First()
				t.M.S.Up = t.M.S.Up.With(c)
				return c != table.NoCard
			}},
		{law: "every card lies in exactly one place", what: "a card in transit is gone",
			plant: func(t *Turn) bool {
				was := t.M.S.Transit.Active
				t.M.S.Transit.Card = table.NoCard
				return was
			}},
		{law: "a card moves only as it is announced", what: "a hand card changes hands in silence",
			plant: func(t *Turn) bool {
				p, q := &t.M.S.Seats[0], &t.M.S.Seats[1]
				c := p.Hand.First()
				if c == table.NoCard || !t.M.S.In(1) {
					return false
				}
				p.Hand, q.Hand = p.Hand.Without(c), q.Hand.With(c)
				return true
			}},
		{law: "cards that left the game never come back", what: "a Probe is in the deck again",
			plant: func(t *Turn) bool {
				c := t.Before.Removed.First()
				t.M.S.Removed = t.M.S.Removed.Without(c)
				if c != table.NoCard {
					t.M.S.Deck.Rest = t.M.S.Deck.Rest.With(c)
				}
				return c != table.NoCard
			}},
		{law: "those who are out hold nothing", what: "a dead player is Locked",
			plant: func(t *Turn) bool {
				all := table.SeatSet(1)<<t.M.S.Players - 1
				out := all &^ t.M.S.Living()
				t.M.S.Locked |= out
				return out != 0
			}},
		{law: "nobody lives with three false intel", what: "a death is forgotten",
			plant: func(t *Turn) bool {
				was := t.M.S.Dying
				t.M.S.Dying = 0
				return was != 0 && !t.M.S.Result.Over && t.M.S.Seats[was.First()].Intel.And(t.M.R.Black).Len() >= 3
			}},
		{law: "intel in transit is in one place and on its way", what: "intel jumps on to the next player",
			plant: func(t *Turn) bool {
				x := &t.M.S.Transit
				if !x.Active {
					return false
				}
				x.At = next(&t.M.S, x.At)
				return true
			}},
		{law: "intel in transit is in one place and on its way", what: "intel arrives before a player who takes no part",
			plant: func(t *Turn) bool {
				x := &t.M.S.Transit
				if !x.Arrived || x.At == x.Sender || t.Before.Transit.Arrived || t.M.S.Locked.Has(x.At) {
					return false
				}
				x.Lured |= x.At.Of()
				t.Before.Transit.Lured |= x.At.Of()
				return true
			}},
		{law: "a face is shown only to those who may see it", what: "everybody sees what is drawn",
			plant: func(t *Turn) bool {
				for i := range t.Events {
					if e := &t.Events[i]; e.What == rule.Drew {
						e.Seen = table.AllSeats
						return true
					}
				}
				return false
			}},
		{law: "a face is shown only to those who may see it", what: "a hand card becomes known",
			plant: func(t *Turn) bool {
				c := t.M.S.Seats[0].Hand.First()
				t.M.S.Seen[c] |= 2
				return c != table.NoCard
			}},
		{law: "an identity is told only to those who may know it", what: "everybody hears what somebody looks at",
			plant: func(t *Turn) bool {
				for i := range t.Events {
					if e := &t.Events[i]; e.What == rule.SawIdentity {
						e.Seen = table.AllSeats
						return true
					}
				}
				return false
			}},
		{law: "an identity is told only to those who may know it", what: "an identity becomes known",
			plant: func(t *Turn) bool {
				p := &t.M.S.Seats[0]
				known := p.Knows.Has(1)
				p.Knows |= 2
				return !known
			}},
		{law: "an identity is told only to those who may know it", what: "whose identity was taken forgets it",
			plant: func(t *Turn) bool {
				for _, e := range t.Events {
					if e.What == rule.Swapped {
						t.M.S.Seats[e.Other].Knows &^= e.Seat.Of()
						return true
					}
				}
				return false
			}},
	}
}
