package table

// MaxFrames bounds the suspended work: a turn, its transmission, a window, a
// chain, an item, and under it as many nested deaths and skills as a table of
// nine can produce.
const MaxFrames = 32

// Kind says which piece of the kernel continues a frame.
type Kind uint8

// The kinds of suspended work.
const (
	NoFrame       Kind = iota
	FrameDeal          // set-up
	FrameTurn          // one turn after another
	FrameWindow        // priority goes round
	FrameChain         // the stack resolves
	FrameItem          // one item of it resolves
	FrameStage         // the others may Counter what was just used
	FrameTransmit      // the transmission phase
	FrameTrigger       // automatic skills answer a moment
	FrameSkill         // an automatic skill resolves
	FramePay           // a response skill is being paid for
	FrameDraw          // cards are drawn one by one
	FramePick          // a player picks several cards
	FrameRound         // players who leave at the same time
	FrameDeath         // one death
	FrameDeclare       // somebody has declared victory
)

// Frame is one piece of suspended work. Its registers are typed; what each
// means is said where the frame's kind is stepped.
type Frame struct {
	Kind   Kind
	PC     uint8
	Seat   Seat
	Other  Seat
	Card   Card
	Object Card
	Skill  uint8
	N      uint8
	M      uint8
	Flag   bool
	Seats  SeatSet
	When   Moment
}

// MaxMoments bounds the moments that wait for their triggers.
const MaxMoments = 16

// Moment is something that automatic skills may answer.
type Moment struct {
	Kind   When
	Seat   Seat // whom it happened to
	Other  Seat // who brought it about
	Card   Card
	Name   Name
	How    How
	Depth  uint8 // triggers wait until the frames are no higher than this
	Colors uint8 // of the intel gained, a bit per Color
}

// When is a kind of moment.
type When uint8

// The moments. Each says who is Seat and who is Other.
const (
	NoMoment  When = iota
	Stands         // a card stands, its effect is still to come: user, target (PRI-032)
	Countered      // Seat's card was Countered by Other
	Gained         // Seat gained intel for which Other answers
	Dies           // Seat's death is established (DEATH-004)
	Disclosed      // Seat is about to show the identity (LF-011)
	TurnEnds       // the turn of Seat comes to its end
	Declares       // Seat has declared victory
	DrawPhase      // Seat is about to draw for the turn
	Buried         // Seat has died for good and every open procedure is done: dead player, killer
	Whens          // how many there are
)

// Chosen is what the player who is asked has picked so far.
type Chosen struct {
	Cards CardSet
	To    [MaxSeats]Card // one card for each of several seats
}
