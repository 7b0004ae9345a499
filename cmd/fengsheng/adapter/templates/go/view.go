package main

// View ⟦是一位看到的桌面：看不到的不写，张数照写。¦is the table as one viewer sees it: hidden things are absent, counts are there.⟧
type View struct {
	Viewer   string     `json:"viewer"`
	Phase    string     `json:"phase"`
	Turn     string     `json:"turn"`
	Awaiting Asked      `json:"awaiting"`
	Seats    []SeatView `json:"seats"`
	Deck     Deck       `json:"deck"`
	Discard  Pile       `json:"discard"`
	Removed  Pile       `json:"removed"`
	Aside    Pile       `json:"aside"`
	Transit  *Transit   `json:"transit,omitempty"`
	Locked   []string   `json:"locked,omitempty"`
	Lured    []string   `json:"lured,omitempty"`
	Stack    []Item     `json:"stack,omitempty"` // ⟦自下而上¦the bottom first⟧
	Deaths   []Death    `json:"deaths,omitempty"`
	Result   *Result    `json:"result,omitempty"`
}

// SeatView ⟦是看到的一家。¦is one player as the viewer sees it.⟧
type SeatView struct {
	Seat          string   `json:"seat"`
	Alive         bool     `json:"alive"`
	Lost          bool     `json:"lost,omitempty"`
	Identity      string   `json:"identity,omitempty"`
	IdentityShown bool     `json:"identityShown,omitempty"`
	Character     string   `json:"character,omitempty"`
	FaceUp        bool     `json:"faceUp,omitempty"`
	Gender        string   `json:"gender,omitempty"`
	HandCount     int      `json:"handCount"`
	Hand          []string `json:"hand,omitempty"`
	Intel         []string `json:"intel,omitempty"`
	Offered       []string `json:"offered,omitempty"`
}

// Deck ⟦是牌库；top 是看的人知道的牌顶。¦is the draw pile; top are the cards that the viewer knows.⟧
type Deck struct {
	Count int      `json:"count"`
	Top   []string `json:"top,omitempty"`
}

// Pile ⟦是一堆牌；cards 是看的人知道的几张。¦is a heap of cards of which the viewer knows some.⟧
type Pile struct {
	Count int      `json:"count"`
	Cards []string `json:"cards,omitempty"`
}

// Transit ⟦是传递中的情报。¦is the intel being passed.⟧
type Transit struct {
	Card     string `json:"card,omitempty"`
	Mode     string `json:"mode"` // 密电, 直达, 文本
	Sender   string `json:"sender"`
	At       string `json:"at"`
	To       string `json:"to,omitempty"`
	Arrived  bool   `json:"arrived,omitempty"`
	FaceUp   bool   `json:"faceUp,omitempty"`
	Backward bool   `json:"backward,omitempty"`
	Homeward bool   `json:"homeward,omitempty"`
}

// Item ⟦是响应链上的一项。¦is one entry of the response stack.⟧
type Item struct {
	Seat         string `json:"seat"`
	Card         string `json:"card,omitempty"`
	As           string `json:"as,omitempty"`
	Skill        string `json:"skill,omitempty"`
	Target       string `json:"target,omitempty"`
	Object       string `json:"object,omitempty"`
	Second       string `json:"second,omitempty"`
	SameAs       int    `json:"sameAs,omitempty"`
	SecondSameAs int    `json:"secondSameAs,omitempty"`
	Item         int    `json:"item,omitempty"`
	Countered    bool   `json:"countered,omitempty"`
}

// Death ⟦是一次死亡和凶手。¦is one death and who answers for it.⟧
type Death struct {
	Seat   string `json:"seat"`
	Killer string `json:"killer,omitempty"`
}

// Result ⟦是结局：谁宣告，谁获胜。¦is how the game ended.⟧
type Result struct {
	Declarer   string        `json:"declarer,omitempty"`
	Winners    []string      `json:"winners,omitempty"`
	Identities []EndIdentity `json:"identities,omitempty"`
}

// EndIdentity ⟦是一家发到的身份和终局的身份。¦is what a player was dealt and had at the end.⟧
type EndIdentity struct {
	Seat  string `json:"seat"`
	Dealt string `json:"dealt"`
	Final string `json:"final,omitempty"`
}
