package rule

import "fengsheng/engine/table"

// list appends the legal answers to the open question in ascending order.
func (m *Machine) list(dst []table.Answer) []table.Answer {
	a := &m.S.Ask
	if a.May {
		dst = append(dst, table.Answer{Verb: table.Decline})
	}
	switch a.Kind {
	case table.AskAct:
		return m.listActs(dst)
	case table.AskSend:
		return m.listSends(dst)
	case table.AskReceive:
		return append(dst, table.Answer{Verb: table.Accept}, table.Answer{Verb: table.Refuse})
	case table.AskNumber:
		for n := a.Min; n <= a.Max; n++ {
			dst = append(dst, table.Answer{Verb: table.Number, N: n})
		}
	case table.AskUse, table.AskReveal:
		if a.Min != 0 {
			dst = append(dst, table.Answer{Verb: table.Accept})
		}
	case table.AskSkill:
		first, last := m.R.SkillsOf(m.S.Seats[a.Seat].Character)
		for id := first; id < last; id++ {
			if a.Min>>(id-first)&1 != 0 {
				dst = append(dst, table.Answer{Verb: table.Use, Skill: id})
			}
		}
	case table.AskCard, table.NatureCard:
		return listCards(dst, a.Cards, 0)
	case table.AskCards:
		return listCards(dst, a.Cards, int(a.Min)-1)
	case table.AskSeat, table.NatureSeat:
		return listSeats(dst, a.Seats)
	case table.AskOption:
		for n := range uint8(8) {
			if a.Min>>n&1 != 0 {
				dst = append(dst, table.Answer{Verb: table.Option, N: n})
			}
		}
	case table.AskCharacter, table.NatureIdentity, table.NatureCharacter:
		return m.listDeal(dst)
	}
	return dst
}

// listCards lists the cards that have at least behind others above them: when
// several must be chosen in ascending order, none may leave too few.
func listCards(dst []table.Answer, x table.CardSet, behind int) []table.Answer {
	left := x.Len()
	for c := x.Pop(); c != table.NoCard; c = x.Pop() {
		left--
		if left >= behind {
			dst = append(dst, table.Answer{Verb: table.Choose, Card: c})
		}
	}
	return dst
}

func listSeats(dst []table.Answer, x table.SeatSet) []table.Answer {
	for s := x.First(); s != table.Nobody; s = x.First() {
		x &^= s.Of()
		dst = append(dst, table.Answer{Verb: table.Point, Seat: s})
	}
	return dst
}

// listSends lists every way of sending a hand card: a Direct names another
// living player (TX-006), the others go to the right unless the character has
// options.
func (m *Machine) listSends(dst []table.Answer) []table.Answer {
	seat := m.S.Ask.Seat
	sends := m.trait(seat).Sends
	others := m.S.Living() &^ seat.Of()
	for x := m.S.Seats[seat].Hand; ; {
		c := x.Pop()
		if c == table.NoCard {
			return dst
		}
		if m.R.Faces[c].Mode == table.Direct {
			for to := others; to != 0; {
				s := to.First()
				to &^= s.Of()
				dst = append(dst, table.Answer{Verb: table.SendOff, Card: c, Seat: s})
			}
			continue
		}
		options := sends
		if m.R.Faces[c].Mode != table.Text {
			options &^= table.SendHidden
		}
		for n := uint8(0); n <= options; n++ {
			if n&^options == 0 {
				dst = append(dst, table.Answer{Verb: table.SendOff, Card: c, Seat: table.Nobody, N: n})
			}
		}
	}
}
