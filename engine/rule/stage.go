package rule

import "fengsheng/engine/table"

// openStage follows a use in editions that have a stage instead of a response
// stack. A skill is no card and resolves at once (QZ-049).
func (m *Machine) openStage() {
	if m.R.Stage == 0 || m.S.Items == 0 {
		return
	}
	it := m.Item()
	if it.Card == table.NoCard {
		m.resolveTop()
		return
	}
	m.push(table.Frame{Kind: table.FrameStage, Seat: it.Seat, Other: table.Nobody, Seats: m.Others(it.Seat)})
}

// Program counters of a stage.
const (
	stageAsks = iota
	stageHears
	stageEnds
)

// stepStage asks the others one by one, from the user's right, whether they
// Counter what was used, and then resolves it (QZ-035). A Counter has a stage
// of its own (QZ-036). Seat is who was asked last, Seats are those still to
// come.
func (m *Machine) stepStage(f *table.Frame) {
	switch f.PC {
	case stageAsks:
		f.Seats &= m.S.Living()
		if f.Seats == 0 || m.Item().Gone {
			f.PC = stageEnds
			m.resolveTop()
			return
		}
		f.Seat = f.Seats.After(f.Seat)
		f.Seats &^= f.Seat.Of()
		f.PC = stageHears
		m.S.Ask = table.Ask{Seat: f.Seat, Kind: table.AskAct, Other: table.Nobody}
	case stageHears:
		f.PC = stageAsks
		if m.answer.Verb == table.Pass {
			m.tell(Event{What: Passed, Seat: f.Seat, Other: table.Nobody, Seen: table.AllSeats})
			return
		}
		m.declare(f.Seat, m.answer)
	case stageEnds:
		m.pop()
	}
}

// staged is whether the question is put in a stage.
func (m *Machine) staged() bool { return m.top().Kind == table.FrameStage }
