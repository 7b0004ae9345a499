package wire

// Setup says how a game begins: from the box (mode new) or from a position.
type Setup struct {
	Mode    string      `json:"mode"`
	Profile string      `json:"profile"`
	Players int         `json:"players,omitempty"` // mode new
	Seats   []SeatSetup `json:"seats,omitempty"`
	// Deck is the decided top, the next card first. What is not mentioned
	// anywhere lies below it in undecided order.
	Deck    []string `json:"deck,omitempty"`
	Discard []string `json:"discard,omitempty"` // face up
	Hidden  []string `json:"hidden,omitempty"`  // discarded face down
	Removed []string `json:"removed,omitempty"`
	Turn    string   `json:"turn,omitempty"`
	// Identities names one of several identity tables, as 2/2/3 for Lurkers,
	// MI and Bystanders; a position names it by what its seats have.
	Identities string `json:"identities,omitempty"`
	Phase      string `json:"phase,omitempty"`
}

// Modes of a Setup.
const (
	ModeNew      = "new"
	ModePosition = "position"
)

// SeatSetup is one player of a position.
type SeatSetup struct {
	Seat          string   `json:"seat"`
	Identity      string   `json:"identity"`
	IdentityShown bool     `json:"identityShown,omitempty"`
	Character     string   `json:"character,omitempty"`
	FaceUp        *bool    `json:"faceUp,omitempty"` // nil: open characters up, stealth ones down
	Gender        string   `json:"playerGender,omitempty"`
	Dead          bool     `json:"dead,omitempty"`
	Lost          bool     `json:"lost,omitempty"`
	Hand          []string `json:"hand,omitempty"`
	Intel         []string `json:"intel,omitempty"`
}

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

// Awaiting is the open question.
type Awaiting struct {
	Seat     string `json:"seat"`
	Question string `json:"question"`
	Skill    string `json:"skill,omitempty"` // on whose behalf it is asked, where that is public
	About    string `json:"about,omitempty"` // the player it is about
	May      bool   `json:"may,omitempty"`   // declining is allowed
}

// The questions of an Awaiting.
const (
	AskAct       = "act"
	AskSend      = "send"
	AskReceive   = "receive"
	AskNumber    = "number"
	AskUse       = "use"
	AskReveal    = "reveal"
	AskSkill     = "skill"
	AskCard      = "card"
	AskCards     = "cards"
	AskSeat      = "seat"
	AskOption    = "option"
	AskCharacter = "character"
	AskChance    = "chance"
	AskNothing   = "nothing"
)

// Event is one thing that happened. Card is empty for whoever did not learn it.
type Event struct {
	What    string   `json:"what"`
	Seat    string   `json:"seat,omitempty"`
	Other   string   `json:"other,omitempty"`
	Card    string   `json:"card,omitempty"`
	Name    string   `json:"name,omitempty"`
	Skill   string   `json:"skill,omitempty"`
	Detail  string   `json:"detail,omitempty"` // phase, mode, identity, claim or number, as What says
	Learned []string `json:"learned,omitempty"`
}

// View is the table as one viewer sees it. Hidden things are absent, their
// counts are there. Lists that have no order in the game are sorted.
type View struct {
	Viewer   string     `json:"viewer"`
	Phase    string     `json:"phase"`
	Turn     string     `json:"turn"`
	Awaiting Awaiting   `json:"awaiting"`
	Seats    []SeatView `json:"seats"`
	Deck     Deck       `json:"deck"`
	Discard  Pile       `json:"discard"`
	Removed  Pile       `json:"removed"`
	Aside    Pile       `json:"aside"`
	Transit  *Transit   `json:"transit,omitempty"`
	Locked   []string   `json:"locked,omitempty"`
	Lured    []string   `json:"lured,omitempty"`
	Stack    []Item     `json:"stack,omitempty"`
	Deaths   []Death    `json:"deaths,omitempty"`
	Result   *Result    `json:"result,omitempty"`
}

// SeatView is one player as the viewer sees it.
type SeatView struct {
	Seat          string   `json:"seat"`
	Alive         bool     `json:"alive"`
	Lost          bool     `json:"lost,omitempty"`
	Identity      string   `json:"identity,omitempty"`
	IdentityShown bool     `json:"identityShown,omitempty"`
	Character     string   `json:"character,omitempty"`
	FaceUp        bool     `json:"faceUp,omitempty"`
	Gender        string   `json:"gender,omitempty"` // of the face-up character: 男, 女 or 男女
	HandCount     int      `json:"handCount"`
	Hand          []string `json:"hand,omitempty"`
	Intel         []string `json:"intel,omitempty"`
	Offered       []string `json:"offered,omitempty"` // the two characters one chose from
}

// Deck is the draw pile; Top are the cards the viewer knows, the next first.
type Deck struct {
	Count int      `json:"count"`
	Top   []string `json:"top,omitempty"`
}

// Pile is a heap of cards of which the viewer knows some.
type Pile struct {
	Count int      `json:"count"`
	Cards []string `json:"cards,omitempty"`
}

// Transit is the intel being passed.
type Transit struct {
	Card     string `json:"card,omitempty"`
	Mode     string `json:"mode"`
	Sender   string `json:"sender"`
	At       string `json:"at"`           // where it was last
	To       string `json:"to,omitempty"` // whom a Direct names
	Arrived  bool   `json:"arrived,omitempty"`
	FaceUp   bool   `json:"faceUp,omitempty"`
	Backward bool   `json:"backward,omitempty"`
	Homeward bool   `json:"homeward,omitempty"` // a Direct on its way back
}

// Item is one entry of the response stack, the bottom first.
type Item struct {
	Seat   string `json:"seat"`
	Card   string `json:"card,omitempty"`
	As     string `json:"as,omitempty"`
	Skill  string `json:"skill,omitempty"`
	Target string `json:"target,omitempty"`
	Object string `json:"object,omitempty"`
	Second string `json:"second,omitempty"`
	// SameAs is the lower item that aims at the very same intel, where an equal
	// one lies before the same player.
	SameAs       int  `json:"sameAs,omitempty"`
	SecondSameAs int  `json:"secondSameAs,omitempty"`
	Item         int  `json:"item,omitempty"`
	Countered    bool `json:"countered,omitempty"`
}

// Death is one death and who answers for it; Killer is empty for nobody.
type Death struct {
	Seat   string `json:"seat"`
	Killer string `json:"killer,omitempty"`
}

// Result is how the game ended; Declarer is empty if nobody won.
type Result struct {
	Declarer   string        `json:"declarer,omitempty"`
	Winners    []string      `json:"winners,omitempty"`
	Identities []EndIdentity `json:"identities,omitempty"`
}

// EndIdentity is what a player was dealt and had at the end. Scores go by the
// former (ZMXS-016); Final is empty where the card was taken away.
type EndIdentity struct {
	Seat  string `json:"seat"`
	Dealt string `json:"dealt"`
	Final string `json:"final,omitempty"`
}

// Report answers Start and Do. A rejection is a result, not an error.
type Report struct {
	Accepted bool     `json:"accepted"`
	Code     string   `json:"code,omitempty"`
	Message  string   `json:"message,omitempty"`
	Events   []Event  `json:"events,omitempty"`
	Awaiting Awaiting `json:"awaiting"`
	// Chance is what chance decided, in order: those supplied and, where the
	// driver was allowed to, those it filled in.
	Chance []Chance `json:"chance,omitempty"`
}

// Codes of a rejection.
const (
	CodeNotAsked = "not-asked" // another player is asked
	CodeIllegal  = "illegal"   // not among the legal answers
	CodeOver     = "over"      // the game is over
)
