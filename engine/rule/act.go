package rule

import "fengsheng/engine/table"

// listActs lists what the holder of priority may do: pass, use cards, use
// response skills (PRI-001).
func (m *Machine) listActs(dst []table.Answer) []table.Answer {
	s := &m.S
	seat := s.Ask.Seat
	dst = append(dst, table.Answer{Verb: table.Pass})
	if s.Items == table.MaxStack {
		return dst
	}
	dst = m.listPlays(dst, seat)
	return m.listUses(dst, seat)
}

// names is which card functions the seat may use now, as far as phase and
// turn go. A freed card keeps the limit of its phase (QB-002).
func (m *Machine) names(seat table.Seat) table.NameSet {
	p := &m.R.playable[m.S.Phase]
	x := p[1]
	if seat != m.S.Turn {
		x = p[0] | p[1]&m.trait(seat).Frees
	}
	if m.staged() {
		x &= m.R.Stage
	}
	return x
}

func (m *Machine) listPlays(dst []table.Answer, seat table.Seat) []table.Answer {
	names := m.names(seat)
	var conv conversion
	if s := &m.S.Seats[seat]; s.FaceUp {
		conv = m.R.converts[s.Character]
	}
	if !names.Has(conv.as) || conv.skill == 0 {
		conv = conversion{}
	}
	for x := m.S.Seats[seat].Hand; ; {
		c := x.Pop()
		if c == table.NoCard {
			return dst
		}
		native := m.R.Faces[c].Name
		as := conv.as
		if !conv.from.Has(c) || as == native {
			as = table.NoName
		}
		if !names.Has(native) {
			native = table.NoName
		}
		for _, n := range [2]table.Name{min(native, as), max(native, as)} {
			if n != table.NoName {
				a := table.Answer{Verb: table.Play, Card: c, As: n}
				if n == as {
					a.Skill = conv.skill
				}
				dst = m.listAims(dst, a, &m.R.cards[n].Usage, seat)
			}
		}
	}
}

func (m *Machine) listUses(dst []table.Answer, seat table.Seat) []table.Answer {
	place := &m.S.Seats[seat]
	if place.Character == 0 {
		return dst
	}
	start := len(dst)
	first, last := m.R.SkillsOf(place.Character)
	for id := first; id < last; id++ {
		k := m.R.skills[id]
		if !k.declared() || !m.usable(seat, k) {
			continue
		}
		a := table.Answer{Verb: table.Use, Skill: id}
		if k.Cost.Card == nil {
			dst = m.listAims(dst, a, &k.Usage, seat)
			continue
		}
		for x := k.Cost.Card(m, seat); ; {
			if a.Card = x.Pop(); a.Card == table.NoCard {
				break
			}
			dst = m.listAims(dst, a, &k.Usage, seat)
		}
	}
	sortTail(dst[start:])
	return dst
}

// usable is whether the skill's side, phase, turn and fixed costs fit.
func (m *Machine) usable(seat table.Seat, k *Skill) bool {
	p := &m.S.Seats[seat]
	switch {
	case k.Reveal == p.FaceUp, !k.Phases.Has(m.S.Phase):
		return false
	case k.Turn == OwnTurn && seat != m.S.Turn, k.Turn == OthersTurn && seat == m.S.Turn:
		return false
	case k.Cost.Identity && p.Shown:
		return false
	case m.staged() && !m.R.Stage.Has(k.Casts):
		return false
	}
	return true
}

// listAims appends one answer for each thing that a may be aimed at.
func (m *Machine) listAims(dst []table.Answer, a table.Answer, u *Usage, seat table.Seat) []table.Answer {
	if u.Ready != nil && !u.Ready(m, seat) {
		return dst
	}
	a.Seat = table.Nobody
	switch u.Aim {
	case AtNothing:
		dst = append(dst, a)
	case AtSeat:
		for x := m.S.Living(); x != 0; {
			a.Seat = x.First()
			x &^= a.Seat.Of()
			if m.hits(u, seat, a.Seat) {
				dst = append(dst, a)
			}
		}
	case AtIntel:
		dst = m.listIntel(dst, a, u, seat)
	case AtTwoIntel:
		dst = m.listPairs(dst, a, u, seat)
	case AtCard:
		first := uint8(1)
		if m.staged() {
			first = m.S.Items
		}
		for i := first; i <= m.S.Items; i++ {
			if it := &m.S.Stack[i-1]; it.Card != table.NoCard && !it.Gone {
				a.N = i
				dst = append(dst, a)
			}
		}
	}
	return dst
}

func (m *Machine) hits(u *Usage, user, target table.Seat) bool {
	if u.Hits == nil {
		return user != target
	}
	return u.Hits(m, user, target)
}

func (m *Machine) listIntel(dst []table.Answer, a table.Answer, u *Usage, seat table.Seat) []table.Answer {
	for x := m.S.Living(); x != 0; {
		a.Seat = x.First()
		x &^= a.Seat.Of()
		for on := u.Intel(m, seat, a.Seat); ; {
			if a.Object = on.Pop(); a.Object == table.NoCard {
				break
			}
			dst = append(dst, a)
		}
	}
	return dst
}

// listPairs lists two different intel cards, the lower one as Object. Whose
// they are follows from the cards.
func (m *Machine) listPairs(dst []table.Answer, a table.Answer, u *Usage, seat table.Seat) []table.Answer {
	var all table.CardSet
	for x := m.S.Living(); x != 0; {
		s := x.First()
		x &^= s.Of()
		all = all.Or(u.Intel(m, seat, s))
	}
	for {
		if a.Object = all.Pop(); a.Object == table.NoCard {
			return dst
		}
		for second := all; ; {
			if a.Second = second.Pop(); a.Second == table.NoCard {
				break
			}
			dst = append(dst, a)
		}
	}
}

// sortTail sorts by insertion: the answers of each skill are in order already,
// only two skills of one player can interleave.
func sortTail(x []table.Answer) {
	for i := 1; i < len(x); i++ {
		for j := i; j > 0 && byKey(x[j], x[j-1]) < 0; j-- {
			x[j], x[j-1] = x[j-1], x[j]
		}
	}
}

// trait is what the seat's face-up character changes.
func (m *Machine) trait(seat table.Seat) *Trait {
	p := &m.S.Seats[seat]
	if !p.FaceUp || !p.Alive || p.Lost {
		return &m.R.traits[0]
	}
	return &m.R.traits[p.Character]
}
