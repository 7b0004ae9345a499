package rule

import "fengsheng/engine/table"

// ToWin is the number of intel of its colour that a faction needs (WIN-001).
const ToWin = 3

// openVictory lets the first seat that meets its condition declare, seen
// anticlockwise from the turn player (WIN-012). Nobody left means nobody wins
// (WIN-023).
func (m *Machine) openVictory(how table.How) bool {
	living := m.S.Living()
	if living == 0 {
		m.end(table.Nobody, 0)
		return true
	}
	for x := living; x != 0; {
		seat := x.From(m.S.Turn)
		x &^= seat.Of()
		if m.R.Remains(m, living) || m.won(seat) {
			m.openDeclaration(seat, how)
			return true
		}
	}
	return false
}

// won is whether the seat meets the condition of its identity.
func (m *Machine) won(seat table.Seat) bool {
	p := &m.S.Seats[seat]
	switch p.Identity {
	case table.Lurker:
		return p.Intel.And(m.R.Red).Len() >= ToWin
	case table.MI:
		return p.Intel.And(m.R.Blue).Len() >= ToWin
	}
	c := m.mission(seat)
	return c != nil && c.Won != nil && c.Won(m, seat)
}

// mission is the mission that counts for the seat: a Bystander's only
// (WIN-003), covered or not (WIN-025).
func (m *Machine) mission(seat table.Seat) *Mission {
	p := &m.S.Seats[seat]
	if p.Identity != table.Bystander || p.Character == 0 {
		return nil
	}
	return &m.R.Character(p.Character).Mission
}

// openDeclaration lets the seat declare; how says whether it is the gain of
// transmitted intel that lets it win.
func (m *Machine) openDeclaration(seat table.Seat, how table.How) {
	if c := m.mission(seat); c != nil && c.Hand && m.S.Living().Len() > 1 {
		m.showHand(seat)
	}
	m.forgo()
	m.push(table.Frame{Kind: table.FrameDeclare, Seat: seat, Other: table.Nobody, When: table.Moment{How: how}})
}

// forgo drops the moments that still wait for their triggers: a declaration
// ends the game, whoever wins by it, and they come too late (WIN-018).
func (m *Machine) forgo() {
	clear(m.S.Moment[:m.S.Queued])
	m.S.Queued = 0
}

// showHand proves a mission that lies in the hand (LG-030).
func (m *Machine) showHand(seat table.Seat) {
	for x := m.S.Seats[seat].Hand; !x.Empty(); {
		m.tell(Event{What: Showed, Seat: seat, Other: seat, Card: x.Pop(), Seen: table.AllSeats})
	}
}

// DeclareAlone declares a sole victory (WIN-010).
func (m *Machine) DeclareAlone(seat table.Seat) {
	m.forgo()
	m.push(table.Frame{Kind: table.FrameDeclare, Seat: seat, Other: table.Nobody, Flag: true})
}

// stepDeclare settles a declaration. Seat is the declarer, Seats those who
// have declared in this chain, Flag whether the victory is a sole one.
func (m *Machine) stepDeclare(f *table.Frame) {
	f.PC++
	switch f.PC {
	case 1:
		m.proclaim(f.Seat)
		m.overturn(f)
		if !f.Flag {
			m.emitNow(table.Moment{Kind: table.Declares, Seat: f.Seat, Other: table.Nobody})
		}
	default:
		m.end(f.Seat, m.winners(f))
	}
}

// overturn lets missions take the declaration over, each player declaring at
// most once (WIN-013, WIN-014).
func (m *Machine) overturn(f *table.Frame) {
	f.Seats |= f.Seat.Of()
	for x := m.S.Living() &^ m.S.Dying &^ f.Seats; x != 0; {
		seat := x.From(m.S.Turn)
		x &^= seat.Of()
		c := m.mission(seat)
		if c == nil || c.Overturns == nil || !c.Overturns(m, seat, f.Seat) {
			continue
		}
		m.tell(Event{What: Overturned, Seat: f.Seat, Other: seat, Seen: table.AllSeats})
		m.prove(f.Seat)
		m.proclaim(seat)
		f.Seat, f.Flag = seat, false
		f.Seats |= seat.Of()
		x = m.S.Living() &^ m.S.Dying &^ f.Seats
	}
}

// proclaim declares victory and shows the identity on the spot (WIN-024).
func (m *Machine) proclaim(seat table.Seat) {
	m.tell(Event{What: Declared, Seat: seat, Other: table.Nobody, Seen: table.AllSeats})
	m.ShowIdentity(seat)
}

// prove shows the character by whose mission a Bystander declared. It is no
// reveal: the gender that counts is the one before it (STL-053).
func (m *Machine) prove(seat table.Seat) {
	if p := &m.S.Seats[seat]; p.Identity == table.Bystander && p.Character != 0 && !p.FaceUp {
		m.Reveal(seat)
	}
}

// Accompany makes a player win along with the declaration that is being
// settled (QB-011).
func (m *Machine) Accompany(seat table.Seat) { m.S.Result.Winners |= seat.Of() }

// winners are the declarer, the whole faction, dead members included but not
// those who have lost (WIN-008, WIN-009, LOSE-007), whom a skill takes along,
// and whose mission joins (WIN-028).
func (m *Machine) winners(f *table.Frame) table.SeatSet {
	won := f.Seat.Of()
	if f.Flag {
		return won
	}
	won |= m.S.Result.Winners
	faction := m.S.Seats[f.Seat].Identity
	for seat := range table.Seat(m.S.Players) {
		p := &m.S.Seats[seat]
		if faction != table.Bystander && p.Identity == faction && !p.Lost {
			won |= seat.Of()
		}
		c := m.mission(seat)
		if c != nil && c.Joins != nil && seat != f.Seat && m.S.In(seat) && !m.S.Dying.Has(seat) && c.Joins(m, seat, f.Seat) {
			won |= seat.Of()
		}
	}
	return won
}

// end closes the game and shows the winners (WIN-006, WIN-024).
func (m *Machine) end(declarer table.Seat, winners table.SeatSet) {
	s := &m.S
	for x := winners; x != 0; {
		seat := x.First()
		x &^= seat.Of()
		m.ShowIdentity(seat)
		if seat == declarer {
			m.prove(seat)
		}
	}
	s.Phase = table.Finished
	s.Result = table.Result{Over: true, Declarer: declarer, Winners: winners}
	m.tell(Event{What: Ended, Seat: declarer, Other: table.Nobody, Seen: table.AllSeats})
}
