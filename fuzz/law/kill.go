package law

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// heardKills is who answers for whose last false intel, put together from the
// announcements alone.
type heardKills struct {
	blame   [table.MaxSeats]table.Cause
	dying   table.SeatSet
	held    table.CardSet // in hands or before players
	sent    table.Card    // in transit
	sender  table.Seat
	muddler table.Seat    // whose card deals intel from the deck
	muddle  bool          // that card is a Muddle, and still resolves
	skilled table.SeatSet // whose skills have happened since the table was last at rest
	top     bool          // the next gain is the deck's top card, by an exchange
	wrong   error
}

// begin takes the table over as it stands when the game begins.
func (h *heardKills) begin(s *table.State) {
	h.sender, h.muddler = table.Nobody, table.Nobody
	for i := range h.blame {
		h.blame[i] = s.Seats[i].Blame
	}
}

func (h *heardKills) follow(t *Turn) {
	h.wrong = nil
	b := t.Before
	if b.Ask.Kind == table.AskAct {
		h.muddle = false
		if b.Items == 0 {
			h.skilled = 0
		}
	}
	h.held = table.CardSet{}
	for i := range b.Players {
		h.held = h.held.Or(b.Seats[i].Hand).Or(b.Seats[i].Intel)
	}
	for i := range t.Events {
		h.hear(t, &t.Events[i])
	}
	for i := range table.Seat(b.Players) {
		if t.M.S.Seats[i].Intel.And(t.M.R.Black).Len() >= 3 {
			h.dying |= i.Of()
		}
	}
}

func (h *heardKills) hear(t *Turn, e *rule.Event) {
	switch e.What {
	case rule.Sent:
		h.sent, h.sender = e.Card, e.Seat
	case rule.Drew:
		h.held = h.held.With(e.Card)
	case rule.Discarded, rule.Burned, rule.PutBack:
		h.held = h.held.Without(e.Card)
	case rule.Exchanged:
		h.held = h.held.Without(e.Card)
		if e.Other == table.Nobody {
			h.sent = e.Card
		} else {
			h.top = true
		}
	case rule.Fizzled, rule.PhaseBegan:
		h.muddle = false
	case rule.Resolved:
		if e.Name == table.Muddle || e.Name == table.Gamble {
			h.muddler = e.Seat
		}
		h.muddle = e.Name == table.Muddle && t.M.R.CardRule(e.Name).Kills
		if e.Skill != 0 {
			h.skilled |= e.Seat.Of()
		}
	case rule.Triggered:
		h.skilled |= e.Seat.Of()
	case rule.Used: // an automatic skill that waits for no moment happens at once (PRI-023)
		if t.M.R.Skill(e.Skill).Kind == rule.Automatic {
			h.skilled |= e.Seat.Of()
		}
	case rule.Gained:
		h.gained(t, e)
	case rule.Died, rule.Left:
		p := &t.Before.Seats[e.Seat]
		h.held = h.held.Less(p.Hand).Less(p.Intel)
		h.dying &^= e.Seat.Of()
	case rule.Saved:
		h.dying &^= e.Seat.Of()
	}
}

// gained says by itself who answers for the intel and compares it with what
// was said.
func (h *heardKills) gained(t *Turn, e *rule.Event) {
	why := table.Cause{By: e.Other, How: table.BySkill}
	switch {
	case e.Card == h.sent:
		why = table.Cause{By: h.sender, How: table.Transmitted}
		h.sent = table.NoCard
	case !h.held.Has(e.Card) && !h.top && h.muddler != table.Nobody:
		why = table.Cause{By: h.muddler, How: table.ByMuddle}
	case !h.skilled.Has(e.Other):
		h.wrong = fmt.Errorf("seat %s is to answer for %s before %s and no skill of that player has happened",
			e.Other, t.M.R.Faces[e.Card].ZH(), e.Seat)
	}
	if why.By != e.Other {
		h.wrong = fmt.Errorf("%s comes before seat %s through %s, and %s is to answer for it",
			t.M.R.Faces[e.Card].ZH(), e.Seat, why.By, e.Other)
	}
	h.held, h.top = h.held.With(e.Card), false
	if t.M.R.Black.Has(e.Card) && !h.dying.Has(e.Seat) {
		if h.muddle {
			why = table.Cause{By: h.muddler, How: table.ByMuddle}
		}
		h.blame[e.Seat] = why
	}
}

// killsAttributed: every death on record, and every one that is announced, has
// the killer that follows from who sent, dealt or placed the last false intel,
// or from whose Muddle it happened in (STL-041).
func killsAttributed(t *Turn) error {
	h, s := &t.kills, &t.M.S
	if h.wrong != nil {
		return h.wrong
	}
	for i := range s.Died {
		d := &s.Deaths[i]
		if want := h.blame[d.Seat]; d.Cause != want {
			return fmt.Errorf("the death of seat %s is laid to %s (%d), the last false intel was from %s (%d)",
				d.Seat, d.Cause.By, d.Cause.How, want.By, want.How)
		}
	}
	for i := range t.Events {
		if e := &t.Events[i]; e.What == rule.Died && e.Other != h.blame[e.Seat].By {
			return fmt.Errorf("seat %s is said to have been killed by %s, the last false intel was from %s",
				e.Seat, e.Other, h.blame[e.Seat].By)
		}
	}
	return nil
}
