package deed

import (
	"fengsheng/engine/wire"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func answers() []*Sentence { return []*Sentence{passes, takes, draws, declines, agrees} }

// Passes is passing, each of the players once, in this very order.
type Passes struct{ Who noun.Seats }

var passes = Declare(When, Passes{Who: noun.Seats{"E", "A", "B", "C"}}, Templates{
	Zh: []string{"{Who}{Who?|依次}让过"},
	En: []string{"{Who} {Who?passes|pass}[ in turn]"},
}, "让过；写几位就依次让过几次，次序必须对", "passes, each of the players once, in this very order")

// Doing passes for each of them.
func (d Passes) Doing(g Game) (Doing, error) {
	seats := d.Who.Words()
	if d.Who.Everybody() {
		var err error
		if seats, err = Around(g); err != nil {
			return Doing{}, err
		}
	}
	var out Doing
	for _, s := range seats {
		out.Moves = append(out.Moves, wire.Move{Seat: s, Action: wire.Action{Do: wire.Pass}})
	}
	return out, nil
}

// Around are the players in the game, from the one who is asked anticlockwise.
func Around(g Game) ([]string, error) {
	v, err := g.All()
	var before, after []string
	for _, s := range v.Seats {
		switch {
		case !s.Alive || s.Lost:
		case s.Seat < g.Awaiting().Seat:
			before = append(before, s.Seat)
		default:
			after = append(after, s.Seat)
		}
	}
	return append(after, before...), err
}

// Takes is the answer to whether one takes the intel.
type Takes struct {
	Who   noun.Seat
	Takes bool
}

var takes = Declare(When, Takes{Who: "B"}, Templates{
	Zh: []string{"{Who}(接收{!Takes}|不接收)(情报|)"},
	En: []string{"{Who} ({Who?takes|take}{!Takes}|{Who?refuses|refuse}) the intel"},
}, "回答是否接收", "takes the intel or not")

// Doing answers that question only: saying yes to another one is something else.
func (d Takes) Doing(g Game) (Doing, error) {
	if q := g.Awaiting(); q.Seat == string(d.Who) && q.Question != wire.AskReceive {
		return Doing{}, &NotAsked{Move: wire.Move{Seat: string(d.Who), Action: wire.Action{Do: wire.Accept}}}
	}
	if d.Takes {
		return one(string(d.Who), wire.Action{Do: wire.Accept}), nil
	}
	return one(string(d.Who), wire.Action{Do: wire.Refuse}), nil
}

// Draws is the decision how many cards to draw.
type Draws struct {
	Who noun.Seat
	N   noun.Count
}

var draws = Declare(When, Draws{Who: "A", N: 2}, Templates{
	Zh: []string{"{Who}(抽{N}张(牌|)|不抽牌)"},
	En: []string{"{Who} {Who?draws|draw} ({N} card{N?|s}|no card)"},
}, "抽牌阶段决定抽几张", "decides how many cards to draw")

// Doing draws.
func (d Draws) Doing(Game) (Doing, error) {
	n := int(d.N)
	return one(string(d.Who), wire.Action{Do: wire.Number, Number: &n}), nil
}

// Declines is not wanting what is asked: not using a skill, not turning up the character, choosing nothing.
type Declines struct {
	Who     noun.Seat
	Skill   noun.Skill
	Covered bool
	Other   noun.Filler
}

var declines = Declare(When, Declines{Who: "B", Skill: "就计"}, Templates{
	Zh: []string{"{Who}(不发动{Skill}|不翻开{!Covered}[{Other}]|不选|什么也不选|不发动)"},
	En: []string{"{Who} ({Who?declines|decline} to invoke {Skill}|{Who?leaves|leave} the character face down{!Covered}|{Who?declines|decline}|{Who?chooses|choose} nothing)"},
}, "被问到时不要：不发动、不翻开、不选", "declines what is asked")

// Doing declines; being asked about another skill is not being asked.
func (d Declines) Doing(g Game) (Doing, error) {
	m := wire.Move{Seat: string(d.Who), Action: wire.Action{Do: wire.Decline}}
	if q := g.Awaiting(); d.Skill != "" && q.Skill != "" && q.Skill != string(d.Skill) && g.Skilled("", string(d.Skill)) {
		return Doing{}, &NotAsked{Move: m, Skill: string(d.Skill)}
	}
	return Doing{Moves: []wire.Move{m}}, nil
}

// Agrees is a plain yes, or no to the intel, whatever is asked.
type Agrees struct {
	Who noun.Seat
	Yes bool
}

var agrees = Declare(When, Agrees{Who: "B", Yes: true}, Templates{
	Zh: []string{"{Who}(答应{!Yes}|回绝)"},
	En: []string{"{Who} {Who?says|say} (yes{!Yes}|no)"},
}, "直接回答“是”（接收、发动、翻开）或不接收，不管问的是什么", "answers yes, or refuses the intel, whatever is asked")

// Doing answers.
func (d Agrees) Doing(Game) (Doing, error) {
	if d.Yes {
		return one(string(d.Who), wire.Action{Do: wire.Accept}), nil
	}
	return one(string(d.Who), wire.Action{Do: wire.Refuse}), nil
}
