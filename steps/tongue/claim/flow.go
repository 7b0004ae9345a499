package claim

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
	"fengsheng/steps/tongue/deed"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func flows() []*Sentence {
	return []*Sentence{priority, unresolved, stackIs, stackEmpty, stackItem, stackCount, phaseIs}
}

// Priority is who is to use something or pass. Unresolved says that something waits on the stack meanwhile.
type Priority struct {
	Who        noun.Seat
	Unresolved bool
}

var priority = Declare(Then, Priority{Who: "B"}, Templates{
	Zh: []string{"[还没有结算，{!Unresolved}]优先权在{Who}"},
	En: []string{"[nothing has resolved yet and {!Unresolved}]priority is with {Who}"},
}, "轮到谁用牌、用技能或让过；“还没有结算，”时响应链还在", "who holds priority; with “nothing has resolved yet” the stack is still there")

// Seen looks at the open question.
func (c Priority) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	q := t.Awaiting()
	out := Seen{Got: now(v, q), Holds: q.Question == wire.AskAct && q.Seat == string(c.Who)}
	if out.Holds && c.Unresolved && len(v.Stack) == 0 {
		out = Seen{Got: StackEmpty{}}
	}
	return out, nil
}

// Open is the claim that says what is asked.
func Open(q wire.Awaiting) any {
	who := noun.Seat(q.Seat)
	switch q.Question {
	case wire.AskNothing:
		return nil
	case wire.AskAct:
		return Priority{Who: who}
	case wire.AskNumber, wire.AskSend:
		return MustDo{Who: who, What: noun.Duty(q.Question)}
	case wire.AskUse:
		return AskedWhether{Who: who, Skill: noun.Skill(q.Skill)}
	case wire.AskReceive, wire.AskReveal:
		return AskedWhether{Who: who, What: noun.Query(q.Question)}
	}
	return MustChoose{Who: who, What: noun.Choice(q.Question), For: noun.Called(q.Skill)}
}

// now is the claim that says what is asked or, where nothing is, how the game has ended.
func now(v wire.View, q wire.Awaiting) any {
	if open := Open(q); open != nil {
		return open
	}
	return Result(v)
}

// Unresolved is that something waits on the stack, StackEmpty that nothing does.
type (
	Unresolved struct{}
	StackEmpty struct{}
)

var (
	unresolved = Declare(Then, Unresolved{}, Templates{
		Zh: []string{"还没有结算"}, En: []string{"nothing has resolved yet"},
	}, "响应链上有牌或技能等着", "something is waiting on the stack")
	stackEmpty = Declare(Then, StackEmpty{}, Templates{
		Zh: []string{"响应链是空的"}, En: []string{"the stack is empty"},
	}, "没有等待结算的牌和技能", "nothing waits to resolve")
)

// Seen looks at the stack.
func (Unresolved) Seen(t Table) (Seen, error) {
	v, err := t.All()
	return Seen{Got: StackEmpty{}, Holds: len(v.Stack) > 0}, err
}

// Seen looks at the stack.
func (StackEmpty) Seen(t Table) (Seen, error) {
	v, err := t.All()
	return Seen{Got: StackIs{deed.ItemsOf(v.Stack)}, Holds: len(v.Stack) == 0}, err
}

// StackIs is the whole stack, the bottom first; StackItem one entry of it, counted from the bottom; StackCount how many.
type (
	StackIs   struct{ Items deed.Items }
	StackItem struct {
		N    noun.Ordinal
		Item deed.Items
	}
	StackCount struct{ N noun.Count }
)

var (
	stackIs = Declare(Then, StackIs{deed.Items{{Who: "B", Name: "烧毁"}, {Who: "C", Name: "狙击", Detail: deed.ItemDetail{Aim: deed.Aim{deed.AtSeat{Who: "E"}}}}}}, Templates{
		Zh: []string{"响应链自下而上是：{Items}"}, En: []string{"the stack is, from the bottom: {Items}"},
	}, "响应链，先用的在前；括号里的目标、已无效、仍有效写了才核对", "the stack, the bottom first; an aim in brackets is checked where it is written")
	stackItem = Declare(Then, StackItem{2, deed.Items{{Who: "D", Name: "识破", Detail: deed.ItemDetail{Aim: deed.Aim{deed.AtItem{Who: "B", Name: "烧毁"}}, State: "gone"}}}}, Templates{
		Zh: []string{"响应链第{N}项是{Item}"}, En: []string{"stack entry {N} is {Item}"},
	}, "响应链上的这一项，最下面是第一项", "one entry of the stack, counted from the bottom")
	stackCount = Declare(Then, StackCount{2}, Templates{
		Zh: []string{"响应链上有{N}项"}, En: []string{"the stack has {N} (entries|entry)"},
	}, "响应链上有几项", "how many entries the stack has")
)

// Seen compares entry by entry.
func (c StackIs) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	got := deed.ItemsOf(v.Stack)
	out := Seen{Got: stackOf(v), Holds: len(c.Items) == len(v.Stack)}
	for i, it := range c.Items {
		want := deed.Items{it}
		line := want.Write(Zh)
		if i < len(v.Stack) {
			ok, err := it.Meets(t, v.Stack, i)
			if err != nil {
				return Seen{}, err
			}
			if ok {
				one := deed.Items{got[i]}
				line = one.Write(Zh)
			}
			out.Holds = out.Holds && ok
		}
		out.Want = append(out.Want, line)
	}
	for i := range got {
		one := deed.Items{got[i]}
		out.Lines = append(out.Lines, one.Write(Zh))
	}
	return out, nil
}

func stackOf(v wire.View) any {
	if len(v.Stack) == 0 {
		return StackEmpty{}
	}
	return StackIs{deed.ItemsOf(v.Stack)}
}

// Seen looks at the entry.
func (c StackItem) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	if len(c.Item) != 1 || c.N < 1 {
		return Seen{}, say.Problemf("“第几项”从一数起，一次只写一项", "entries count from one, and one is written at a time")
	}
	out := Seen{Got: stackOf(v)}
	if int(c.N) <= len(v.Stack) {
		out.Holds, err = c.Item[0].Meets(t, v.Stack, int(c.N)-1)
	}
	return out, err
}

// Seen counts.
func (c StackCount) Seen(t Table) (Seen, error) {
	v, err := t.All()
	return Seen{Got: stackOf(v), Holds: len(v.Stack) == int(c.N)}, err
}

// PhaseIs is whose turn it is and which phase.
type PhaseIs struct {
	Who   noun.Seat
	Phase noun.Phase
}

var phaseIs = Declare(Then, PhaseIs{"A", "play2"}, Templates{
	Zh: []string{"(现在是|轮到)[{Who}(的|，)]{Phase}"},
	En: []string{"it is [{Who}'s ]{Phase}"},
}, "谁的回合、什么时机", "whose turn, and which phase")

// Seen looks at the phase. Before the first turn and after the last there is none that has a name.
func (c PhaseIs) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	got := PhaseIs{noun.Seat(v.Turn), noun.Phase(v.Phase)}
	if _, ok := phaseIs.Say(Zh, got); !ok {
		return Seen{Got: now(v, t.Awaiting())}, nil
	}
	return Seen{Got: got, Holds: got.Phase == c.Phase && (c.Who == "" || got.Who == c.Who)}, nil
}
