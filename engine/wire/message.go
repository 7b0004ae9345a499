package wire

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
