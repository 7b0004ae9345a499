package claim

import (
	"reflect"
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Table is what a claim may look at. Its errors are passed on as they are: they say that the game could not be looked at,
// never that a claim does not hold.
type Table interface {
	deed.Game
	// Look is the table through the eyes of a viewer of the protocol; All is through those by which claims are judged, which
	// see everything unless somebody else is named (看来).
	Look(viewer string) (wire.View, error)
	// Happened are the events since the last 当 began, Asked the questions.
	Happened() ([]wire.Event, error)
	Asked() ([]wire.Awaiting, error)
	// Legal are the answers that the implementation lists for a seat.
	Legal(seat string) ([]wire.Action, error)
	// Attempt tries an act and takes it back.
	Attempt(deed.Act) (Attempt, error)
	// Opening begins the game; driver.ErrSetup where the set-up is refused.
	Opening() error
	// Through is the same table through the eyes of a viewer.
	Through(viewer string) Table
}

// Attempt is what came of an act that was tried.
type Attempt struct {
	// Refused is the answer that was refused, or nil if all was accepted.
	Refused *wire.Move
	// Meanings are the legal answers that the refused one may have meant.
	Meanings []wire.Action
	// Changed says what differs on the table although the act was refused; empty as it should be.
	Changed string
}

// Seen is what a claim found.
type Seen struct {
	// Got is what is really there where the claim does not hold: a claim that holds, the same sentence if that can say it. It
	// is nil where there is nothing to say, and means nothing of a claim that holds.
	Got any
	// Holds is whether the claim is so.
	Holds bool
	// Why says what no sentence says, such as that a refusal changed the table. Empty for most.
	Why say.Text
	// Want and Lines break claims about lists into facts, a line each, so that a difference shows which one is off. Empty
	// for others.
	Want, Lines []string
}

// Claim is a sentence about what is to be seen.
type Claim interface {
	// Seen looks. An error that addresses people (say.Problem) is a mistake of the author: a skill that nobody has, a claim
	// that could not fail.
	Seen(Table) (Seen, error)
}

// Sentences are all claims.
func Sentences() []*grammar.Sentence {
	return slices.Concat(zones(), flows(), questions(), attempts(), people(), sights(), transits(), events(), ends())
}

// sentenceOf is the sentence that says a claim.
func sentenceOf(c any) *grammar.Sentence {
	for _, s := range Sentences() {
		if s.Type() == reflect.TypeOf(c) {
			return s
		}
	}
	return nil
}

// seats are the players that a list names, all at the table for everybody.
func seats(v wire.View, list noun.Seats) ([]wire.SeatView, error) {
	if list.Everybody() {
		return v.Seats, nil
	}
	var out []wire.SeatView
	for _, want := range list {
		i := slices.IndexFunc(v.Seats, func(s wire.SeatView) bool { return s.Seat == string(want) })
		if i < 0 {
			return nil, say.Problemf("这一桌没有%s", "there is no player %s at this table", want)
		}
		out = append(out, v.Seats[i])
	}
	return out, nil
}

func seat(v wire.View, who noun.Seat) (wire.SeatView, error) {
	all, err := seats(v, noun.Seats{who})
	if err != nil {
		return wire.SeatView{}, err
	}
	return all[0], nil
}

// one looks at a player.
func one(t Table, who noun.Seat, look func(wire.View, wire.SeatView) Seen) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	s, err := seat(v, who)
	if err != nil {
		return Seen{}, err
	}
	return look(v, s), nil
}

// each holds something against every player of a list; is tells the opposite of those of whom it is not so.
func each(t Table, list noun.Seats, so func(wire.SeatView) bool, is func(noun.Seats) any) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	all, err := seats(v, list)
	if err != nil {
		return Seen{}, err
	}
	var not noun.Seats
	for _, s := range all {
		if !so(s) {
			not = append(not, noun.Seat(s.Seat))
		}
	}
	if len(not) == 0 {
		return Seen{Holds: true}, nil
	}
	return Seen{Got: is(not)}, nil
}
