package wire

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Book writes and reads the names of one rule set.
type Book struct{ R *rule.Rules }

// Card is the name of a card; NoCard is the empty word.
func (b Book) Card(c table.Card) string {
	if c == table.NoCard {
		return ""
	}
	return b.R.Faces[c].ZH()
}

// Skill is the name of a skill; 0 is the empty word.
func (b Book) Skill(id uint8) string {
	if id == 0 {
		return ""
	}
	return b.R.Skill(id).Name
}

// Character is the name of a character; 0 is the empty word.
func (b Book) Character(n uint8) string {
	if n == 0 {
		return ""
	}
	return b.R.Character(n).Name
}

// CharacterNamed finds a character by its name.
func (b Book) CharacterNamed(name string) (uint8, bool) {
	for i := range b.R.Characters {
		if b.R.Characters[i].Name == name {
			return uint8(i + 1), true
		}
	}
	return 0, false
}

// Action writes an answer down. The state is the one in which the question is
// open: it says before whom a second intel lies.
func (b Book) Action(s *table.State, a table.Answer) Action {
	out := Action{Card: b.Card(a.Card), Object: b.Card(a.Object), Second: b.Card(a.Second)}
	switch a.Verb {
	case table.Pass:
		out.Do = Pass
	case table.Decline:
		out.Do = Decline
	case table.Accept:
		out.Do = Accept
	case table.Refuse:
		out.Do = Refuse
	case table.Play:
		out.Do, out.As = Play, a.As.ZH()
		out.aim(b, s, a)
	case table.Use:
		out.Do, out.Skill = Use, b.Skill(a.Skill)
		if s.Ask.Kind == table.AskSkill {
			out.Do = Order
			break
		}
		out.aim(b, s, a)
	case table.SendOff:
		out.Do, out.Target = Send, SeatWord(a.Seat)
		out.Backward = a.N&table.SendBackward != 0
		out.Sealed = a.N&table.SendHidden != 0
	case table.Number:
		n := int(a.N)
		out.Do, out.Number = Number, &n
	case table.Choose:
		out.Do, out.Target, out.SameAs = Choose, whose(b, s, a.Card), b.SameAs(s, a.Card, int(s.Items))
	case table.Point:
		out.Do, out.Target = Point, SeatWord(a.Seat)
	case table.Option:
		out.Do, out.Option = Option, optionWords[a.N]
	case table.Become:
		out.Do, out.Character = Character, b.Character(a.N)
	case table.Deal:
		out.Do = Deal
		if s.Ask.Kind == table.NatureIdentity {
			out.Identity = table.Identity(a.N).ZH()
		} else {
			out.Character = b.Character(a.N)
		}
	}
	return out
}

func (out *Action) aim(b Book, s *table.State, a table.Answer) {
	out.Target, out.Item = SeatWord(a.Seat), int(a.N)
	if a.Object != table.NoCard {
		out.SameAs = b.SameAs(s, a.Object, int(s.Items))
	}
	if a.Second == table.NoCard {
		return
	}
	first, second := holder(s, a.Object), holder(s, a.Second)
	out.Target, out.SecondAt = SeatWord(first), SeatWord(second)
	out.SecondSameAs = b.SameAs(s, a.Second, int(s.Items))
	// Which of two equal cards has the lower number must not show.
	if out.Object == out.Second && (second < first || second == first && out.SecondSameAs < out.SameAs) {
		*out = turned(*out)
	}
}

// whose is before whom a card lies that is to be chosen, where its name alone
// could mean the intel of several players; otherwise it is the empty word.
func whose(b Book, s *table.State, card table.Card) string {
	if s.Ask.Seat == table.Nature {
		return "" // chance deals cards that lie before nobody
	}
	at := holder(s, card)
	for x := s.Ask.Cards; !x.Empty(); {
		if other := x.Pop(); other != card && b.R.Faces[other] == b.R.Faces[card] && holder(s, other) != at {
			return SeatWord(at)
		}
	}
	return ""
}

// holder is before whom an intel lies.
func holder(s *table.State, c table.Card) table.Seat {
	for i := range table.Seat(s.Players) {
		if s.Seats[i].Intel.Has(c) {
			return i
		}
	}
	return table.Nobody
}

// Event writes down an announcement as somebody sees it who learned what the
// viewers in seen learned.
func (b Book) Event(e rule.Event, viewer table.SeatSet) Event {
	out := Event{What: whatWords[e.What], Seat: SeatWord(e.Seat), Other: SeatWord(e.Other),
		Name: e.Name.ZH(), Skill: b.Skill(e.Skill), Learned: SeatWords(e.Seen)}
	if e.Seen&viewer != 0 {
		out.Card = b.Card(e.Card)
	}
	out.Detail = b.detail(e, viewer)
	return out
}

func (b Book) detail(e rule.Event, viewer table.SeatSet) string {
	switch e.What {
	case rule.PhaseBegan:
		return phaseWords[e.N]
	case rule.Sent:
		return table.Mode(e.N).ZH()
	case rule.Claimed:
		return optionWords[e.N]
	case rule.Disclosed:
		return table.Identity(e.N).ZH()
	case rule.SawIdentity, rule.Swapped:
		if e.Seen&viewer != 0 {
			return table.Identity(e.N).ZH()
		}
	}
	return ""
}

// SeatWords lists a set of seats.
func SeatWords(x table.SeatSet) []string {
	var out []string
	for x != 0 {
		s := x.First()
		x &^= s.Of()
		out = append(out, SeatWord(s))
	}
	return out
}

// Awaiting writes down the open question. Everybody may read it, so it tells
// nothing that is hidden.
func (b Book) Awaiting(s *table.State) Awaiting {
	a := &s.Ask
	out := Awaiting{Seat: SeatWord(a.Seat), Question: questionWords[a.Kind], Skill: b.Skill(a.Skill),
		About: SeatWord(a.Other), May: a.May}
	if a.Seat >= table.MaxSeats && a.Seat != table.Nature {
		out.Seat, out.About = "", ""
	}
	return out
}
