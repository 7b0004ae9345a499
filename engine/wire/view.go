package wire

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
	Offered       []string `json:"offered,omitempty"` // the characters one chose from
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
