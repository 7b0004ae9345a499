package rule

import "fengsheng/engine/table"

// Fatal is the number of false intel that kills (DEATH-001).
const Fatal = 3

// settle looks for deaths and then for victories after something has changed,
// and reports whether it has put work on the stack.
func (m *Machine) settle() bool {
	s := &m.S
	how := table.ByNothing
	if s.Dirty&table.FromTransit != 0 {
		s.Dirty &^= table.FromTransit
		how = table.Transmitted
	}
	for i := range m.R.Checks {
		if c := &m.R.Checks[i]; s.Dirty&c.After != 0 && c.Finds(m, how) {
			return true
		}
	}
	return false
}

// fatal is whether the false intel before the seat kills (DEATH-001).
func (m *Machine) fatal(seat table.Seat) bool {
	return m.S.Seats[seat].Intel.And(m.R.Black).Len() >= Fatal
}

// openRound opens the procedure for all who leave through the same event. What
// their gain would have triggered is gone (DEATH-016). The frame keeps how the
// intel was gained, and in N how many deaths there were before it.
func (m *Machine) openRound(how table.How) bool {
	s := &m.S
	var leaving table.SeatSet
	for x := s.Living() &^ s.Dying; x != 0; {
		seat := x.First()
		x &^= seat.Of()
		if m.doomed(seat) {
			leaving |= seat.Of()
		}
	}
	if leaving == 0 {
		return false
	}
	for i := int(s.Queued) - 1; i >= 0; i-- {
		if t := &s.Moment[i]; t.Kind == table.Gained && leaving.Has(t.Seat) {
			m.unqueue(uint8(i))
		}
	}
	s.Dying |= leaving
	s.Rounds++
	m.push(table.Frame{Kind: table.FrameRound, Seat: table.Nobody, Other: table.Nobody, Seats: leaving,
		N: s.Died, When: table.Moment{How: how}})
	return true
}

// doomed is whether the player must leave. How is fixed now, whatever becomes
// of the intel before the turn to leave comes (XB-013, SL-012, DEATH-011).
func (m *Machine) doomed(seat table.Seat) bool {
	p := &m.S.Seats[seat]
	if m.overloaded(seat) {
		m.S.Losing |= seat.Of()
		return true
	}
	if !m.fatal(seat) {
		return false
	}
	cause := m.cause(seat)
	p.Fate = table.Death{
		Seat: seat, Cause: cause,
		Trues:  uint8(p.Intel.And(m.R.True()).Len()),
		Gender: m.GenderOf(seat),
		Killer: m.genders(cause.By),
	}
	return true
}

// cause is what the player dies of: a card that kills whoever dies while it
// resolves (STL-041), else what gave the last false intel (DEATH-012).
func (m *Machine) cause(seat table.Seat) table.Cause {
	for i := range m.S.Height {
		if f := &m.S.Frames[i]; f.Kind == table.FrameItem && m.R.cards[m.Item().As].Kills {
			return table.Cause{By: f.Seat, How: table.ByMuddle}
		}
	}
	return m.S.Seats[seat].Blame
}

// overloaded is whether the character makes its owner lose by the number of
// intel (LOSE-001).
func (m *Machine) overloaded(seat table.Seat) bool {
	at := m.trait(seat).LosesAt
	return at > 0 && m.S.Seats[seat].Intel.Len() >= int(at)
}

// stepRound handles those who leave one by one, anticlockwise from the turn
// player (DEATH-011). The outermost round then lets the deaths be answered that
// were not averted (OPN-032), before anybody's victory is judged.
func (m *Machine) stepRound(f *table.Frame) {
	seat := f.Seats.From(m.S.Turn)
	if seat == table.Nobody {
		if f.PC == 0 && m.S.Rounds == 1 {
			f.PC = 1
			m.mourn(f.N)
			return
		}
		m.S.Rounds--
		m.S.Dirty |= table.CheckVictory
		m.pop()
		return
	}
	f.Seats &^= seat.Of()
	m.push(table.Frame{Kind: table.FrameDeath, Seat: seat, Other: table.Nobody, When: f.When})
}

