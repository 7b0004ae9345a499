package deed

import (
	"errors"
	"fmt"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/noun"
)

// ErrUnsayable is wrapped by the refusal of an answer for which there are no words.
var ErrUnsayable = errors.New("deed: the language has no words for this")

// Moment is what decides how an answer is put into words.
type Moment struct {
	// Asked is the open question, Stack the response stack.
	Asked wire.Awaiting
	Stack []wire.Item
	// Character is that of the player who answers, as who sees everything sees it.
	Character string
	// Reveals is whether a skill of that character is used by turning it up; has is whether it is one of its skills.
	Reveals func(skill string) (reveals, has bool)
	// Reveal is the skill for which the player who is asked may turn up the character.
	Reveal string
}

// reveals is whether a skill turns the character up.
func (at Moment) reveals(skill string) bool {
	if at.Reveals == nil {
		return false
	}
	up, has := at.Reveals(skill)
	return up && has
}

// asks is whether the player is asked a question.
func (at Moment) asks(seat, question string) bool {
	return at.Asked.Seat == seat && at.Asked.Question == question
}

// Of is the deed that says an answer where the game stands. Read where the answer is the only one of its kind, it means the
// same.
func Of(m wire.Move, at Moment) (Act, error) {
	who := noun.Seat(m.Seat)
	switch m.Do {
	case wire.Pass:
		return Passes{Who: noun.Seats{who}}, nil
	case wire.Accept:
		return at.accepts(m.Seat), nil
	case wire.Refuse:
		if at.Asked.Question == wire.AskReceive {
			return Takes{Who: who}, nil
		}
		return Agrees{Who: who}, nil
	case wire.Decline:
		return at.declines(m.Seat), nil
	case wire.Play:
		return at.plays(m)
	case wire.Use:
		return at.uses(m)
	case wire.Send:
		if m.Card != "" && (m.Target == "" || isSeat(m.Target) && !m.Backward && !m.Sealed) {
			return Sends{Who: who, Card: noun.Card(m.Card), To: noun.Seat(m.Target), Backward: m.Backward, Sealed: m.Sealed}, nil
		}
	default:
		if a, ok := choice(m, at); ok {
			return a, nil
		}
	}
	return nil, fmt.Errorf("%w: seat %s: %s", ErrUnsayable, m.Seat, m.Action)
}

// choice is the answer to a question that asks for something to be chosen.
func choice(m wire.Move, at Moment) (Act, bool) {
	who := noun.Seat(m.Seat)
	switch m.Do {
	case wire.Order:
		return Invokes{Who: who, Skill: noun.Skill(m.Skill)}, at.asks(m.Seat, wire.AskSkill)
	case wire.Number:
		if m.Number != nil && *m.Number >= 0 {
			return Draws{Who: who, N: noun.Count(*m.Number)}, true
		}
	case wire.Choose:
		return at.picks(m), m.Card != ""
	case wire.Point:
		if m.Target == m.Seat {
			return Points{Who: who, To: noun.Self}, true
		}
		return Points{Who: who, To: noun.Seat(m.Target)}, isSeat(m.Target)
	case wire.Option:
		o := noun.Option(m.Option)
		return Opts{Who: who, What: o}, o.Write("zh-CN") != ""
	case wire.Character:
		return Becomes{Who: who, Character: noun.Character(m.Character)}, true
	}
	return nil, false
}

// picks is the choice of one card, which leaves open whether more are chosen where several can be.
func (at Moment) picks(m wire.Move) Act {
	who, card, more := noun.Seat(m.Seat), noun.Card(m.Card), at.asks(m.Seat, wire.AskCards)
	switch {
	case m.Target != "" || m.SameAs > 0:
		return PicksIntel{Who: who, First: more, At: noun.Letter(m.Target), Card: card, Same: noun.Ordinal(m.SameAs)}
	case more:
		return PicksFirst{Who: who, Card: card}
	}
	return Picks{Who: who, Cards: noun.Cards{card}}
}

func isSeat(word string) bool { return len(word) == 1 && word[0] >= 'A' && word[0] <= 'I' }

