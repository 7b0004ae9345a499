package setup

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func people() []*Sentence { return []*Sentence{opening, person, gender, fate} }

// Person is the identity and the character of a player.
type Person struct {
	Who       noun.Seat
	Identity  noun.Identity
	Character noun.Character
	Side      noun.Side
	Shown     noun.Shown
}

var person = Declare(Given, Person{Who: "C", Identity: "军情处", Character: "闪灵", Side: "up"}, Templates{
	Zh: []string{"{Who}是({Identity}的{Character}|{Character}|{Identity}[的]|的{Character})[，({Side}|{Shown})]"},
	En: []string{"{Who} is ({Identity} with {Character}|{Character}|{Identity})[, ({Side}|{Shown})]"},
}, "身份、角色，及角色是否翻开", "identity and character, and whether it is face up")

// Lay gives the player identity and character.
func (p Person) Lay(b Builder) error {
	s, err := seatOf(b, p.Who)
	if err != nil {
		return err
	}
	if p.Identity != "" {
		s.Identity = string(p.Identity)
	}
	return cast(b, s, p.Character, p.Side, p.Shown)
}

// cast gives a player a character, face up or down, or shows the identity.
func cast(b Builder, s *wire.SeatSetup, character noun.Character, side noun.Side, shown noun.Shown) error {
	if character != "" {
		if !b.HasCharacter(string(character)) {
			return say.Problemf("这个规则版本没有角色“%s”", "this profile has no character %s", character)
		}
		s.Character = string(character)
	}
	if side != "" {
		up := side == "up"
		s.FaceUp = &up
	}
	if shown == "shown" {
		s.IdentityShown = true
	}
	return nil
}

// Registered is the gender that players are registered with; Fated that they are out of the game already.
type (
	Registered struct {
		Who    noun.Seats
		Gender noun.Gender
	}
	Fated struct {
		Who  noun.Seats
		Fate noun.Fate
	}
)

var (
	gender = Declare(Given, Registered{noun.Seats{"B", "C"}, "女"}, Templates{
		Zh: []string{"{Who}登记为{Gender}性"}, En: []string{"{Who} {Who?is|are} registered as {Gender}"},
	}, "登记玩家性别", "the registered gender of a player")
	fate = Declare(Given, Fated{noun.Seats{"D"}, "dead"}, Templates{
		Zh: []string{"{Who}已经{Fate}"}, En: []string{"{Who} {Who?is|are} already {Fate}"},
	}, "此前已死亡或出局", "out of the game before the position begins")
)

// Lay registers the players.
func (r Registered) Lay(b Builder) error {
	return each(b, r.Who, func(s *wire.SeatSetup) error { s.Gender = string(r.Gender); return nil })
}

// Lay takes the players out.
func (f Fated) Lay(b Builder) error {
	return each(b, f.Who, func(s *wire.SeatSetup) error {
		s.Dead, s.Lost = f.Fate == "dead", f.Fate == "out"
		return nil
	})
}
