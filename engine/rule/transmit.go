package rule

import "fengsheng/engine/table"

// Program counters of the transmission phase.
const (
	sendAsks = iota
	sendHears
	legBegins
	legMoves
	legArrived
	receiveHears
	transmitEnds
)

// stepTransmit passes one intel round the table. Each leg has a window while
// the intel is on its way, a window where it arrives, and a decision without a
// window (TX-007).
func (m *Machine) stepTransmit(f *table.Frame) {
	s := &m.S
	t := &s.Transit
	switch f.PC {
	case sendAsks:
		// Whether a player can send is judged here and only here (LOSE-004).
		if s.Seats[s.Turn].Hand.Empty() {
			m.pop()
			m.R.Stranded(m, s.Turn)
			return
		}
		f.PC = sendHears
		s.Ask = table.Ask{Seat: s.Turn, Kind: table.AskSend, Other: table.Nobody}
	case sendHears:
		m.send(s.Turn, m.answer)
		f.PC = legBegins
	case legBegins:
		f.PC = legMoves
		m.openWindow(table.Passing)
	case legMoves:
		m.move(f)
	case legArrived:
		m.arrived(f)
	case receiveHears:
		if m.answer.Verb == table.Accept {
			f.PC = transmitEnds
			m.GainTransit(t.At)
			return
		}
		m.tell(Event{What: Refused, Seat: t.At, Other: table.Nobody, Seen: table.AllSeats})
		m.leave()
		f.PC = legBegins
	case transmitEnds:
		t.Lured = 0
		m.pop()
	}
}

// send puts a hand card on its way as announced (TX-002 to TX-005).
func (m *Machine) send(seat table.Seat, a table.Answer) {
	s := &m.S
	mode := m.R.Faces[a.Card].Mode
	if a.N&table.SendHidden != 0 {
		mode = table.Telegram
	}
	m.leaveHand(seat, a.Card)
	s.Transit = table.Transit{Card: a.Card, Mode: mode, Sender: seat, At: seat, To: a.Seat, Active: true,
		FaceUp: mode == table.Text, Backward: a.N&table.SendBackward != 0, GainedBy: table.Nobody}
	s.Seen[a.Card] = seat.Of()
	if mode == table.Text {
		s.Seen[a.Card] = table.AllSeats
	}
	m.tell(Event{What: Sent, Seat: seat, Other: a.Seat, Card: a.Card, N: uint8(mode), Seen: s.Seen[a.Card]})
}

// move brings the intel where it goes now that the window has closed (TX-016).
func (m *Machine) move(f *table.Frame) {
	t := &m.S.Transit
	if !t.Active {
		f.PC = transmitEnds
		return
	}
	to := m.next()
	if to == table.Nobody {
		m.scrap()
		f.PC = transmitEnds
		return
	}
	t.At, t.Arrived = to, true
	m.tell(Event{What: Arrived, Seat: to, Other: table.Nobody, Card: t.Card, Seen: m.S.Seen[t.Card]})
	f.PC = legArrived
	m.openWindow(table.Arrival)
}

// arrived goes on after the arrival window: the intel may be gone, on its way
// back (TX-033), or before a dead player (TX-045); else it is received.
func (m *Machine) arrived(f *table.Frame) {
	t := &m.S.Transit
	switch {
	case !t.Active:
		f.PC = transmitEnds
	case !t.Arrived:
		f.PC = legBegins
	case !m.S.In(t.At):
		m.leave()
		f.PC = legBegins
	default:
		m.begin(table.Receive)
		if t.At == t.Sender || m.S.Locked.Has(t.At) {
			f.PC = transmitEnds
			m.GainTransit(t.At)
			return
		}
		f.PC = receiveHears
		m.S.Ask = table.Ask{Seat: t.At, Kind: table.AskReceive, Other: table.Nobody}
	}
}

// leave takes the intel away from where it has arrived; a Direct goes home
// (TX-028, TX-031).
func (m *Machine) leave() {
	t := &m.S.Transit
	t.Arrived = false
	t.Homeward = t.Mode == table.Direct
}

// next is where the intel goes, or Nobody if it goes on the pile: the walk
// stops at the sender, who must take it, or at the seat of a sender who is out
// (TX-026, TX-039, TX-040). Lured players are passed over unless they are
// Locked (TX-018, TX-020).
func (m *Machine) next() table.Seat {
	s := &m.S
	t := &s.Transit
	home := t.Sender
	if !s.In(home) {
		home = table.Nobody
	}
	if t.Mode == table.Direct {
		if !t.Homeward && m.reachable(t.To) {
			return t.To
		}
		return home
	}
	everybody := table.SeatSet(1)<<s.Players - 1
	for at := t.At; ; {
		if t.Backward {
			at = everybody.Before(at)
		} else {
			at = everybody.After(at)
		}
		if at == t.Sender {
			return home
		}
		if m.reachable(at) {
			return at
		}
	}
}

func (m *Machine) reachable(x table.Seat) bool {
	s := &m.S
	return s.In(x) && (!s.Transit.Lured.Has(x) || s.Locked.Has(x))
}

// scrap discards intel that nobody took, hidden unless it lay open (TX-048).
func (m *Machine) scrap() {
	s := &m.S
	t := &s.Transit
	t.Active = false
	seen := table.SeatSet(0)
	if t.FaceUp {
		seen = table.AllSeats
		m.discardOpen(t.Card)
	} else {
		m.discardHidden(t.Card)
	}
	m.tell(Event{What: Scrapped, Seat: t.Sender, Other: table.Nobody, Card: t.Card, Seen: seen})
	t.Card = table.NoCard
}
