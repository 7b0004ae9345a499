package story

import (
	"fengsheng/engine/wire"
)

// Finding is a game in which an implementation and the reference part.
type Finding struct {
	// Name tells this finding from others, as 发现1 or burn-3. It becomes the variant of the case id and stands in the
	// title.
	Name string
	// Signature is what kind of divergence it is; it is quoted in a comment.
	Signature string
	// Setup and Moves are the game as the reference played it (engine.Trace), chance and refused answers included, up to
	// and with the last answer that it accepted.
	Setup wire.Setup
	Moves []wire.Move
	// Last is where the two part, after the moves.
	Last Difference
	// Suspects are the rulings that may be broken, the first being the one that the case is filed under. Without any,
	// Suspects chooses them.
	Suspects []string
}

// Difference is what was not the same. Only Kind is always set.
type Difference struct {
	Kind Kind
	// Act is the answer that was judged differently: the illegal one that was accepted, the one that is missing in a list
	// of legal answers or too much there, the legal one that was rejected. A legal one is played after the moves; without
	// it the last move is the one that was rejected. Of illegal ones the last refused move is meant if there is none.
	Act *wire.Move
	// Viewer is in whose eyes the table differs: a seat, "public" or "all"; empty is "all".
	Viewer string
	// Path is the first place that differs, in the names of the messages: seats[2].hand, transit.at, stack[0].countered,
	// awaiting.seat. For events it has the kind of the event, as in events.gained.
	Path string
	// Want and Got are that place on the reference and on the implementation, for the comment. For events Got may be the
	// one that did not happen, its fields in the order of the protocol: gained B A 红锁定.
	Want, Got string
}

// Kind is a kind of difference.
type Kind string

// The kinds.
const (
	AcceptedIllegal  Kind = "accepted-illegal" // Act is not legal, yet was taken
	RejectedLegal    Kind = "rejected-legal"   // Act, or the last move, is legal, yet was refused
	ChangedByRefusal Kind = "state-changed-after-rejection"
	Awaiting         Kind = "awaiting"         // another question is open
	Legal            Kind = "legal"            // the legal answers differ
	View             Kind = "view"             // the table in the eyes of Viewer differs
	Events           Kind = "events"           // something else was announced
	Result           Kind = "result"           // the end differs
	Chance           Kind = "chance"           // chance was asked for something else
	Crash            Kind = "crash"            // the implementation ended or answered with an error
	Timeout          Kind = "timeout"          // it did not answer
	Protocol         Kind = "protocol"         // it answered what no adapter may
	Nondeterministic Kind = "nondeterministic" // it played the same game in two ways
)
