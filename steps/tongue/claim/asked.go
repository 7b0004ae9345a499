package claim

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func questions() []*Sentence {
	return []*Sentence{mustChoose, mustDo, askedWhether, choices, questionIs, wasAsked}
}

// MustChoose is who is asked to choose what, and for which skill or card.
type MustChoose struct {
	Who  noun.Seat
	For  noun.Called
	What noun.Choice
}

// MustDo is who is to draw or to send. AskedWhether is who is asked whether he wants something.
type (
	MustDo struct {
		Who  noun.Seat
		What noun.Duty
	}
	AskedWhether struct {
		Who   noun.Seat
		What  noun.Query
		Skill noun.Skill
	}
)

var (
	mustChoose = Declare(Then, MustChoose{"C", "狙击", "cards"}, Templates{
		Zh: []string{"轮到{Who}[为{For}]选择{What}"}, En: []string{"{Who} is to choose {What}[ for {For}]"},
	}, "向谁问哪一种选择，为哪个技能", "who is asked to choose what, and for which skill")
	mustDo = Declare(Then, MustDo{"A", "send"}, Templates{
		Zh: []string{"轮到{Who}{What}"}, En: []string{"{Who} is to {What}"},
	}, "等谁抽牌或传情报", "who is to draw or to send")
	askedWhether = Declare(Then, AskedWhether{Who: "B", Skill: "就计"}, Templates{
		Zh: []string{"询问{Who}是否({What}|发动{Skill})"}, En: []string{"{Who} is asked whether to ({What}|invoke {Skill})"},
	}, "正在问谁要不要", "who is asked whether he wants to")
)

// Seen looks at the open question. A card before 选择 says nothing that the question knows.
func (c MustChoose) Seen(t Table) (Seen, error) {
	skill := ""
	if c.For.Skill() {
		skill = string(c.For)
		if !t.Skilled("", skill) {
			return Seen{}, noSkill(noun.Skill(skill))
		}
	}
	return asks(t, c.Who, string(c.What), skill)
}

// Seen looks at the open question.
func (c MustDo) Seen(t Table) (Seen, error) { return asks(t, c.Who, string(c.What), "") }

// Seen looks at the open question.
func (c AskedWhether) Seen(t Table) (Seen, error) {
	if c.Skill == "" {
		return asks(t, c.Who, string(c.What), "")
	}
	if !t.Skilled("", string(c.Skill)) {
		return Seen{}, noSkill(c.Skill)
	}
	return asks(t, c.Who, wire.AskUse, string(c.Skill))
}

func noSkill(name noun.Skill) error {
	return say.Problemf("这个规则版本没有叫“%s”的技能", "this profile has no skill %s", name)
}

// asks holds the open question against a claim; no skill leaves open for which one.
func asks(t Table, who noun.Seat, question, skill string) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	q := t.Awaiting()
	return Seen{Got: now(v, q), Holds: q.Seat == string(who) && q.Question == question && (skill == "" || q.Skill == skill)}, nil
}

// Choices is that exactly these players or cards can be chosen, declining aside.
type Choices struct {
	Who     noun.Seat
	Players noun.Seats
	Cards   noun.Cards
}

var choices = Declare(Then, Choices{Who: "B", Players: noun.Seats{"D", "E"}}, Templates{
	Zh: []string{"{Who}只能选择({Players}|{Cards})"}, En: []string{"{Who} can choose only ({Players}|{Cards})"},
}, "可选的正好是这些玩家或牌", "exactly these players or cards can be chosen")

// Seen looks at the answers that are listed.
func (c Choices) Seen(t Table) (Seen, error) {
	legal, err := t.Legal(string(c.Who))
	if err != nil {
		return Seen{}, err
	}
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	got := Choices{Who: c.Who}
	for _, a := range legal {
		switch a.Do {
		case wire.Point:
			got.Players = append(got.Players, noun.Seat(a.Target))
		case wire.Choose:
			got.Cards = append(got.Cards, noun.Card(a.Card))
		}
	}
	out := Seen{Got: now(v, t.Awaiting())}
	if len(got.Players)+len(got.Cards) > 0 {
		out.Got = got
	}
	are := append(got.Players.Words(), got.Cards.Names()...)
	out.Lines = sorted(are)
	if len(c.Cards) > 0 {
		lack, extra := c.Cards.Missing(are)
		out.Want, out.Holds = wanted(lack, extra, are), len(lack)+len(extra) == 0
		return out, nil
	}
	out.Want = sorted(c.Players.Words())
	out.Holds = slices.Equal(out.Want, out.Lines)
	return out, nil
}

// QuestionIs is whom the open question is about, and whether it may be declined.
type QuestionIs struct {
	About noun.Seat
	// Trait is nobody, may or must; empty where About says whom it is about.
	Trait string
}

var questionIs = Declare(Then, QuestionIs{About: "C"}, Templates{
	Zh: []string{"这一问(关于{About}|不关于谁{Trait=nobody}|可以推辞{Trait=may}|不能推辞{Trait=must})"},
	En: []string{"the question (is about {About}|is about nobody{Trait=nobody}|may be declined{Trait=may}|may not be declined{Trait=must})"},
}, "正在问的事关系到谁、可不可以不选（不发动）", "whom the open question is about, and whether it may be declined")

// Seen looks at the open question.
func (c QuestionIs) Seen(t Table) (Seen, error) {
	if _, err := t.All(); err != nil {
		return Seen{}, err
	}
	q := t.Awaiting()
	switch c.Trait {
	case "may", "must":
		got := QuestionIs{Trait: "must"}
		if q.May {
			got.Trait = "may"
		}
		return Seen{Got: got, Holds: got == c}, nil
	}
	got := QuestionIs{About: noun.Seat(q.About)}
	if q.About == "" {
		got.Trait = "nobody"
	}
	return Seen{Got: got, Holds: got == c}, nil
}

// WasAsked is that somebody was asked (or not) since the last 当 began. Priority does not count.
type WasAsked struct {
	Not   bool
	Who   noun.Seat
	What  noun.Query
	Skill noun.Skill
}

var wasAsked = Declare(Then, WasAsked{Not: true, Who: "E", Skill: "真相"}, Templates{
	Zh: []string{"(没有问过{!Not}|问过){Who}[是否({What}|发动{Skill})]"},
	En: []string{"{Who} was [never {!Not}]asked[ whether to ({What}|invoke {Skill})]"},
}, "最近这段“当”里问过（没问过）；优先权不算", "was asked (or not) since the last When began; priority does not count")

// Seen looks at the questions that were put.
func (c WasAsked) Seen(t Table) (Seen, error) {
	question := string(c.What)
	if c.Skill != "" {
		question = wire.AskUse
		if !t.Skilled("", string(c.Skill)) {
			return Seen{}, noSkill(c.Skill)
		}
	}
	asked, err := t.Asked()
	got := slices.ContainsFunc(asked, func(q wire.Awaiting) bool {
		return q.Seat == string(c.Who) && q.Question != wire.AskAct && (question == "" || q.Question == question) &&
			(c.Skill == "" || q.Skill == string(c.Skill))
	})
	is := c
	is.Not = !got
	return Seen{Got: is, Holds: got != c.Not}, err
}
