package claim

import (
	"slices"

	"fengsheng/engine/wire"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func people() []*Sentence {
	return []*Sentence{dies, lives, face, shown, identityIs, characterIs, marked, unmarked, genderIs}
}

// Dies is that players are dead, or have lost and are out; Lives that they are not.
type (
	Dies struct {
		Who  noun.Seats
		Fate noun.Fate
	}
	Lives struct {
		Who  noun.Seats
		Fate noun.Fate
	}
)

var (
	dies = Declare(Then, Dies{noun.Seats{"D"}, "dead"}, Templates{
		Zh: []string{"{Who}[已经]{Fate}"}, En: []string{"{Who} {Who?is|are} [already ]{Fate}"},
	}, "死亡，或输掉游戏而出局", "is dead, or has lost and is out")
	lives = Declare(Then, Lives{noun.Seats{"D"}, "dead"}, Templates{
		Zh: []string{"{Who}(没有|没|并未){Fate}"}, En: []string{"{Who} {Who?is|are} not {Fate}"},
	}, "还活着；没有出局", "is alive; is not out")
)

// Seen looks at the players.
func (c Dies) Seen(t Table) (Seen, error) {
	return each(t, c.Who, func(s wire.SeatView) bool { return gone(s, c.Fate) }, func(who noun.Seats) any { return Lives{who, c.Fate} })
}

// Seen looks at the players.
func (c Lives) Seen(t Table) (Seen, error) {
	return each(t, c.Who, func(s wire.SeatView) bool { return !gone(s, c.Fate) }, func(who noun.Seats) any { return Dies{who, c.Fate} })
}

func gone(s wire.SeatView, fate noun.Fate) bool {
	return fate == "dead" && !s.Alive || fate == "out" && s.Lost
}

// Face is which side of a character is up; IdentityShown whether an identity is shown.
type (
	Face struct {
		Who  noun.Seats
		Side string
	}
	IdentityShown struct {
		Who noun.Seats
		Not bool
	}
)

var (
	face = Declare(Then, Face{noun.Seats{"C"}, "up"}, Templates{
		Zh: []string{"{Who}的角色(面朝上{Side=up}|盖伏着{Side=down})"},
		En: []string{"the {Who?character|characters} of {Who} {Who?is|are} (face up{Side=up}|covered{Side=down})"},
	}, "角色牌哪一面朝上", "which side of the character is up")
	shown = Declare(Then, IdentityShown{Who: noun.Seats{"D"}}, Templates{
		Zh: []string{"{Who}的身份(没有公开{!Not}|已公开)"},
		En: []string{"the {Who?identity|identities} of {Who} {Who?is|are} (hidden{!Not}|shown)"},
	}, "身份牌是否公开", "whether the identity is shown")
)

// Seen looks at the characters.
func (c Face) Seen(t Table) (Seen, error) {
	other := map[string]string{"up": "down", "down": "up"}[c.Side]
	return each(t, c.Who, func(s wire.SeatView) bool { return s.FaceUp == (c.Side == "up") }, func(who noun.Seats) any { return Face{who, other} })
}

// Seen looks at the identities.
func (c IdentityShown) Seen(t Table) (Seen, error) {
	return each(t, c.Who, func(s wire.SeatView) bool { return s.IdentityShown != c.Not }, func(who noun.Seats) any { return IdentityShown{who, !c.Not} })
}

// IdentityIs is what somebody is, CharacterIs who; none says that the card is gone.
type (
	IdentityIs struct {
		Who      noun.Seat
		Identity noun.Identity
	}
	CharacterIs struct {
		Who       noun.Seat
		Character noun.Character
	}
)

var (
	identityIs = Declare(Then, IdentityIs{"B", "军情处"}, Templates{
		Zh: []string{"{Who}的身份是({Identity}|无)"}, En: []string{"the identity of {Who} is ({Identity}|none)"},
	}, "实际的身份；身份牌已经失去写“无”", "the real identity; none where the card is gone")
	characterIs = Declare(Then, CharacterIs{"B", "闪灵"}, Templates{
		Zh: []string{"{Who}的角色是({Character}|无)"}, En: []string{"the character of {Who} is ({Character}|none)"},
	}, "实际的角色", "the real character")
)

// Seen looks at the identity.
func (c IdentityIs) Seen(t Table) (Seen, error) {
	return one(t, c.Who, func(_ wire.View, s wire.SeatView) Seen {
		got := IdentityIs{c.Who, noun.Identity(s.Identity)}
		return Seen{Got: got, Holds: got == c}
	})
}

// Seen looks at the character.
func (c CharacterIs) Seen(t Table) (Seen, error) {
	return one(t, c.Who, func(_ wire.View, s wire.SeatView) Seen {
		got := CharacterIs{c.Who, noun.Character(s.Character)}
		return Seen{Got: got, Holds: got == c}
	})
}

// Marked is that a Lock or a Lure is in effect on players; Unmarked that none is.
type (
	Marked struct {
		Who noun.Seats
		How noun.Effect
	}
	Unmarked struct {
		Who noun.Seats
		How noun.Effect
	}
)

var (
	marked = Declare(Then, Marked{noun.Seats{"B"}, "锁定"}, Templates{
		Zh: []string{"{Who}被{How}"}, En: []string{"{Who} {Who?is|are} {How}"},
	}, "锁定、调虎离山正生效", "a Lock or a Lure is in effect")
	unmarked = Declare(Then, Unmarked{noun.Seats{"B"}, "锁定"}, Templates{
		Zh: []string{"{Who}没有被{How}"}, En: []string{"{Who} {Who?is|are} not {How}"},
	}, "没有锁定、调虎离山在身", "no Lock or Lure is in effect")
)

// Seen looks at who is under the effect.
func (c Marked) Seen(t Table) (Seen, error) {
	marks, err := under(t, c.How)
	if err != nil {
		return Seen{}, err
	}
	return each(t, c.Who, func(s wire.SeatView) bool { return slices.Contains(marks, s.Seat) }, func(who noun.Seats) any { return Unmarked{who, c.How} })
}

// Seen looks at who is under the effect.
func (c Unmarked) Seen(t Table) (Seen, error) {
	marks, err := under(t, c.How)
	if err != nil {
		return Seen{}, err
	}
	return each(t, c.Who, func(s wire.SeatView) bool { return !slices.Contains(marks, s.Seat) }, func(who noun.Seats) any { return Marked{who, c.How} })
}

func under(t Table, how noun.Effect) ([]string, error) {
	v, err := t.All()
	if how == "锁定" {
		return v.Locked, err
	}
	return v.Lured, err
}

// GenderIs is the gender of face-up characters; a covered one has none.
type GenderIs struct {
	Who    noun.Seats
	Gender noun.Gender
}

var genderIs = Declare(Then, GenderIs{noun.Seats{"B"}, "女"}, Templates{
	Zh: []string{"{Who}的角色性别是({Gender}|无)"}, En: []string{"{Who}'s {Who?character|characters} {Who?is|are} (of gender {Gender}|without a gender)"},
}, "面朝上的角色的性别；盖伏着是“无”", "the gender of a face-up character; none of a covered one")

// Seen looks at the characters.
func (c GenderIs) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	all, err := seats(v, c.Who)
	for _, s := range all {
		if s.Gender != string(c.Gender) {
			return Seen{Got: GenderIs{noun.Seats{noun.Seat(s.Seat)}, noun.Gender(s.Gender)}}, err
		}
	}
	return Seen{Holds: true}, err
}
