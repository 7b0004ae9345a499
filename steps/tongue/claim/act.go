package claim

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/deed"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func attempts() []*Sentence { return []*Sentence{cannot, can, offered, thinAir} }

// Cannot is that an act is refused and that nothing changes by it. Can is that it is allowed: it is tried and taken back.
// ThinAir is Cannot for a card or a skill that the player has not.
type (
	Cannot struct {
		Who noun.Seat
		Act deed.Clause
	}
	Can struct {
		Who noun.Seat
		Act deed.Clause
	}
	ThinAir struct {
		Who noun.Seat
		Act deed.Clause
	}
)

// Offered is that an act is (or is not) among the answers that are listed.
type Offered struct {
	Who noun.Seat
	Not bool
	Act deed.Clause
}

var (
	cannot = Declare(Then, Cannot{"B", deed.ClauseOf(deed.Plays{Card: "黑识破"})}, Templates{
		Zh: []string{"{Who}(不能|不可以|也不能|仍不能){Act}"}, En: []string{"{Who} (may not|cannot|still may not) {Act}"},
	}, "后面照写动作：它被拒绝，而且什么都没有变", "what follows is written like an act: it is refused and nothing changes")
	can = Declare(Then, Can{"C", deed.ClauseOf(deed.Plays{Card: "蓝识破", Aim: deed.Aim{deed.AtItem{Who: "B", Name: "烧毁"}}})}, Templates{
		Zh: []string{"{Who}[(仍|还)]可以{Act}"}, En: []string{"{Who} (may|can|may still) {Act}"},
	}, "后面照写动作：它是允许的（试过之后收回）", "what follows is written like an act: it is allowed (it is tried and taken back)")
	thinAir = Declare(Then, ThinAir{"B", deed.ClauseOf(deed.Invokes{Skill: "狙击", Aim: deed.Aim{deed.AtSeat{Who: "E"}}})}, Templates{
		Zh: []string{"{Who}不能凭空{Act}"}, En: []string{"{Who}, without having it, may not {Act}"},
	}, "后面照写动作：手里没有这张牌、没有这个技能，动作被拒绝，而且什么都没有变",
		"what follows is written like an act with a card or a skill that the player has not: it is refused and nothing changes")
	offered = Declare(Then, Offered{Who: "B", Act: deed.ClauseOf(deed.Passes{})}, Templates{
		Zh: []string{"{Who}可选的回答里(没有{!Not}|有){Act}"}, En: []string{"{Who} (has no{!Not}|has the) choice to {Act}"},
	}, "后面照写动作：被测程序列出的回答里有它（没有它），并不去做", "what follows is written like an act: it is among the answers that are offered (or is not); it is not done")
)

// Seen tries the act.
func (c Cannot) Seen(t Table) (Seen, error) {
	a, err := t.Attempt(c.Act.By(c.Who))
	switch {
	case err != nil:
		return Seen{}, err
	case a.Refused == nil, len(a.Meanings) > 0:
		return Seen{Got: Can(c)}, nil
	case a.Changed != "":
		return afterwards(a), nil
	}
	return Seen{Holds: true}, meant(t, *a.Refused)
}

// afterwards is what a refusal did that should have done nothing.
func afterwards(a Attempt) Seen {
	return Seen{Why: say.Textf("被拒绝了，局面却变了：\n%s", "it was refused, yet the table changed:\n%s", a.Changed)}
}

// meant guards against claims that hold for the wrong reason: a card that is not in the hand, a skill of another character.
func meant(t Table, m wire.Move) error {
	v, err := t.All()
	if err != nil {
		return err
	}
	p, err := seat(v, noun.Seat(m.Seat))
	if err != nil {
		return err
	}
	switch {
	case (m.Do == wire.Play || m.Do == wire.Send) && p.Alive && !p.Lost && !slices.ContainsFunc(p.Hand, noun.Card(m.Card).Fits):
		return say.Problemf("%s手里没有%s，“不能”是空话", "%s holds no %s, so that the claim is empty", noun.Seat(m.Seat), noun.Card(m.Card))
	case m.Do == wire.Use && !t.Skilled(p.Character, m.Skill):
		return say.Problemf("%s是%s，没有%s，“不能”是空话", "%s is %s and has no %s, so that the claim is empty",
			noun.Seat(m.Seat), noun.Character(p.Character), noun.Skill(m.Skill))
	}
	return nil
}

// Seen tries the act; one that leaves open which of several legal answers it means is allowed.
func (c Can) Seen(t Table) (Seen, error) {
	a, err := t.Attempt(c.Act.By(c.Who))
	if err != nil {
		return Seen{}, err
	}
	return Seen{Got: Cannot(c), Holds: a.Refused == nil || len(a.Meanings) > 0}, nil
}

// Seen tries the act, of which the player must not have what it needs.
func (c ThinAir) Seen(t Table) (Seen, error) {
	act := c.Act.By(c.Who)
	d, err := act.Doing(t)
	if err != nil {
		return Seen{}, err
	}
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	for _, m := range d.Answers() {
		p, err := seat(v, noun.Seat(m.Seat))
		if err != nil {
			return Seen{}, err
		}
		has := slices.ContainsFunc(p.Hand, noun.Card(m.Card).Fits)
		if m.Do == wire.Use {
			has = t.Skilled(p.Character, m.Skill)
		}
		if has {
			return Seen{}, say.Problemf("%s有这张牌或这个技能，请写“不能”，不写“不能凭空”", "%s has this card or skill; write may not alone", c.Who)
		}
	}
	a, err := t.Attempt(act)
	switch {
	case err != nil:
		return Seen{}, err
	case a.Refused == nil:
		return Seen{Got: Can(c)}, nil
	case a.Changed != "":
		return afterwards(a), nil
	}
	return Seen{Holds: true}, nil
}

// Seen looks at the answers that are listed.
func (c Offered) Seen(t Table) (Seen, error) {
	d, err := c.Act.By(c.Who).Doing(t)
	if err != nil {
		return Seen{}, err
	}
	legal, err := t.Legal(string(c.Who))
	if err != nil {
		return Seen{}, err
	}
	is := c
	is.Not = !c.Not
	for _, m := range d.Answers() {
		listed := m.Seat == string(c.Who) && slices.ContainsFunc(legal, func(a wire.Action) bool { return deed.Covers(m.Action, a) })
		if listed == c.Not {
			return Seen{Got: is}, nil
		}
	}
	return Seen{Holds: true}, nil
}
