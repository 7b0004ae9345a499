package table

// Question is what kind of decision is open.
type Question uint8

// The questions. Those from NatureCard on are put to chance.
const (
	NoQuestion      Question = iota
	AskAct                   // use a card or a skill, or pass
	AskSend                  // which intel, how and to whom
	AskReceive               // take the intel or not
	AskNumber                // how many, from Min to Max
	AskUse                   // use the skill or not
	AskReveal                // turn up the covered character or not (STL-058)
	AskSkill                 // which of several triggers first (PRI-029)
	AskCard                  // one card of Cards
	AskCards                 // several cards, one at a time, in ascending order
	AskSeat                  // one seat of Seats
	AskOption                // one of the options in Min (bits)
	AskCharacter             // one of the two offered
	NatureCard               // which card of Cards comes
	NatureIdentity           // which identity is dealt to Other
	NatureCharacter          // which character is dealt to Other
	NatureSeat               // who begins
	Questions                // how many there are
)

// Ask is the one open question.
type Ask struct {
	Seat  Seat // who must answer; Nature for chance
	Kind  Question
	Skill uint8 // the skill that asks, 0 if none
	Other Seat  // whom it is about
	Cards CardSet
	Seats SeatSet
	Min   uint8
	Max   uint8
	May   bool // declining is allowed
}

// Verb is the first word of an answer.
type Verb uint8

// The verbs, in the order in which legal answers are listed.
const (
	NoVerb  Verb = iota
	Pass         // give priority away
	Decline      // not to use, not to choose, to have enough
	Accept       // use it; take the intel
	Refuse       // do not take the intel
	Play         // Card as As, at Seat, Object or Ref
	Use          // Skill, paying Card, at Seat, Object, Second or Ref
	SendOff      // Card, to Seat if it is a Direct; N holds the sending options
	Number       // N
	Choose       // Card
	Point        // Seat
	Option       // N
	Become       // character N
	Deal         // identity or character N
	Verbs        // how many there are
)

// Sending options (bits of Answer.N with SendOff).
const (
	SendBackward uint8 = 1 << iota // clockwise (QMNL-003)
	SendHidden                     // a text as a telegram (WJXZ-002)
)

// Answer is one answer to the open question. It is comparable and ordered.
type Answer struct {
	Verb   Verb
	Card   Card
	As     Name
	Skill  uint8
	Seat   Seat
	Object Card
	Second Card
	N      uint8 // number, option, or the stack item aimed at
}

// Key orders answers: legal answers are listed by ascending key.
func (a Answer) Key() uint64 {
	return uint64(a.Verb)<<56 | uint64(a.Card)<<48 | uint64(a.As)<<40 | uint64(a.Skill)<<32 |
		uint64(a.Seat)<<24 | uint64(a.Object)<<16 | uint64(a.Second)<<8 | uint64(a.N)
}
