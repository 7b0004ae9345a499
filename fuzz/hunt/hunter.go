package hunt

import (
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// Hunter plays games and repeats them. It is used by one goroutine.
type Hunter interface {
	// Play plays the game of a seed. The same seed is the same game.
	Play(seed uint64) (Game, error)
	// Focus says which fault is looked into from now on, so that repeating games
	// need not check what has nothing to do with it.
	Focus(Fault)
	// Try and Confirm repeat games, in part or whole.
	shrink.Oracle
	// Again plays a game again, exactly, looking as Play did, and says what shows;
	// nil is nothing.
	Again(shrink.Case) (*Fault, error)
	// Closely is Again with every check there is: what shows may be another
	// fault, or the same one earlier.
	Closely(shrink.Case) (*Fault, error)
	// Afresh makes the next game begin in a fresh process, where there is one.
	Afresh()
	// Close frees what the hunter holds.
	Close()
}

// Game is what became of one game.
type Game struct {
	Decisions int // of players; attempts at something illegal count
	Refused   bool
	Unoffered error          // what the subject does not offer, where the game ended for that
	Fault     *Fault         // nil if there was none
	Reached   map[string]int // what it has shown (fuzz.Coverage); may be nil
}

// Fault is something that must not be, with the game that shows it.
type Fault struct {
	Signature string
	Case      shrink.Case
	Says      string               // in one line
	Parted    *lockstep.Divergence // of lockstep; nil for a law
	Law       string               // the law that is broken, if it is one
}

// Finding is the first fault of its signature.
type Finding struct {
	Signature string // under which it was found
	Seed      uint64
	Case      shrink.Case // as small as it was made
	Says      string
	Parted    *lockstep.Divergence
	From      int // how many answers it had before it was shrunk
	Shrunk    shrink.Stats
	Stable    bool // false: the game could not be repeated
	Final     bool // false: it is about to be shrunk
}

// Called is the signature by which a finding is known. A close look may have
// shown more than the first one, and what could not be repeated is no divergence
// of its first kind.
func (f *Finding) Called() string {
	if f.Parted != nil {
		return f.Parted.Signature()
	}
	return f.Signature
}
