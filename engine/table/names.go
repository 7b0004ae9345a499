package table

// Name is the function printed on a card.
type Name uint8

// The nine functions of the board game, then the five that only the online
// variant has.
const (
	NoName Name = iota
	Lock
	Lure
	Intercept
	Return
	Decode
	Burn
	Counter
	Probe
	Muddle
	Divert
	Swap
	Reinforce
	Gamble
	Weigh
	Names // how many there are, NoName included
)

// NameSet is a set of card functions.
type NameSet uint16

// SetOf is the set of the given functions.
func SetOf(names ...Name) NameSet {
	var x NameSet
	for _, n := range names {
		x |= 1 << n
	}
	return x
}

// Has reports whether n is in the set.
func (x NameSet) Has(n Name) bool { return x>>n&1 != 0 }

// Color is the colour of a card. Red and blue intel is true, black is false
// (TERM-004).
type Color uint8

// The three colours.
const (
	NoColor Color = iota
	Red
	Blue
	Black
)

// Mode is the way in which a card travels as intel (TX-002).
type Mode uint8

// The three modes.
const (
	NoMode   Mode = iota
	Telegram      // face down, to the right
	Direct        // face down, to a named player
	Text          // face up, to the right
)

// Identity is the identity card of a player.
type Identity uint8

// The three identities; a player whose card was taken away has none.
const (
	NoIdentity Identity = iota
	Lurker              // 潜伏战线, wins with three red
	MI                  // 军情处, wins with three blue
	Bystander           // 打酱油, wins by the mission
	Identities          // how many there are, NoIdentity included
)

// ProbeAct is what a Probe asks of a player whom it names rightly (PROB-007).
type ProbeAct uint8

// The two acts.
const (
	NoAct      ProbeAct = iota
	DiscardOne          // otherwise the player claims to be good
	DrawTwo             // otherwise the player claims to be undercover
)

// Gender is a set: 小白 counts as both (XB-001), an unregistered player as none.
type Gender uint8

// The two genders.
const (
	Male   Gender = 1
	Female Gender = 2
)

// Phase is where a turn stands (TURN-001). In every phase but Receive, Draw
// and Send there is a window in which cards may be used.
type Phase uint8

// The phases in the order of a turn, after the deal.
const (
	Dealing  Phase = iota
	Start          // turn start window
	Draw           // drawing, no window
	Drawn          // window after the draw
	Play1          // first play phase
	Send           // intel is being chosen, no window
	Passing        // intel is on its way
	Arrival        // intel lies before a player who has not answered
	Receive        // take it or not, no window
	Play2          // second play phase
	End            // turn end window
	TurnOver       // the last point of the turn, no window
	Finished       // the game is over
	Phases         // how many there are
)

// PhaseSet is a set of phases.
type PhaseSet uint16

// During is the set of the given phases.
func During(ps ...Phase) PhaseSet {
	var x PhaseSet
	for _, p := range ps {
		x |= 1 << p
	}
	return x
}

// Has reports whether p is in the set.
func (x PhaseSet) Has(p Phase) bool { return x>>p&1 != 0 }

// AnyWindow is every phase that has a window (BURN-001).
const AnyWindow PhaseSet = 1<<Start | 1<<Drawn | 1<<Play1 | 1<<Passing | 1<<Arrival | 1<<Play2 | 1<<End
