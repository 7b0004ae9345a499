package rule

import "fengsheng/engine/table"

// Check looks for one thing after a change of some kind.
type Check struct {
	After table.Dirty
	// Finds reports whether it has put work on the stack. How is how the intel
	// was gained that changed something.
	Finds func(m *Machine, how table.How) bool
}

// The checks. A reading may put them into another order, or leave one out.
var (
	Deaths    = Check{table.CheckDeaths, deaths}
	Victories = Check{table.CheckVictory, victories}
	LastWords = Check{table.CheckDeaths, lastWords}
)

// deaths lets those die or lose whom a gain has brought there.
func deaths(m *Machine, how table.How) bool {
	m.S.Dirty &^= table.CheckDeaths
	return m.openRound(how)
}

// victories lets the first who meets its condition declare, unless a death
// procedure is open (WIN-016).
func victories(m *Machine, how table.How) bool {
	if m.S.Rounds != 0 {
		return false
	}
	m.S.Dirty &^= table.CheckVictory
	return m.openVictory(how)
}

// lastWords lets a player declare who meets its condition through the very gain
// that kills, before the deaths, the other reading of WIN-015. Too much intel
// for the character still makes the player lose: its own text says so (XB-013).
func lastWords(m *Machine, how table.How) bool {
	s := &m.S
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