func (at Moment) accepts(seat string) Act {
	who := noun.Seat(seat)
	switch {
	case at.Asked.Question == wire.AskReceive:
		return Takes{Who: who, Takes: true}
	case at.asks(seat, wire.AskUse) && at.Asked.Skill != "":
		return Invokes{Who: who, Skill: noun.Skill(at.Asked.Skill)}
	case at.asks(seat, wire.AskReveal) && at.reveals(at.Reveal):
		return Reveals{Who: who, Character: noun.Character(at.Character), Skill: noun.Skill(at.Reveal)}
	}
	return Agrees{Who: who, Yes: true}
}

func (at Moment) declines(seat string) Act {
	who := noun.Seat(seat)
	switch {
	case at.asks(seat, wire.AskUse) && at.Asked.Skill != "":
		return Declines{Who: who, Skill: noun.Skill(at.Asked.Skill)}
	case at.asks(seat, wire.AskReveal):
		return Declines{Who: who, Covered: true}
	}
	return Declines{Who: who}
}

// plays: 对玩家B使用黑锁定, 把黑退回当作锁定对玩家B使用, 使用红识破，识破A的烧毁.
func (at Moment) plays(m wire.Move) (Act, error) {
	if m.Card == "" || m.Target != "" && !isSeat(m.Target) {
		return nil, fmt.Errorf("%w: seat %s: %s", ErrUnsayable, m.Seat, m.Action)
	}
	aim, target := m.Action, noun.Seat("")
	if m.Object == "" && m.Second == "" {
		target, aim.Target = noun.Seat(m.Target), ""
	}
	who, card, clauses := noun.Seat(m.Seat), noun.Card(m.Card), at.aim(m.Seat, aim)
	if m.As != "" && m.As != card.Function() {
		return Converts{Who: who, Target: target, Card: card, As: noun.Function(m.As), Aim: clauses}, nil
	}
	return Plays{Who: who, Target: target, Card: card, Aim: clauses}, nil
}

// uses: 发动揭露，弃黑截获, 翻开闪灵使用狙击，指定玩家E.
func (at Moment) uses(m wire.Move) (Act, error) {
	clauses := at.aim(m.Seat, m.Action)
	q := at.Asked
	swallowed := q.Question == wire.AskUse || q.Question == wire.AskReveal || q.Question == wire.AskSkill
	if m.Skill == "" || len(clauses) == 0 && q.Seat == m.Seat && swallowed || m.Target != "" && !isSeat(m.Target) {
		return nil, fmt.Errorf("%w: seat %s: %s", ErrUnsayable, m.Seat, m.Action)
	}
	if m.Card != "" {
		clauses = append(clauses, Pays{Card: noun.Card(m.Card)})
	}
	who, skill := noun.Seat(m.Seat), noun.Skill(m.Skill)
	if at.reveals(m.Skill) {
		return Reveals{Who: who, Character: noun.Character(at.Character), Skill: skill, Aim: clauses}, nil
	}
	return Invokes{Who: who, Skill: skill, Aim: clauses}, nil
}

// aim is at whom or what something is used.
func (at Moment) aim(seat string, a wire.Action) Aim {
	letter := func(s string) noun.Letter { return noun.Letter(s) }
	var out Aim
	intel := Intel{At: letter(a.Target), Object: noun.Card(a.Object)}
	switch {
	case a.Second != "":
		intel.SecondAt, intel.Second = letter(a.SecondAt), noun.Card(a.Second)
		out = append(out, intel)
	case a.Object != "" && a.As == "烧毁":
		out = append(out, Burns{Intel: intel})
	case a.Object != "":
		out = append(out, intel)
	case a.Target != "":
		out = append(out, AtSeat{Who: letter(a.Target)})
	}
	if a.SameAs > 0 {
		out = append(out, Same{N: noun.Ordinal(a.SameAs)})
	}
	if a.SecondSameAs > 0 {
		out = append(out, Same{Second: true, N: noun.Ordinal(a.SecondSameAs)})
	}
	if a.Item > 0 {
		out = append(out, at.entry(a.Item))
	}
	return out
}

// entry calls an entry of the stack B的烧毁 if that can mean no other one, else 响应链第二项.
func (at Moment) entry(n int) any {
	if n <= len(at.Stack) {
		return entryClause(at.Stack, n)
	}
	return AtEntry{N: noun.Ordinal(n)}
}
