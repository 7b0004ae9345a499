package setup

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func tables() []*Sentence { return []*Sentence{seated, dealt, turnAt} }

// Seated is how many play, and which edition.
type Seated struct {
	Edition noun.Edition
	Players noun.Count
	// Around names the players anticlockwise, for the reader.
	Around noun.Ring
}

var seated = Declare(Given, Seated{Edition: "standard", Players: 5, Around: noun.Ring{"A", "B", "C", "D", "E"}}, Templates{
	Zh: []string{"[{Edition}]{Players}人局[，逆时针坐着{Around}]"},
	En: []string{"a [{Edition} ]table of {Players}[, seated anticlockwise {Around}]"},
}, "几位玩家、哪个规则版本；不写版本就用场景标签的版本", "the number of players and the rule profile; without one it is that of the tags")

// Lay seats the players.
func (s Seated) Lay(b Builder) error {
	if err := b.Early(); err != nil {
		return err
	}
	if id := string(s.Edition); id != "" && id != b.Profile() {
		return say.Problemf("场景写的是%s，运行的却是%s：给场景加标签 @%s，或不写版本", "the scenario says %s but is run on %s: tag it @%s, or leave the edition out",
			s.Edition, noun.Edition(b.Profile()), id)
	}
	if s.Players < 1 || s.Players > 9 {
		return say.Problemf("%d人坐不下", "%d players do not fit", int(s.Players))
	}
	all := letters(int(s.Players))
	if around := slices.Clone(noun.Seats(s.Around)); len(around) > 0 {
		slices.Sort(around)
		if !slices.Equal(around, all) {
			return say.Problemf("%d人局却坐着%s", "%d players but %s", int(s.Players), noun.Seats(s.Around))
		}
	}
	set := b.Setup()
	set.Seats = nil
	for _, who := range all {
		set.Seats = append(set.Seats, wire.SeatSetup{Seat: string(who)})
	}
	return nil
}

func letters(n int) noun.Seats {
	var out noun.Seats
	for i := range n {
		out = append(out, noun.Seat(rune('A'+i)))
	}
	return out
}

// Dealt is a game from the deal on, without a position.
type Dealt struct{ Players noun.Count }

var dealt = Declare(Given, Dealt{5}, Templates{
	Zh: []string{"{Players}人从头开局"}, En: []string{"a new game of {Players} from the deal on"},
}, "从发角色开始，不摆局面", "a game from the deal on, without a position")

// Lay asks for a new game.
func (s Dealt) Lay(b Builder) error {
	b.Setup().Mode, b.Setup().Players = wire.ModeNew, int(s.Players)
	return b.Early()
}

// TurnAt is whose turn it is and in which phase the position begins.
type TurnAt struct {
	Who   noun.Seat
	Phase noun.Phase
}

var turnAt = Declare(Given, TurnAt{"A", "play1"}, Templates{
	Zh: []string{"轮到{Who}(，|的){Phase}"}, En: []string{"it is {Who}'s {Phase}"},
}, "谁的回合、从哪个时机开始（情报传递及以后的时机请用“传出的…正传向”）", "whose turn and which phase the position begins with")

// Lay sets the turn.
func (s TurnAt) Lay(b Builder) error {
	switch s.Phase {
	case "transit", "arrival", "receive":
		return say.Problemf("局面不能从%s开始；请写“玩家A传出的黑试探正传向玩家C”", "a position cannot begin in %s; write: the black Probe sent by A is heading for C", s.Phase)
	}
	b.Setup().Turn, b.Setup().Phase = string(s.Who), string(s.Phase)
	return b.Early()
}
