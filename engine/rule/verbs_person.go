package rule

import "fengsheng/engine/table"

// Reveal turns a covered character up.
func (m *Machine) Reveal(seat table.Seat) {
	m.S.Seats[seat].FaceUp = true
	m.tell(Event{What: Revealed, Seat: seat, Other: table.Nobody, Seen: table.AllSeats})
}

// Cover turns a face-up character down; on a covered one it does nothing
// (TERM-010).
func (m *Machine) Cover(seat table.Seat) {
	if !m.S.Seats[seat].FaceUp {
		return
	}
	m.S.Seats[seat].FaceUp = false
	m.tell(Event{What: Covered, Seat: seat, Other: table.Nobody, Seen: table.AllSeats})
}

// ShowIdentity turns an identity up for good.
func (m *Machine) ShowIdentity(seat table.Seat) {
	p := &m.S.Seats[seat]
	if p.Shown || p.Identity == table.NoIdentity {
		return
	}
	p.Shown = true
	m.tell(Event{What: Disclosed, Seat: seat, Other: table.Nobody, N: uint8(p.Identity), Seen: table.AllSeats})
}

// SeeIdentity lets one player look at another's identity (LQ-008).
func (m *Machine) SeeIdentity(by, whose table.Seat) {
	m.S.Seats[by].Knows |= whose.Of()
	m.tell(Event{What: SawIdentity, Seat: by, Other: whose, N: uint8(m.S.Seats[whose].Identity), Seen: by.Of()})
}

// TakeIdentity lets one player put the own identity out of the game and take
// another's; the other has none from then on (ZMXS-004, ZMXS-015). A known
// card stays known, to its former owner too (ZMXS-005, ZMXS-019).
func (m *Machine) TakeIdentity(by, from table.Seat) {
	s := &m.S
	p, q := &s.Seats[by], &s.Seats[from]
	for i := range s.Seats {
		x := &s.Seats[i]
		x.Knows &^= by.Of()
		if x.Knows.Has(from) {
			x.Knows = x.Knows&^from.Of() | by.Of()
		}
	}
	q.Knows |= by.Of()
	p.Identity, q.Identity = q.Identity, table.NoIdentity
	p.Shown, q.Shown = q.Shown, false
	s.Dirty |= table.CheckVictory
	m.tell(Event{What: Swapped, Seat: by, Other: from, N: uint8(p.Identity), Seen: by.Of()})
}

// GenderOf is the gender of the seat's face-up character; a covered or absent
// one has none (TERM-011).
func (m *Machine) GenderOf(seat table.Seat) table.Gender {
	p := &m.S.Seats[seat]
	if !p.FaceUp || p.Character == 0 {
		return 0
	}
	return m.R.GenderOf(p.Character)
}

// IsGender is whether player or face-up character is of the gender (TERM-016).
func (m *Machine) IsGender(seat table.Seat, g table.Gender) bool {
	return m.genders(seat)&g != 0
}

// genders are those of player and face-up character together; nobody has none.
func (m *Machine) genders(seat table.Seat) table.Gender {
	if seat >= table.MaxSeats {
		return 0
	}
	return m.GenderOf(seat) | m.S.Seats[seat].Player&^m.R.Unheeded
}

// Conceals is whether the player may choose freely how to act on a Probe
// (LG-011, LG-012).
func (m *Machine) Conceals(seat table.Seat) bool { return m.trait(seat).Conceals }
