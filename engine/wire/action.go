package wire

// Action is one answer of a player, or of Nature. Only the fields that its
// verb needs are set.
type Action struct {
	Do       string `json:"do"`
	Card     string `json:"card,omitempty"`   // played, sent, chosen, or paid as a cost
	As       string `json:"as,omitempty"`     // play: the function it is used for
	Skill    string `json:"skill,omitempty"`  // use: the response skill; skill: which trigger first
	Target   string `json:"target,omitempty"` // a seat; choose: before whom the card lies, if its name does not tell
	Object   string `json:"object,omitempty"` // intel before Target
	Second   string `json:"second,omitempty"` // a second intel, before SecondAt
	SecondAt string `json:"secondAt,omitempty"`
	// SameAs is the stack item that aims at the very intel meant, counted from 1
	// at the bottom, where equal ones lie before the same player and items aim at
	// some of them. Without it one is meant that nothing aims at.
	SameAs       int    `json:"sameAs,omitempty"`
	SecondSameAs int    `json:"secondSameAs,omitempty"`
	Item         int    `json:"item,omitempty"` // stack item aimed at, counted from 1 at the bottom
	Number       *int   `json:"number,omitempty"`
	Option       string `json:"option,omitempty"`
	Character    string `json:"character,omitempty"`
	Identity     string `json:"identity,omitempty"`
	Backward     bool   `json:"backward,omitempty"` // send: clockwise
	Sealed       bool   `json:"sealed,omitempty"`   // send: a text as a telegram
}

// The verbs of an Action.
const (
	Pass      = "pass"
	Decline   = "decline"
	Accept    = "accept"
	Refuse    = "refuse"
	Play      = "play"
	Use       = "use"
	Send      = "send"
	Number    = "number"
	Choose    = "choose"
	Point     = "point"
	Option    = "option"
	Character = "character"
	Order     = "order" // which of several triggers first
	Deal      = "deal"  // Nature: an identity or a character
)

// Move is an action with the seat that takes it; Nature is "Nature".
type Move struct {
	Seat string `json:"seat"`
	Action
	// Refused marks an action that was tried, refused, and changed nothing.
	Refused bool `json:"refused,omitempty"`
}
