package rule

import "fengsheng/engine/table"

// Forestalled is whether a player who comes before the seat, seen
// anticlockwise from the turn player, meets its condition and so declares
// instead (OPN-038).
func (m *Machine) Forestalled(seat table.Seat) bool {
	for x := m.S.Living(); x != 0; {
		at := x.From(m.S.Turn)
		if at == seat {
			return false
		}
		if m.won(at) {
			return true
		}
		x &^= at.Of()
	}
	return false
}

// ThroughTransit is whether the declaration that is being settled is one of a
// player who has just gained the intel that the sender transmitted, and wins
// because of it (CX-004, CX-006).
func (m *Machine) ThroughTransit(sender, declarer table.Seat) bool {
	f, t := m.top(), &m.S.Transit
	return f.Kind == table.FrameDeclare && f.When.How == table.Transmitted &&
		t.Sender == sender && t.GainedBy == declarer
}
