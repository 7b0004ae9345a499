package claim

import (
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// Beheld is that a claim holds in the eyes of some viewers instead of the all-seeing ones.
type Beheld struct {
	Who noun.Seats
	// Eyes is public or all, of those who sit nowhere.
	Eyes  string
	Claim Visible
}

var beheld = Declare(Then, Beheld{Who: noun.Seats{"B"}, Claim: Visible{Counts{noun.Place{Kind: noun.Hand, Seats: noun.Seats{"C"}}, 4, "card"}}}, Templates{
	Zh: []string{"({Who}|旁观者{Eyes=public}|裁判{Eyes=all})看来，{Claim}"},
	En: []string{"in the eyes of ({Who}|a bystander{Eyes=public}|a referee{Eyes=all}), {Claim}"},
}, "从那位玩家的座位看，后面照写那么的句子；旁观者不坐在任何座位上，裁判什么都看得到",
	"what follows is written like a claim and holds in the eyes of that seat; a bystander sits nowhere, a referee sees everything")

// Visible is a claim about what lies on the table.
type Visible struct{ Claim any }

// Pattern matches anything: what it is is seen when it is read.
func (*Visible) Pattern(Language) string { return ".+" }

// Loose is Pattern.
func (*Visible) Loose(Language) string { return ".+" }

// Read takes in a claim.
func (c *Visible) Read(l Language, text string) error {
	var failed error
	for _, s := range visible() {
		v, ok, err := s.Read(l, text)
		if ok && err == nil {
			c.Claim = v
			return nil
		}
		if failed == nil {
			failed = err
		}
	}
	for _, s := range visible() {
		if failed == nil {
			failed = s.Misread(l, text)
		}
	}
	if failed != nil {
		return failed
	}
	return say.Problemf("“看来”后面不能写“%s”；可写桌上看得见的东西，例如：玩家C手里有四张牌",
		"%q cannot follow “in the eyes of”; write what lies on the table, such as: in the hand of C lie four cards", text)
}

// Write is the claim.
func (c *Visible) Write(l Language) string { return sentenceOf(c.Claim).Write(l, c.Claim) }

// visible are the claims about what lies on the table, the more special ones first.
func visible() []*Sentence {
	return []*Sentence{only, counts, has, lacks, deckTop, stackIs, stackItem, stackCount, stackEmpty, phaseIs, dies, lives, killer,
		face, shown, identityIs, characterIs, genderIs, marked, unmarked, transitAt, transitIs, transitSent, transitWay, transitNone,
		undealt, winners, notAmong, nobodyWins, goesOn, mustChoose, mustDo, askedWhether, questionIs, priority, outcome}
}

// Seen judges the claim by each viewer's view.
func (c Beheld) Seen(t Table) (Seen, error) {
	viewers := []string{c.Eyes}
	if c.Eyes == "" {
		all, err := t.All()
		if err != nil {
			return Seen{}, err
		}
		people, err := seats(all, c.Who)
		if err != nil {
			return Seen{}, err
		}
		viewers = nil
		for _, p := range people {
			viewers = append(viewers, p.Seat)
		}
	}
	for _, viewer := range viewers {
		seen, err := c.Claim.Claim.(Claim).Seen(t.Through(viewer))
		if err != nil || !seen.Holds {
			if seen.Got != nil {
				seen.Got = c.of(viewer, seen.Got)
			}
			return seen, err
		}
	}
	return Seen{Holds: true}, nil
}

// of is what one viewer sees instead. Of what cannot follow 看来 nothing is said.
func (c Beheld) of(viewer string, got any) any {
	for _, s := range visible() {
		if s == sentenceOf(got) {
			out := Beheld{Eyes: c.Eyes, Claim: Visible{got}}
			if c.Eyes == "" {
				out.Who = noun.Seats{noun.Seat(viewer)}
			}
			return out
		}
	}
	return nil
}
