package rule

import (
	"math/bits"

	"fengsheng/engine/table"
)

// emitNow announces a moment that automatic skills answer before the work on
// top goes on.
func (m *Machine) emitNow(t table.Moment) { m.emit(t, m.S.Height) }

// emitAfter announces a moment that waits until the work on top is finished
// (PRI-030).
func (m *Machine) emitAfter(t table.Moment) { m.emit(t, m.S.Height-1) }

func (m *Machine) emit(t table.Moment, depth uint8) {
	if m.R.listeners[t.Kind] == 0 {
		return
	}
	if int(m.S.Queued) == table.MaxMoments {
		panic("rule: more moments than a state can hold")
	}
	t.Depth = depth
	m.S.Moment[m.S.Queued] = t
	m.S.Queued++
}

// openTrigger opens the oldest moment whose time has come and reports whether
// there was one.
func (m *Machine) openTrigger() bool {
	s := &m.S
	for i := range s.Queued {
		if t := s.Moment[i]; t.Depth >= s.Height {
			m.unqueue(i)
			m.push(table.Frame{Kind: table.FrameTrigger, Seat: table.Nobody, Other: table.Nobody,
				Seats: s.Living(), When: t})
			return true
		}
	}
	return false
}

func (m *Machine) unqueue(i uint8) {
	s := &m.S
	copy(s.Moment[i:s.Queued], s.Moment[i+1:s.Queued])
	s.Queued--
	s.Moment[s.Queued] = table.Moment{}
}

// Program counters of a trigger batch.
const (
	triggerLooks = iota
	triggerUses
	triggerOrders
)

// stepTrigger asks one player after another, from the turn player
// anticlockwise (PRI-028). Seats are those still to come, Seat the one being
// asked, N its skills that are done, Skill the one it is asked about.
func (m *Machine) stepTrigger(f *table.Frame) {
	pc := f.PC
	f.PC = triggerLooks
	switch pc {
	case triggerUses:
		if m.Yes() {
			m.fire(f, f.Skill)
		}
		return
	case triggerOrders:
		if m.Yes() {
			m.consider(f, m.answer.Skill)
			return
		}
		f.N = 255
	}
	for f.Seats != 0 {
		if f.Seat == table.Nobody {
			f.Seat, f.N = f.Seats.From(m.S.Turn), 0
		}
		if m.askSeat(f) {
			return
		}
		f.Seats &^= f.Seat.Of()
		f.Seat = table.Nobody
	}
	m.pop()
}

// askSeat continues with the seat's next skill and reports whether there was
// something to ask or to do.
func (m *Machine) askSeat(f *table.Frame) bool {
	return m.may(f.Seat, &f.When) && (m.askOwn(f) || m.askLent(f))
}

// askOwn is askSeat for the skills of the seat's own character.
func (m *Machine) askOwn(f *table.Frame) bool {
	p := &m.S.Seats[f.Seat]
	if p.Character == 0 {
		return false
	}
	if !p.FaceUp {
		return m.askCovered(f)
	}
	open := m.answering(f.Seat, &f.When) &^ f.N
	if open == 0 {
		return false
	}
	first, _ := m.R.SkillsOf(p.Character)
	if open&(open-1) == 0 {
		m.consider(f, first+uint8(bits.TrailingZeros8(open)))
		return true
	}
	f.PC = triggerOrders
	m.S.Ask = table.Ask{Seat: f.Seat, Kind: table.AskSkill, Other: f.When.Seat, Min: open, May: m.optional(first, open)}
	return true
}

// may is whether the seat may answer the moment at all: the dead may not, and
// a dying player has only what its own death brings (DEATH-011).
func (m *Machine) may(seat table.Seat, t *table.Moment) bool {
	if !m.S.In(seat) {
		return false
	}
	own := t.Kind == table.Dies && t.Seat == seat
	return m.S.Dying.Has(seat) == own
}

// consider asks about an optional skill and carries out any other.
func (m *Machine) consider(f *table.Frame, id uint8) {
	first, _ := m.R.SkillsOf(m.S.Seats[f.Seat].Character)
	f.N |= 1 << (id - first)
	if !m.R.skills[id].May {
		m.fire(f, id)
		return
	}
	f.PC = triggerUses
	f.Skill = id
	m.S.Ask = table.Ask{Seat: f.Seat, Kind: table.AskUse, Skill: id, Other: f.When.Seat, May: true}
	// Whether the owner could use it is the owner's secret; it is asked anyway.
	if ready := m.R.skills[id].Ready; ready == nil || ready(m, f.Seat) {
		m.S.Ask.Min = 1
	}
}

// askCovered asks a player with a covered character the same question whatever
// that character is (STL-058).
func (m *Machine) askCovered(f *table.Frame) bool {
	if f.N != 0 {
		return false
	}
	asked, has := false, uint8(0)
	for _, id := range m.R.covered[f.When.Kind] {
		if m.matches(m.R.skills[id], f.Seat, &f.When) {
			asked = true
			if m.R.owner[id] == m.S.Seats[f.Seat].Character {
				has, f.Skill = 1, id
			}
		}
	}
	if !asked {
		return false
	}
	f.N = 255
	f.PC = triggerUses
	m.S.Ask = table.Ask{Seat: f.Seat, Kind: table.AskReveal, Other: f.When.Seat, Min: has, May: true}
	return true
}

// answering is the set of the seat's face-up skills that answer the moment, a
// bit each.
func (m *Machine) answering(seat table.Seat, t *table.Moment) uint8 {
	c := m.S.Seats[seat].Character
	if m.R.listeners[t.Kind]>>c&1 == 0 {
		return 0
	}
	var x uint8
	first, last := m.R.SkillsOf(c)
	for id := first; id < last; id++ {
		if k := m.R.skills[id]; k.Kind == Automatic && !k.Reveal && m.matches(k, seat, t) {
			x |= 1 << (id - first)
		}
	}
	return x
}

func (m *Machine) matches(k *Skill, owner table.Seat, t *table.Moment) bool {
	if k.On != t.Kind || k.Cards != 0 && !k.Cards.Has(t.Name) {
		return false
	}
	switch k.Role {
	case ForOther:
		return false
	case AsSeat:
		if owner != t.Seat {
			return false
		}
	case AsOther:
		if owner != t.Other {
			return false
		}
	case AsBystander:
		if owner == t.Seat {
			return false
		}
	}
	return k.When == nil || k.When(m, owner, *t)
}

func (m *Machine) optional(first, open uint8) bool {
	for ; open != 0; open &= open - 1 {
		if !m.R.skills[first+uint8(bits.TrailingZeros8(open))].May {
			return false
		}
	}
	return true
}

// fire lets an automatic skill happen.
func (m *Machine) fire(f *table.Frame, id uint8) {
	if m.R.skills[id].Reveal {
		m.Reveal(f.Seat)
	}
	m.tell(Event{What: Triggered, Seat: f.Seat, Other: f.When.Seat, Skill: id, Seen: table.AllSeats})
	m.push(table.Frame{Kind: table.FrameSkill, Seat: f.Seat, Other: table.Nobody, Object: f.When.Card,
		Skill: id, When: f.When})
}

// stepSkill runs an automatic skill. It ends when its owner has left the game
// (STL-023).
func (m *Machine) stepSkill(f *table.Frame) {
	steps := m.R.skills[f.Skill].Steps
	if int(f.PC) >= len(steps) || !m.S.In(f.Seat) {
		m.pop()
		return
	}
	f.PC++
	steps[f.PC-1](m)
}
