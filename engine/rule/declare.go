package rule

import "fengsheng/engine/table"

// declare puts what the seat uses on the stack (PRI-005). Costs are paid now
// (OPN-029), a reveal skill turns its character up now (PRI-033).
func (m *Machine) declare(seat table.Seat, a table.Answer) {
	s := &m.S
	it := table.Item{Seat: seat, As: a.As, Target: a.Seat, Object: a.Object, Second: a.Second, Ref: a.N}
	if a.Verb == table.Play {
		it.Card = a.Card
		m.leaveHand(seat, a.Card)
		s.Stack[s.Items] = it
		s.Items++
		seen := table.AllSeats
		if m.hiddenUse(&it) {
			seen = seat.Of()
		}
		s.Seen[a.Card] = seen
		m.tell(Event{What: Played, Seat: seat, Other: a.Seat, Card: a.Card, Name: a.As, Skill: a.Skill, N: a.N, Seen: seen})
		m.openStage()
		return
	}
	k := m.R.skills[a.Skill]
	it.Skill = a.Skill
	if k.Kind == Response {
		s.Stack[s.Items] = it
		s.Items++
	}
	m.tell(Event{What: Used, Seat: seat, Other: a.Seat, Card: a.Object, Skill: a.Skill, N: a.N, Seen: table.AllSeats})
	m.payFixed(seat, k, a.Card)
	m.openStage()
	if k.Kind == Automatic {
		m.push(table.Frame{Kind: table.FrameSkill, Seat: seat, Other: a.Seat, Object: a.Object, Skill: a.Skill})
	}
	if len(k.Cost.Steps) > 0 {
		m.push(table.Frame{Kind: table.FramePay, Seat: seat, Other: a.Seat, Object: a.Object, Skill: a.Skill})
	}
}

// hiddenUse is whether the face of the item's card stays hidden: a Probe used
// as what it is (PROB-019), not one used as something else (OPN-011).
func (m *Machine) hiddenUse(it *table.Item) bool {
	return it.Card != table.NoCard && m.R.cards[it.As].Leaves
}

func (m *Machine) payFixed(seat table.Seat, k *Skill, card table.Card) {
	if k.Reveal {
		m.Reveal(seat)
	}
	if k.Cost.Identity {
		m.ShowIdentity(seat)
	}
	if k.Cost.Cover {
		m.Cover(seat)
	}
	if card == table.NoCard {
		return
	}
	if k.Cost.Show {
		m.discardShown(seat, card)
		return
	}
	m.Discard(seat, card)
}

// stepPay runs the steps of a cost that asks something.
func (m *Machine) stepPay(f *table.Frame) {
	steps := m.R.skills[f.Skill].Cost.Steps
	if int(f.PC) >= len(steps) {
		m.pop()
		return
	}
	f.PC++
	steps[f.PC-1](m)
}
