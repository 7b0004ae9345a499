package rule

import "fengsheng/engine/table"

// Program counters of a window.
const (
	windowOpens = iota
	windowAsks
	windowHears
	windowResolved
)

// openWindow lets priority go round in the phase (PRI-011), if the edition has
// a window there.
func (m *Machine) openWindow(p table.Phase) {
	if m.R.Skips.Has(p) {
		return
	}
	m.begin(p)
	m.pushWindow()
}

// pushWindow puts a window on the stack whose first circle begins with the turn
// player (PRI-008).
func (m *Machine) pushWindow() {
	m.push(table.Frame{Kind: table.FrameWindow, Seat: m.S.Turn, Other: table.Nobody})
}

// begin moves the turn into the phase and says so.
func (m *Machine) begin(p table.Phase) {
	m.S.Phase = p
	m.tell(Event{What: PhaseBegan, Seat: m.S.Turn, Other: table.Nobody, N: uint8(p), Seen: table.AllSeats})
}

// stepWindow is the algorithm of PRI-011. Seat holds priority, or is who is to
// have it first in the circle that opens; N counts the
// passes of the circle, Flag says that the holder has acted since taking it:
// the pass that then follows only hands priority over (PRI-010).
func (m *Machine) stepWindow(f *table.Frame) {
	switch f.PC {
	case windowOpens:
		if !m.stands() {
			m.pop()
			return
		}
		f.Seat, f.N, f.Flag = m.S.Living().From(f.Seat), 0, false
		f.PC = windowAsks
	case windowAsks:
		if !m.S.In(f.Seat) {
			f.Seat, f.Flag = m.S.Living().From(f.Seat), false
		}
		f.PC = windowHears
		m.S.Ask = table.Ask{Seat: f.Seat, Kind: table.AskAct, Other: table.Nobody}
	case windowHears:
		f.PC = windowAsks
		if m.answer.Verb != table.Pass {
			f.N, f.Flag = 0, true
			if m.R.Stage != 0 {
				f.PC = windowResolved
			}
			m.declare(f.Seat, m.answer)
			return
		}
		m.passes(f)
	case windowResolved:
		f.Seat = m.R.Resumes(m, f.Seat)
		f.PC = windowOpens
	}
}

func (m *Machine) passes(f *table.Frame) {
	m.tell(Event{What: Passed, Seat: f.Seat, Other: table.Nobody, Seen: table.AllSeats})
	living := m.S.Living()
	if f.Flag {
		f.Flag = false
	} else {
		f.N++
	}
	f.Seat = living.After(f.Seat)
	if int(f.N) < living.Len() {
		return
	}
	if m.S.Items == 0 {
		m.pop()
		return
	}
	f.PC = windowResolved
	m.push(table.Frame{Kind: table.FrameChain, Seat: table.Nobody, Other: table.Nobody})
}

// stands is whether the window is still there after a chain (PRI-014). The
// windows of a dead turn player close (TURN-018); those of a transmission last
// as long as the intel is where it was (TURN-019).
func (m *Machine) stands() bool {
	t := &m.S.Transit
	switch m.S.Phase {
	case table.Passing:
		return t.Active && !t.Arrived
	case table.Arrival:
		return t.Active && t.Arrived && m.S.In(t.At)
	}
	return m.S.In(m.S.Turn)
}
