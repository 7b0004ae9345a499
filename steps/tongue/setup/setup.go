package setup

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/deed"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Builder writes a set-up.
type Builder interface {
	// Early is an error that addresses people once the game has begun: nothing can be laid any more.
	Early() error
	// Profile is the rule profile that is played.
	Profile() string
	// Setup is the set-up being written.
	Setup() *wire.Setup
	// HasCharacter is whether the profile has a character.
	HasCharacter(name string) bool
	// Fill gives players cards of a kind, whichever are left when the set-up is complete; Close puts out of the game what
	// is mentioned nowhere.
	Fill(who string, where noun.PlaceKind, kind noun.CardKind, n int)
	Close()
	// Impose lets the turn player bring an effect about with a card given for it; Send lets intel be under way; Stack lets
	// entries be on the stack.
	Impose(function, target string) error
	Send(Errand) error
	Stack(deed.Items) error
}

// Errand is intel under way.
type Errand struct {
	Sender, Card string
	// Direct is whom a Direct names, where that is said.
	Direct string
	// To is where it is heading or, if it Arrives, where it is.
	To      string
	Arrives bool
}

// Setup is a sentence about how a game begins.
type Setup interface {
	// Lay writes it into the set-up. An error that addresses people is a mistake of the author.
	Lay(Builder) error
}

// Sentences are all of them.
func Sentences() []*Sentence { return slices.Concat(tables(), people(), cards(), played()) }

// seatOf is the set-up of one player.
func seatOf(b Builder, who noun.Seat) (*wire.SeatSetup, error) {
	if err := b.Early(); err != nil {
		return nil, err
	}
	s := b.Setup()
	for i := range s.Seats {
		if s.Seats[i].Seat == string(who) {
			return &s.Seats[i], nil
		}
	}
	return nil, say.Problemf("没有%s：先写几人局", "there is no player %s: say first how many play", who)
}

// each does something to the set-up of every player of a list.
func each(b Builder, list noun.Seats, do func(*wire.SeatSetup) error) error {
	if list.Everybody() {
		list = nil
		for _, s := range b.Setup().Seats {
			list = append(list, noun.Seat(s.Seat))
		}
	}
	for _, who := range list {
		s, err := seatOf(b, who)
		if err != nil {
			return err
		}
		if err := do(s); err != nil {
			return err
		}
	}
	return nil
}
