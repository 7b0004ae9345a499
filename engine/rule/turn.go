package rule

import "fengsheng/engine/table"

// Program counters of a turn (TURN-001).
const (
	turnStarts = iota
	turnDraws
	turnHears
	turnDrew
	turnPlays
	turnSends
	turnPlaysAgain
	turnEnds
	turnEndWindow
	turnLoses
	turnPasses
)

// stepTurn takes the turn player through the phases. A turn player who is out
// keeps only the last point of the turn, at which no window opens (TURN-018).
func (m *Machine) stepTurn(f *table.Frame) {
	s := &m.S
	in := s.In(s.Turn)
	if !in && f.PC < turnEnds {
		f.PC = turnEnds
	}
	f.PC++
	switch f.PC - 1 {
	case turnStarts:
		m.openWindow(table.Start)
	case turnDraws:
		m.drawPhase(f)
	case turnHears:
		if n := m.answer.N; n > 0 {
			m.Draw(s.Turn, int(n))
		}
	case turnDrew:
		m.openWindow(table.Drawn)
	case turnPlays:
		m.openWindow(table.Play1)
	case turnSends:
		m.begin(table.Send)
		m.push(table.Frame{Kind: table.FrameTransmit, Seat: table.Nobody, Other: table.Nobody})
	case turnPlaysAgain:
		m.openWindow(table.Play2)
	case turnEnds:
		m.begin(table.End)
		m.emitNow(table.Moment{Kind: table.TurnEnds, Seat: s.Turn, Other: table.Nobody})
	case turnEndWindow:
		if in && !m.R.Skips.Has(table.End) {
			m.pushWindow()
		}
	case turnLoses:
		if in && s.Seats[s.Turn].CannotSend {
			m.lose(s.Turn)
		}
	case turnPasses:
		m.nextTurn()
	}
}

// drawPhase asks how many cards to draw (TURN-003), unless the character draws
// in its own way. Without any card the phase is cancelled together with the
// window after it (TURN-006).
func (m *Machine) drawPhase(f *table.Frame) {
	s := &m.S
	m.begin(table.Draw)
	t := table.Moment{Kind: table.DrawPhase, Seat: s.Turn, Other: table.Nobody}
	switch {
	case s.Deck.Count() == 0:
		f.PC = turnPlays
	case m.answering(s.Turn, &t) != 0 && s.Seats[s.Turn].FaceUp:
		f.PC = turnDrew
		m.emitNow(t)
	case m.R.DrawMin == m.R.DrawMax:
		f.PC = turnDrew
		m.Draw(s.Turn, m.R.DrawMax)
	default:
		s.Ask = table.Ask{Seat: s.Turn, Kind: table.AskNumber, Other: table.Nobody,
			Min: uint8(m.R.DrawMin), Max: uint8(m.R.DrawMax)}
	}
}

// nextTurn ends what lasts for the turn (TURN-022) and gives the turn to the
// next player to the right who is in the game (TURN-016).
func (m *Machine) nextTurn() {
	s := &m.S
	for i := range s.Seats {
		s.Seats[i].CannotSend = false
	}
	s.Locked = 0
	s.Fallen = s.Died
	s.Transit = table.Transit{Sender: table.Nobody, At: table.Nobody, To: table.Nobody, GainedBy: table.Nobody}
	s.Turn = s.Living().After(s.Turn)
	s.Phase = table.Start
	m.top().PC = turnStarts
}
