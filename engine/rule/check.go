package rule

import "fengsheng/engine/table"

// Check looks for one thing after a change and reports whether it has put work
// on the stack. How is how the intel was gained that changed something.
type Check func(m *Machine, how table.How) bool

// Deaths lets those die or lose whom a gain has brought there.
func Deaths(m *Machine, how table.How) bool {
	s := &m.S
	if s.Dirty&table.CheckDeaths == 0 {
		return false
	}
	s.Dirty &^= table.CheckDeaths
	return m.openRound(how)
}

// Victories lets the first who meets its condition declare, unless a death
// procedure is open (WIN-016).
func Victories(m *Machine, how table.How) bool {
	s := &m.S
	if s.Dirty&table.CheckVictory == 0 || s.Rounds != 0 {
		return false
	}
	s.Dirty &^= table.CheckVictory
	return m.openVictory(how)
}

// LastWords lets a player declare who meets its condition through the very gain
// that kills, before Deaths, the other reading of WIN-015. Too much intel for
// the character still makes the player lose: its own text says so (XB-013).
func LastWords(m *Machine, how table.How) bool {
	s := &m.S
	if s.Dirty&table.CheckDeaths == 0 {
		return false
	}
	for x := s.Living() &^ s.Dying; x != 0; {
		seat := x.From(s.Turn)
		x &^= seat.Of()
		if m.fatal(seat) && !m.overloaded(seat) && m.won(seat) {
			s.Dirty &^= table.CheckDeaths | table.CheckVictory
			m.openDeclaration(seat, how)
			return true
		}
	}
	return false
}
