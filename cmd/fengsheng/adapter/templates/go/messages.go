package main

// ⟦协议里的东西，写成 Go 的样子。用不到的字段可以删，不认识的字段会被略过。¦The things of the protocol, as Go has them. Delete what you do not need; unknown fields are ignored.⟧

// Player ⟦是协议要引擎会的事。¦is what the protocol wants of an engine.⟧
type Player interface {
	About() About
	Setup(Table) (Done, error)
	Awaiting() (Asked, error)
	Act(seat string, a Action, chance []string) (Done, error)
	Observe(viewer string) (View, error)
	Legal(seat string) ([]Action, error)
	Reset()
}

// About ⟦说你是谁，会什么。¦says who you are and what you offer.⟧
type About struct {
	ProtocolVersion int            `json:"protocolVersion"`
	Implementation  Implementation `json:"implementation"`
	Capabilities    Capabilities   `json:"capabilities"`
	Profiles        []string       `json:"profiles"`
}

// Implementation ⟦是引擎的名字和版本。¦is the engine's name and version.⟧
type Implementation struct {
	Name     string `json:"name"`
	Version  string `json:"version"`
	Language string `json:"language"`
}

// Capabilities ⟦没写的，套件不会来问。¦are not asked for where they are not claimed.⟧
type Capabilities struct {
	Setup   []string `json:"setup"`   // new, position
	Legal   string   `json:"legal"`   // none, list
	Observe []string `json:"observe"` // seat, public, all
}

// Table ⟦是一个局面。deck 是牌库顶，先抽到的在前；其余的牌次序随意。¦is a position. Deck is the top of the deck, the next card first; the rest is in any order.⟧
type Table struct {
	Mode    string   `json:"mode"` // new, position
	Profile string   `json:"profile"`
	Players int      `json:"players"` // mode new
	Seats   []Seat   `json:"seats"`
	Deck    []string `json:"deck"`
	Discard []string `json:"discard"`
	Hidden  []string `json:"hidden"` // ⟦盖着的弃牌¦discarded face down⟧
	Removed []string `json:"removed"`
	Turn    string   `json:"turn"`
	Phase   string   `json:"phase"` // start, draw, drawn, play1, send, play2, end
	// Identities ⟦是身份的搭配，如 2/2/3；一种人数有几种搭配时，从头发牌要用。¦names an identity table, as 2/2/3, for a deal where there are several.⟧
	Identities string `json:"identities"`
	// Readings ⟦是不同于通常的读法：裁定编号到字母，见 fengsheng rulings readings。¦are those that are not the usual ones, a letter by its ruling; see fengsheng rulings readings.⟧
	Readings map[string]string `json:"readings"`
}

// Seat ⟦是局面里的一家。¦is one player of a position.⟧
type Seat struct {
	Seat          string   `json:"seat"`
	Identity      string   `json:"identity"`
	Dealt         string   `json:"dealt"` // ⟦发到的身份，只在后来换了或没了的时候写¦the identity of the deal, where it is another now or gone⟧
	IdentityShown bool     `json:"identityShown"`
	Character     string   `json:"character"`
	FaceUp        *bool    `json:"faceUp"` // ⟦没写：公开角色翻开，潜伏角色盖着¦absent: open characters up, stealth ones down⟧
	Gender        string   `json:"playerGender"`
	Dead          bool     `json:"dead"`
	Lost          bool     `json:"lost"`
	Hand          []string `json:"hand"`
	Intel         []string `json:"intel"`
}

// Act ⟦是 act 的参数。¦is the params of act.⟧
type Act struct {
	Seat   string   `json:"seat"`
	Action Action   `json:"action"`
	Chance []string `json:"chance"`
}

// Action ⟦是一个回答；只有用得到的字段才写。¦is one answer; only the fields that it needs are set.⟧
type Action struct {
	Do       string `json:"do"` // pass, play, use, send, accept, refuse, decline, number, choose, point, option, order, character
	Card     string `json:"card,omitempty"`
	As       string `json:"as,omitempty"`
	Skill    string `json:"skill,omitempty"`
	Target   string `json:"target,omitempty"`
	Object   string `json:"object,omitempty"`
	Second   string `json:"second,omitempty"`
	SecondAt string `json:"secondAt,omitempty"`
	// SameAs is the stack item that aims at the very ⟦情报¦intel⟧ meant.
	SameAs       int    `json:"sameAs,omitempty"`
	SecondSameAs int    `json:"secondSameAs,omitempty"`
	Item         int    `json:"item,omitempty"`
	Number       *int   `json:"number,omitempty"`
	Option       string `json:"option,omitempty"`
	Character    string `json:"character,omitempty"`
	Backward     bool   `json:"backward,omitempty"`
	Sealed       bool   `json:"sealed,omitempty"`
}

// Asked ⟦是现在问谁、问什么。¦is who is asked what.⟧
type Asked struct {
	Seat     string `json:"seat"`
	Question string `json:"question"`
	Skill    string `json:"skill,omitempty"`
	About    string `json:"about,omitempty"`
	May      bool   `json:"may,omitempty"`
}

// Done ⟦是做成的一件事：发生了什么，随机的结果是什么。两样都可以先空着。¦is what came of an act: what happened and what chance decided. Both may be empty for a start.⟧
type Done struct {
	Events []Event
	Chance []Chance
}

// Event ⟦是发生的一件事。¦is one thing that happened.⟧
type Event struct {
	What    string   `json:"what"`
	Seat    string   `json:"seat,omitempty"`
	Other   string   `json:"other,omitempty"`
	Card    string   `json:"card,omitempty"`
	Name    string   `json:"name,omitempty"`
	Skill   string   `json:"skill,omitempty"`
	Detail  string   `json:"detail,omitempty"`
	Learned []string `json:"learned,omitempty"`
}

// Chance ⟦是一个随机结果：哪张牌，或哪一家。¦is one outcome of chance: a card, or a seat.⟧
type Chance struct {
	Kind    string `json:"kind"` // card, identity, character, seat
	About   string `json:"about,omitempty"`
	Outcome string `json:"outcome"`
}

// Report ⟦是 setup 和 act 的结果。¦is the result of setup and of act.⟧
type Report struct {
	Accepted bool     `json:"accepted"`
	Code     string   `json:"code,omitempty"`
	Message  string   `json:"message,omitempty"`
	Events   []Event  `json:"events,omitempty"`
	Awaiting Asked    `json:"awaiting"`
	Chance   []Chance `json:"chance,omitempty"`
}
