package rule

import "fengsheng/engine/table"

// What a draw does with its cards (Frame.M).
const (
	toHand = iota
	toAside
	stayOnTop
)

// Draw lets the seat draw n cards from the deck, or as many as there are
// (TURN-007). The next step finds them in the hand.
func (m *Machine) Draw(seat table.Seat, n int) { m.draws(seat, n, toHand) }

// TakeAside takes n cards from the deck for the effect that is resolving.
func (m *Machine) TakeAside(n int) { m.draws(table.Nobody, n, toAside) }

// DecideTop makes sure that the deck's top card is decided, if there is one.
func (m *Machine) DecideTop() {
	if m.S.Deck.Len == 0 {
		m.draws(table.Nobody, 1, stayOnTop)
	}
}

func (m *Machine) draws(seat table.Seat, n, to int) {
	m.push(table.Frame{Kind: table.FrameDraw, Seat: seat, Other: table.Nobody, N: uint8(n), M: uint8(to)})
}

// stepDraw takes one card after another. N is how many are still to come.
func (m *Machine) stepDraw(f *table.Frame) {
	d := &m.S.Deck
	if f.PC == 1 {
		f.PC = 0
		d.Rest = d.Rest.Without(m.answer.Card)
		m.drawn(f, m.answer.Card)
	}
	for f.N > 0 && d.Count() > 0 {
		switch {
		case d.Len > 0:
			d.Len--
			c := d.Top[d.Len]
			d.Top[d.Len] = table.NoCard
			m.drawn(f, c)
		case d.Rest.Len() == 1:
			m.drawn(f, d.Rest.Pop())
		default:
			f.PC = 1
			m.S.Ask = table.Ask{Seat: table.Nature, Kind: table.NatureCard, Other: f.Seat, Cards: d.Rest}
			return
		}
	}
	m.pop()
}

// drawn puts a card that has left the deck where the draw wants it. The pile
// is reshuffled the moment the last card has left (TURN-005).
func (m *Machine) drawn(f *table.Frame, c table.Card) {
	s := &m.S
	f.N--
	switch f.M {
	case toHand:
		s.Seats[f.Seat].Hand = s.Seats[f.Seat].Hand.With(c)
		s.Seen[c] = f.Seat.Of()
		s.Dirty |= table.CheckVictory
		m.tell(Event{What: Drew, Seat: f.Seat, Other: table.Nobody, Card: c, Seen: f.Seat.Of()})
		m.refill()
	case toAside:
		s.Aside = s.Aside.With(c)
		s.Seen[c] = 0
		m.refill()
	case stayOnTop:
		s.Deck.Top[0], s.Deck.Len = c, 1
	}
}

// refill makes the discard pile the new deck as soon as the deck is empty
// (TURN-005, TURN-008). The order is undecided and nobody knows a card of it.
func (m *Machine) refill() {
	s := &m.S
	if s.Deck.Count() > 0 {
		return
	}
	s.Deck.Rest = s.Up.Or(s.Down)
	s.Up, s.Down = table.CardSet{}, table.CardSet{}
	if s.Deck.Rest.Empty() {
		return
	}
	for x := s.Deck.Rest; !x.Empty(); {
		s.Seen[x.Pop()] = 0
	}
	m.tell(Event{What: Reshuffled, Seat: table.Nobody, Other: table.Nobody, N: uint8(s.Deck.Rest.Len()), Seen: table.AllSeats})
}
