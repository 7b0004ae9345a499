package rule

import "fengsheng/engine/table"

// leaveHand takes a card out of a hand; the caller puts it where it goes.
func (m *Machine) leaveHand(seat table.Seat, c table.Card) {
	p := &m.S.Seats[seat]
	p.Hand = p.Hand.Without(c)
}

func (m *Machine) enterHand(seat table.Seat, c table.Card) {
	p := &m.S.Seats[seat]
	p.Hand = p.Hand.With(c)
	m.S.Seen[c] |= seat.Of()
	m.S.Dirty |= table.CheckVictory
}

func (m *Machine) discardOpen(c table.Card) {
	m.S.Up = m.S.Up.With(c)
	m.S.Seen[c] = 0
}

func (m *Machine) discardHidden(c table.Card) {
	m.S.Down = m.S.Down.With(c)
	m.S.Seen[c] = 0
}

// Discard puts a hand card on the pile as hand cards are discarded (TERM-015).
func (m *Machine) Discard(seat table.Seat, c table.Card) {
	if m.R.Discards == FaceUp {
		m.discardShown(seat, c)
		return
	}
	m.leaveHand(seat, c)
	m.discardHidden(c)
	m.tell(Event{What: Discarded, Seat: seat, Other: table.Nobody, Card: c, Seen: seat.Of()})
}

// shed discards the whole hand of a player who leaves, as hand cards are
// discarded (DEATH-019).
func (m *Machine) shed(seat table.Seat) {
	p := &m.S.Seats[seat]
	if m.R.Discards == FaceUp {
		for hand := p.Hand; !hand.Empty(); {
			m.discardShown(seat, hand.Pop())
		}
		return
	}
	m.S.Down = m.S.Down.Or(p.Hand)
}

// discardShown puts a hand card on the pile for all to see (OPN-055).
func (m *Machine) discardShown(seat table.Seat, c table.Card) {
	m.leaveHand(seat, c)
	m.discardOpen(c)
	m.tell(Event{What: Discarded, Seat: seat, Other: table.Nobody, Card: c, Seen: table.AllSeats})
}

// Give hands cards over; only the two players see them.
func (m *Machine) Give(from, to table.Seat, cards table.CardSet) {
	for c := cards.Pop(); c != table.NoCard; c = cards.Pop() {
		m.leaveHand(from, c)
		m.S.Seen[c] = from.Of()
		m.enterHand(to, c)
		m.tell(Event{What: Gave, Seat: from, Other: to, Card: c, Seen: from.Of() | to.Of()})
	}
}

// Take moves a card that chance picked from one hand to another (TERM-008).
func (m *Machine) Take(taker, from table.Seat, c table.Card) {
	m.leaveHand(from, c)
	m.S.Seen[c] = from.Of()
	m.enterHand(taker, c)
	m.tell(Event{What: Took, Seat: taker, Other: from, Card: c, Seen: from.Of() | taker.Of()})
}

// PutBack puts a hand card on top of the deck; only its owner knows it.
func (m *Machine) PutBack(seat table.Seat, c table.Card) {
	m.leaveHand(seat, c)
	m.onTop(c, seat.Of())
	m.tell(Event{What: PutBack, Seat: seat, Other: table.Nobody, Card: c, Seen: seat.Of()})
}

func (m *Machine) onTop(c table.Card, seen table.SeatSet) {
	d := &m.S.Deck
	d.Top[d.Len] = c
	d.Len++
	m.S.Seen[c] = seen
}

// IntelToTop puts intel from before a player on top of the deck; everybody
// knows it (HQ-003).
func (m *Machine) IntelToTop(by, owner table.Seat, c table.Card) {
	m.loseIntel(owner, c)
	m.onTop(c, table.AllSeats)
	m.tell(Event{What: PutBack, Seat: by, Other: owner, Card: c, Seen: table.AllSeats})
}

// IntelToHand takes intel from before a player into a hand (BLM-006).
func (m *Machine) IntelToHand(owner, to table.Seat, c table.Card) {
	m.loseIntel(owner, c)
	m.S.Seen[c] = to.Of()
	m.enterHand(to, c)
	m.tell(Event{What: Moved, Seat: to, Other: owner, Card: c, Seen: table.AllSeats})
}

func (m *Machine) loseIntel(owner table.Seat, c table.Card) {
	p := &m.S.Seats[owner]
	p.Intel = p.Intel.Without(c)
	m.S.Dirty |= table.CheckVictory
}

// Burn puts intel from before a player on the pile (TERM-014).
func (m *Machine) Burn(by, owner table.Seat, cards table.CardSet) {
	for c := cards.Pop(); c != table.NoCard; c = cards.Pop() {
		m.loseIntel(owner, c)
		m.discardOpen(c)
		m.tell(Event{What: Burned, Seat: by, Other: owner, Card: c, Seen: table.AllSeats})
	}
}

// Look lets one player see a hidden card (TERM-006).
func (m *Machine) Look(seat table.Seat, c table.Card) {
	m.S.Seen[c] |= seat.Of()
	m.tell(Event{What: Looked, Seat: seat, Other: table.Nobody, Card: c, Seen: seat.Of()})
}

// ShowTop shows the deck's top card to everybody and leaves it there
// (TERM-005); NoCard if there is none. DecideTop comes before it.
func (m *Machine) ShowTop(by table.Seat) table.Card {
	d := &m.S.Deck
	if d.Len == 0 {
		return table.NoCard
	}
	c := d.Top[d.Len-1]
	m.S.Seen[c] = table.AllSeats
	m.tell(Event{What: Showed, Seat: by, Other: table.Nobody, Card: c, Seen: table.AllSeats})
	return c
}

// Nullify Counters the card on the stack: it leaves at once together with the
// card that did it (PRI-018). A Probe is then discarded face down (PROB-024).
func (m *Machine) Nullify(ref uint8) {
	at := &m.S.Stack[ref-1]
	at.Gone = true
	if m.hiddenUse(at) {
		m.discardHidden(at.Card)
	} else {
		m.discardOpen(at.Card)
	}
	user := m.Owner()
	m.tell(Event{What: Nullified, Seat: user, Other: at.Seat, Card: at.Card, Name: at.As, N: ref, Seen: m.S.Seen[at.Card]})
	m.emitAfter(table.Moment{Kind: table.Countered, Seat: at.Seat, Other: user, Card: at.Card, Name: at.As})
}

// Claims announces what a probed player says or does (PROB-020).
func (m *Machine) Claims(seat table.Seat, option uint8) {
	m.tell(Event{What: Claimed, Seat: seat, Other: table.Nobody, N: option, Seen: table.AllSeats})
}
