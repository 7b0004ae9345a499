package table

// MaxStack bounds the response stack. A window with a full stack offers only
// a pass; play never comes near it.
const MaxStack = 48

// State is one position of a game, complete with the work that is suspended
// and the question that is open. It is a plain value.
type State struct {
	Players uint8 // seats 0 to Players-1 are taken
	Turn    Seat
	Phase   Phase
	Seats   [MaxSeats]Place

	Deck    Deck
	Up      CardSet // discards that anybody may look at (TERM-015)
	Down    CardSet // discards of which only the number is known
	Removed CardSet // out of the game for good (TERM-019)
	Aside   CardSet // taken for an effect that is being resolved (MUDD-002)
	// Seen says for each hidden card which seats know its face where it lies
	// now; hands are known to their owners without it.
	Seen [MaxCards + 1]SeatSet

	Transit Transit
	Locked  SeatSet // to the end of the turn (TURN-022)
	Stack   [MaxStack]Item
	Items   uint8

	Frames [MaxFrames]Frame
	Height uint8
	Moment [MaxMoments]Moment // emitted, not yet answered by triggers
	Queued uint8
	Ask    Ask
	Chosen Chosen

	Dying  SeatSet // are about to leave the game, the procedure not finished
	Losing SeatSet // those of them who lose it and do not die (LOSE-001)
	Rounds uint8   // death procedures that are open
	Dirty  Dirty
	Deaths [MaxSeats]Death // in the order in which they were established
	Died   uint8
	Fallen uint8 // how many had died when the turn began
	Wiped  uint8 // factions whose last member died or lost, a bit per Identity
	Result Result
}

// Place is one seat with all that lies before it.
type Place struct {
	Hand     CardSet
	Intel    CardSet // always face up (TERM-001)
	Identity Identity
	Dealt    Identity // the identity of the deal, for scoring (ZMXS-016)
	// Character indexes the rules' characters; 0 is none.
	Character  uint8
	Offered    [MaxOffers]uint8 // those of which one was chosen (SET-029)
	FaceUp     bool             // the character
	Shown      bool             // the identity
	Alive      bool             // false once dead
	Lost       bool             // out of the game without dying (LOSE-002)
	CannotSend bool             // had nothing to send this turn (LOSE-003)
	Player     Gender           // the person's, where it was registered
	Knows      SeatSet          // whose identities this seat has looked at
	Blame      Cause            // what gave the last false intel
	Fate       Death            // the death that is under way, as it stood when it came about
}

// Cause says who answers for intel that came before a player (DEATH-012).
type Cause struct {
	By  Seat
	How How
}

// How is the way in which intel came before a player.
type How uint8

// The ways. Only Transmitted intel was sent by its cause (MUDD-016).
const (
	ByNothing How = iota
	Transmitted
	ByMuddle
	BySkill
)

// Deck is a decided top over an undecided rest. A set-up that fixes the whole
// order has a long top; a random game has none.
type Deck struct {
	Top  [MaxCards]Card // Top[Len-1] is drawn first
	Len  uint8
	Rest CardSet
}

// Count is the number of cards in the deck.
func (d *Deck) Count() int { return int(d.Len) + d.Rest.Len() }

// Transit is the intel that is being passed.
type Transit struct {
	Card     Card
	Mode     Mode // as announced; an exchange of the card keeps it (QBCZ-009)
	Sender   Seat
	At       Seat // where it was last
	To       Seat // whom a Direct names
	Active   bool
	Arrived  bool
	FaceUp   bool
	Backward bool // clockwise
	Homeward bool // a Direct on its way back to the sender
	GainedBy Seat // who gained it this transmission
	Lured    SeatSet
}

// Item is a card or a response skill on the stack.
type Item struct {
	Seat   Seat
	Card   Card  // NoCard for a skill
	As     Name  // what a card is used as
	Skill  uint8 // 0 for a card
	Target Seat
	Object Card  // intel that is aimed at
	Second Card  // a second one
	Ref    uint8 // the item that is aimed at, counted from 1 at the bottom
	Gone   bool  // was Countered and has left (PRI-018)
}

// Death is one established death, with what the missions ask about it.
type Death struct {
	Seat   Seat
	Cause  Cause
	Trues  uint8  // true intel before the player, the fatal gain included
	Gender Gender // of the face-up character
	Killer Gender // of the killer at that time, person and face-up character
}

// Result is how the game ended.
type Result struct {
	Over     bool
	Declarer Seat
	Winners  SeatSet
}

// Dirty says which checks a change calls for, and what kind of change it was.
type Dirty uint8

// The two checks of the settling, and its occasion.
const (
	CheckDeaths Dirty = 1 << iota
	CheckVictory
	FromTransit // the change is the gain of transmitted intel
)

// In reports whether s is alive and has not lost.
func (s *State) In(x Seat) bool {
	return x < MaxSeats && s.Seats[x].Alive && !s.Seats[x].Lost
}

// Living is the set of the seats that are in the game (PRI-026).
func (s *State) Living() SeatSet {
	var x SeatSet
	for i := Seat(0); i < Seat(s.Players); i++ {
		if s.Seats[i].Alive && !s.Seats[i].Lost {
			x |= 1 << i
		}
	}
	return x
}
