package rule

import "fengsheng/engine/table"

// mourn announces the deaths that were established since the outermost
// procedure began and stood, in their order. Victories are still held back, so
// that a skill which declares because of a death comes in its place among
// them (OPN-038).
func (m *Machine) mourn(from uint8) {
	for i := from; i < m.S.Died; i++ {
		d := &m.S.Deaths[i]
		m.emitNow(table.Moment{Kind: table.Buried, Seat: d.Seat, Other: d.Cause.By, How: d.Cause.How})
	}
}

// askLent asks the player who brought the moment about whether to use a skill
// that the character of the one it happened to holds out (YXS-005). It is asked
// after the player's own skills; Flag says that it has been.
func (m *Machine) askLent(f *table.Frame) bool {
	t := &f.When
	if f.Flag || f.Seat != t.Other || t.Seat == t.Other {
		return false
	}
	lender := m.S.Seats[t.Seat].Character
	if lender == 0 || m.R.listeners[t.Kind]>>lender&1 == 0 {
		return false
	}
	first, last := m.R.SkillsOf(lender)
	for id := first; id < last; id++ {
		k := m.R.skills[id]
		if k.Role != ForOther || k.On != t.Kind || k.When != nil && !k.When(m, f.Seat, *t) {
			continue
		}
		f.Flag, f.PC, f.Skill = true, triggerUses, id
		m.S.Ask = table.Ask{Seat: f.Seat, Kind: table.AskUse, Skill: id, Other: t.Seat, Min: 1, May: true}
		return true
	}
	return false
}

// DeathOf is the record of a player's death; a player without one has a zero
// record.
func (m *Machine) DeathOf(seat table.Seat) table.Death {
	for i := range m.S.Died {
		if d := m.S.Deaths[i]; d.Seat == seat {
			return d
		}
	}
	return table.Death{}
}

// KilledThisTurn is Killed for the turn that is being played.
func (m *Machine) KilledThisTurn(by table.Seat, such func(d *table.Death) bool) int {
	return m.killed(m.S.Fallen, by, such)
}

// wipe notes that the faction has lost its last member if nobody in the game
// has the identity any more. Only a member who leaves can do that, not an
// identity that is put out of the game (XB-018).
func (m *Machine) wipe(id table.Identity) {
	if id != table.Lurker && id != table.MI {
		return
	}
	for x := m.S.Living(); x != 0; {
		seat := x.First()
		x &^= seat.Of()
		if m.S.Seats[seat].Identity == id {
			return
		}
	}
	m.S.Wiped |= 1 << id
}

// WipedOut is whether the last member of the faction has died or lost.
func (m *Machine) WipedOut(id table.Identity) bool { return m.S.Wiped>>id&1 != 0 }
