package rule

import "fengsheng/engine/table"

// Answer is the answer to the question that the previous step asked.
func (m *Machine) Answer() table.Answer { return m.answer }

// Yes is whether the answer was to use, to take or to choose something.
func (m *Machine) Yes() bool {
	v := m.answer.Verb
	return v != table.Decline && v != table.Refuse && v != table.Pass
}

func (m *Machine) ask(a table.Ask) {
	a.Skill = m.skillNow()
	m.S.Ask = a
}

// skillNow is the skill on whose behalf a question is asked. Asking whether to
// turn up a covered character must not tell which one it is (STL-058).
func (m *Machine) skillNow() uint8 {
	if m.S.Height == 0 {
		return 0
	}
	f := m.top()
	switch f.Kind {
	case table.FrameSkill, table.FramePay, table.FramePick:
		return f.Skill
	case table.FrameItem:
		return m.Item().Skill
	}
	return 0
}

// AskUse asks whether the seat wants to do what comes next.
func (m *Machine) AskUse(seat table.Seat) {
	m.ask(table.Ask{Seat: seat, Kind: table.AskUse, Other: table.Nobody, Min: 1, May: true})
}

// AskSeat asks for one of the seats. Without any, the question is not put and
// the answer is a Decline.
func (m *Machine) AskSeat(seat table.Seat, among table.SeatSet) {
	if among == 0 {
		m.answer = table.Answer{Verb: table.Decline}
		return
	}
	m.ask(table.Ask{Seat: seat, Kind: table.AskSeat, Other: table.Nobody, Seats: among})
}

// MaySeat asks for one of the seats or none.
func (m *Machine) MaySeat(seat table.Seat, among table.SeatSet) {
	m.ask(table.Ask{Seat: seat, Kind: table.AskSeat, Other: table.Nobody, Seats: among, May: true})
}

// AskCard asks for one of the cards. Without any, the question is not put and
// the answer is a Decline.
func (m *Machine) AskCard(seat table.Seat, among table.CardSet) {
	if among.Empty() {
		m.answer = table.Answer{Verb: table.Decline}
		return
	}
	m.ask(table.Ask{Seat: seat, Kind: table.AskCard, Other: table.Nobody, Cards: among})
}

// MayCard asks for one of the cards or none. It is put even when there is none
// to choose, so that asking tells nobody what is in a hand.
func (m *Machine) MayCard(seat table.Seat, among table.CardSet) {
	m.ask(table.Ask{Seat: seat, Kind: table.AskCard, Other: table.Nobody, Cards: among, May: true})
}

// AskOption asks for one of the options, given as bits.
func (m *Machine) AskOption(seat table.Seat, bits uint8) {
	m.ask(table.Ask{Seat: seat, Kind: table.AskOption, Other: table.Nobody, Min: bits})
}

// AskChance lets chance take one of the cards; a single one needs no chance.
func (m *Machine) AskChance(among table.CardSet) {
	switch c := among.First(); {
	case c == table.NoCard:
		m.answer = table.Answer{Verb: table.Decline}
	case among.Without(c).Empty():
		m.answer = table.Answer{Verb: table.Choose, Card: c}
	default:
		m.ask(table.Ask{Seat: table.Nature, Kind: table.NatureCard, Other: table.Nobody, Cards: among})
	}
}

// Pick lets the seat choose from low to high of the cards, one by one in
// ascending order. The next step finds them in Picked.
func (m *Machine) Pick(seat table.Seat, among table.CardSet, low, high int) {
	m.S.Chosen = table.Chosen{}
	n := among.Len()
	m.push(table.Frame{Kind: table.FramePick, Seat: seat, Other: table.Nobody,
		Skill: m.skillNow(), N: uint8(min(low, n)), M: uint8(high)})
	m.S.Ask.Cards = among
}

// PickBlind lets chance choose n of the cards, or all if there are fewer. The
// next step finds them in Picked.
func (m *Machine) PickBlind(among table.CardSet, n int) {
	m.S.Chosen = table.Chosen{}
	if among.Len() <= n {
		m.S.Chosen.Cards = among
		return
	}
	m.push(table.Frame{Kind: table.FramePick, Seat: table.Nature, Other: table.Nobody, N: uint8(n), M: uint8(n)})
	m.S.Ask.Cards = among
}

// Picked is what the last Pick chose.
func (m *Machine) Picked() table.CardSet { return m.S.Chosen.Cards }

// stepPick asks for one more card. N and M are how many must and may still be
// chosen; Ask.Cards holds what is left to choose from.
func (m *Machine) stepPick(f *table.Frame) {
	s := &m.S
	if f.PC == 1 {
		if m.answer.Verb == table.Decline {
			m.pop()
			return
		}
		s.Chosen.Cards = s.Chosen.Cards.With(m.answer.Card)
		if f.Seat == table.Nature {
			s.Ask.Cards = s.Ask.Cards.Without(m.answer.Card)
		} else {
			s.Ask.Cards = s.Ask.Cards.Above(m.answer.Card)
		}
		f.M--
		f.N -= min(f.N, 1)
	}
	if f.M == 0 || f.N > 0 && int(f.N) > s.Ask.Cards.Len() {
		m.pop()
		return
	}
	f.PC = 1
	if f.Seat == table.Nature {
		m.ask(table.Ask{Seat: table.Nature, Kind: table.NatureCard, Other: table.Nobody, Cards: s.Ask.Cards})
		return
	}
	m.ask(table.Ask{Seat: f.Seat, Kind: table.AskCards, Other: table.Nobody,
		Cards: s.Ask.Cards, Min: f.N, Max: f.M, May: f.N == 0})
}
