package rule

import "fengsheng/engine/table"

// gain puts one card before a player as intel. Who answers for false intel is
// remembered until the next one (DEATH-012).
func (m *Machine) gain(to table.Seat, c table.Card, why table.Cause) {
	s := &m.S
	p := &s.Seats[to]
	p.Intel = p.Intel.With(c)
	s.Seen[c] = table.AllSeats
	if m.R.Black.Has(c) {
		p.Blame = why
	}
	s.Dirty |= table.CheckDeaths | table.CheckVictory
	m.tell(Event{What: Gained, Seat: to, Other: why.By, Card: c, Seen: table.AllSeats})
}

// gained is the moment of a gain; several cards at once are one (OPN-053).
func (m *Machine) gained(to table.Seat, cards table.CardSet, why table.Cause) table.Moment {
	t := table.Moment{Kind: table.Gained, Seat: to, Other: why.By, Card: cards.First(), How: why.How}
	for c := cards.Pop(); c != table.NoCard; c = cards.Pop() {
		t.Colors |= 1 << m.R.Faces[c].Color
	}
	return t
}

// Place puts hand cards before a player as intel, all at the same time
// (TERM-013, DEATH-003). The owner of the skill answers for them.
func (m *Machine) Place(from, to table.Seat, cards table.CardSet) {
	if cards.Empty() {
		return
	}
	why := table.Cause{By: m.Owner(), How: table.BySkill}
	for x := cards; !x.Empty(); {
		c := x.Pop()
		m.leaveHand(from, c)
		m.gain(to, c, why)
	}
	m.emitAfter(m.gained(to, cards, why))
}

// MoveIntel moves intel from before one player to before another; the owner
// of the skill answers for it (STL-042).
func (m *Machine) MoveIntel(from, to table.Seat, c table.Card) {
	why := table.Cause{By: m.Owner(), How: table.BySkill}
	m.loseIntel(from, c)
	m.gain(to, c, why)
	m.emitAfter(m.gained(to, table.CardSet{}.With(c), why))
}

// GainAside puts one of the cards set aside before a player (MUDD-007); the
// user of the card answers for it (MUDD-013).
func (m *Machine) GainAside(to table.Seat, c table.Card) {
	why := table.Cause{By: m.Owner(), How: table.ByMuddle}
	m.S.Aside = m.S.Aside.Without(c)
	m.gain(to, c, why)
	m.emitNow(m.gained(to, table.CardSet{}.With(c), why))
}

// ClearAside discards unseen what is left of the cards set aside (MUDD-008).
func (m *Machine) ClearAside() {
	m.S.Down = m.S.Down.Or(m.S.Aside)
	m.S.Aside = table.CardSet{}
}

// GainTransit ends the transmission: the player turns the intel up and keeps
// it (TX-014, TX-042). The sender answers for it, however it was got
// (DEATH-013).
func (m *Machine) GainTransit(to table.Seat) {
	t := &m.S.Transit
	c, why := t.Card, table.Cause{By: t.Sender, How: table.Transmitted}
	t.Active, t.Arrived, t.Card, t.GainedBy = false, false, table.NoCard, to
	m.gain(to, c, why)
	m.S.Dirty |= table.FromTransit
	m.emitNow(m.gained(to, table.CardSet{}.With(c), why))
}

// ExchangeTop exchanges intel before a player for the deck's top card, which
// counts as gained (ZMXS-011, ZMXS-012). The deck is not emptied by it.
func (m *Machine) ExchangeTop(owner table.Seat, c table.Card) {
	d := &m.S.Deck
	why := table.Cause{By: m.Owner(), How: table.BySkill}
	top := d.Top[d.Len-1]
	m.loseIntel(owner, c)
	d.Top[d.Len-1] = c
	m.S.Seen[c] = table.AllSeats
	m.tell(Event{What: Exchanged, Seat: m.Owner(), Other: owner, Card: c, Seen: table.AllSeats})
	m.gain(owner, top, why)
	m.emitAfter(m.gained(owner, table.CardSet{}.With(top), why))
}
