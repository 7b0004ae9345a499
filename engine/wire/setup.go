package wire

// Setup says how a game begins: from the box (mode new) or from a position.
type Setup struct {
	Mode    string `json:"mode"`
	Profile string `json:"profile"`
	// Readings are those in force that are not the usual one: the letter of
	// the alternative by the id of its ruling.
	Readings map[string]string `json:"readings,omitempty"`
	Players  int               `json:"players,omitempty"` // mode new
	Seats    []SeatSetup       `json:"seats,omitempty"`
	// Deck is the decided top, the next card first. What is not mentioned
	// anywhere lies below it in undecided order.
	Deck    []string `json:"deck,omitempty"`
	Discard []string `json:"discard,omitempty"` // face up
	Hidden  []string `json:"hidden,omitempty"`  // discarded face down
	Removed []string `json:"removed,omitempty"`
	Turn    string   `json:"turn,omitempty"`
	// Identities names one of several identity tables, as 2/2/3 for Lurkers,
	// MI and Bystanders, with open or secret behind it where two differ only in
	// that. A position need not name what its seats tell.
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
	Seat string `json:"seat"`
	// Identity is empty where the card was taken away; Dealt then says which it was.
	Identity      string   `json:"identity,omitempty"`
	Dealt         string   `json:"dealt,omitempty"` // the identity of the deal, if it is another now
	IdentityShown bool     `json:"identityShown,omitempty"`
	Character     string   `json:"character,omitempty"`
	FaceUp        *bool    `json:"faceUp,omitempty"` // nil: open characters up, stealth ones down
	Gender        string   `json:"playerGender,omitempty"`
	Dead          bool     `json:"dead,omitempty"`
	Lost          bool     `json:"lost,omitempty"`
	Hand          []string `json:"hand,omitempty"`
	Intel         []string `json:"intel,omitempty"`
}
