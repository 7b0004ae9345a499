package rule

import "fengsheng/engine/table"

// Lock makes the player take the transmitted intel if it comes to it this
// turn (LOCK-005, LOCK-015).
func (m *Machine) Lock(seat table.Seat) {
	m.S.Locked |= seat.Of()
	m.tell(Event{What: Locked, Seat: seat, Other: table.Nobody, Seen: table.AllSeats})
}

// Lure takes the player out of this transmission (TX-018).
func (m *Machine) Lure(seat table.Seat) {
	m.S.Transit.Lured |= seat.Of()
	m.tell(Event{What: Lured, Seat: seat, Other: table.Nobody, Seen: table.AllSeats})
}

// Reverse sends the arrived intel back the way it came (TX-033); a Direct goes
// to its sender (TX-037).
func (m *Machine) Reverse(seat table.Seat) {
	m.S.Transit.Backward = !m.S.Transit.Backward
	m.leave()
	m.tell(Event{What: Reversed, Seat: seat, Other: table.Nobody, Seen: table.AllSeats})
}

// Unveil turns the intel in transit face up; it stays so (FEMS-005).
func (m *Machine) Unveil(by table.Seat) {
	t := &m.S.Transit
	t.FaceUp = true
	m.S.Seen[t.Card] = table.AllSeats
	m.tell(Event{What: Unveiled, Seat: by, Other: table.Nobody, Card: t.Card, Seen: table.AllSeats})
}

// Substitute puts the card that is being used in the place of the intel in
// transit, face up; what was there is discarded as it lay (QZ-039, QZ-040).
func (m *Machine) Substitute() {
	it, t := m.Item(), &m.S.Transit
	if t.FaceUp {
		m.discardOpen(t.Card)
	} else {
		m.discardHidden(t.Card)
	}
	t.Card, it.Card = it.Card, table.NoCard
	t.FaceUp = true
	m.S.Seen[t.Card] = table.AllSeats
	m.tell(Event{What: Exchanged, Seat: it.Seat, Other: table.Nobody, Card: t.Card, Seen: table.AllSeats})
}

// ExchangeTransit exchanges the intel in transit for the deck's top card. The
// new one lies as the old one did (QBCZ-007); knowledge of either card goes
// with it (QBCZ-008). The deck is not emptied by it.
func (m *Machine) ExchangeTransit(by table.Seat) {
	s := &m.S
	t, d := &s.Transit, &s.Deck
	if d.Len == 0 {
		return
	}
	d.Top[d.Len-1], t.Card = t.Card, d.Top[d.Len-1]
	if t.FaceUp {
		s.Seen[t.Card] = table.AllSeats
	}
	m.tell(Event{What: Exchanged, Seat: by, Other: table.Nobody, Card: t.Card, Seen: s.Seen[t.Card]})
}