// stepDeath is the procedure of DEATH-004 and DEATH-005: the mission that
// wants this death, then death skills, then the skills that come right before
// the disclosure, then everything is discarded and shown.
func (m *Machine) stepDeath(f *table.Frame) {
	f.PC++
	switch f.PC {
	case 1:
		if m.S.Losing.Has(f.Seat) {
			m.lose(f.Seat)
			m.pop()
			return
		}
		cause := m.establish(f.Seat)
		if !m.declaresByDeath(f.Seat, f.When.How) {
			m.emitNow(table.Moment{Kind: table.Dies, Seat: f.Seat, Other: cause.By, How: cause.How})
		}
	case 2:
		if !m.S.Dying.Has(f.Seat) {
			m.pop()
			return
		}
		m.emitNow(table.Moment{Kind: table.Disclosed, Seat: f.Seat, Other: m.S.Seats[f.Seat].Fate.Cause.By})
	default:
		m.bury(f.Seat)
		m.pop()
	}
}

// establish writes the death down in its place among the deaths (STL-048).
func (m *Machine) establish(seat table.Seat) table.Cause {
	fate := m.S.Seats[seat].Fate
	m.S.Deaths[m.S.Died] = fate
	m.S.Died++
	return fate.Cause
}

// declaresByDeath judges a mission whose condition is the own death, before
// any death skill (WIN-017).
func (m *Machine) declaresByDeath(seat table.Seat, how table.How) bool {
	c := m.mission(seat)
	if c == nil || c.Death == nil || !c.Death(m, seat) {
		return false
	}
	m.openDeclaration(seat, how)
	return true
}

// bury is the second step of a death (DEATH-005).
func (m *Machine) bury(seat table.Seat) {
	p := &m.S.Seats[seat]
	p.Alive = false
	m.S.Dying &^= seat.Of()
	m.tell(Event{What: Died, Seat: seat, Other: p.Fate.Cause.By, Seen: table.AllSeats})
	p.Fate = table.Death{}
	m.strip(seat)
}

// lose takes a player out of the game without a death (LOSE-001, LOSE-002).
func (m *Machine) lose(seat table.Seat) {
	m.S.Seats[seat].Lost = true
	m.S.Dying &^= seat.Of()
	m.S.Losing &^= seat.Of()
	m.tell(Event{What: Left, Seat: seat, Other: table.Nobody, Seen: table.AllSeats})
	m.strip(seat)
}

// strip discards all that lies before a player who leaves, the hand as hand
// cards are discarded (DEATH-019), and shows character and identity.
func (m *Machine) strip(seat table.Seat) {
	s := &m.S
	p := &s.Seats[seat]
	m.shed(seat)
	s.Up = s.Up.Or(p.Intel)
	p.Hand, p.Intel = table.CardSet{}, table.CardSet{}
	s.Locked &^= seat.Of()
	s.Transit.Lured &^= seat.Of()
	if p.Character != 0 && !p.FaceUp {
		m.Reveal(seat)
	}
	m.ShowIdentity(seat)
	m.wipe(p.Identity)
	s.Dirty |= table.CheckVictory
}

// Saves lets the rescuer keep a dying player in the game (DEATH-017); the
// death is struck from the record (STL-047).
func (m *Machine) Saves(rescuer, seat table.Seat) {
	s := &m.S
	s.Dying &^= seat.Of()
	s.Seats[seat].Fate = table.Death{}
	for i := range s.Died {
		if s.Deaths[i].Seat == seat {
			copy(s.Deaths[i:s.Died], s.Deaths[i+1:s.Died])
			s.Died--
			s.Deaths[s.Died] = table.Death{}
			break
		}
	}
	m.tell(Event{What: Saved, Seat: seat, Other: rescuer, Seen: table.AllSeats})
}
