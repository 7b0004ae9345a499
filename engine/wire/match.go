package wire

import (
	"fmt"
	"strings"

	"fengsheng/engine/driver/foreign"
	"fengsheng/engine/table"
)

// Match finds the legal answer that an action means. Fields that the action
// leaves empty are open; of several answers that differ only in which of two
// equal cards they name, the first is taken. An action that fits none, or
// answers that differ in substance, is an error that says which there are.
func (b Book) Match(s *table.State, legal []table.Answer, want Action) (table.Answer, error) {
	var found table.Answer
	var what Action
	n := 0
	for _, a := range legal {
		act := b.Action(s, a)
		if !meets(want, act) && !meets(turned(want), act) {
			continue
		}
		if n == 0 {
			found, what = a, act
			n++
			continue
		}
		if same(act, what) {
			continue
		}
		if prefers(want, act, what) {
			found, what = a, act
			continue
		}
		if !prefers(want, what, act) {
			return table.Answer{}, fmt.Errorf("wire: %s can mean %s or %s; say more", foreign.Line(want.String(), mostWords), what, act)
		}
	}
	if n == 0 {
		return table.Answer{}, fmt.Errorf("wire: %s is not among the legal answers", foreign.Line(want.String(), mostWords))
	}
	return found, nil
}

// untouched is whether an action does not mean intel that a stack item aims at.
func untouched(a Action) bool { return a.SameAs == 0 && a.SecondSameAs == 0 }

// mostWords bounds what an error quotes of an action, in characters.
const mostWords = 200

// prefers is whether a fits better than b: because it means intel that nothing
// aims at, or uses the card as what is printed on it, which is what an action
// means that does not say.
func prefers(want, a, b Action) bool {
	if untouched(want) && untouched(a) != untouched(b) {
		return untouched(a)
	}
	if want.As != "" || a.Do != Play {
		return false
	}
	return strings.Contains(a.Card, a.As) && !strings.Contains(b.Card, b.As)
}

func same(a, b Action) bool {
	if (a.Number == nil) != (b.Number == nil) || a.Number != nil && *a.Number != *b.Number {
		return false
	}
	a.Number, b.Number = nil, nil
	return a == b
}

// turned is an action that aims at two intel with the two in the other order,
// which means the same. Any other action is what it was.
func turned(a Action) Action {
	if a.SecondAt != "" {
		a.Target, a.Object, a.SecondAt, a.Second = a.SecondAt, a.Second, a.Target, a.Object
		a.SameAs, a.SecondSameAs = a.SecondSameAs, a.SameAs
	}
	return a
}

// meets is whether every field that want fills in is the same in got.
func meets(want, got Action) bool {
	if want.Do != got.Do || want.Number != nil && (got.Number == nil || *want.Number != *got.Number) {
		return false
	}
	if want.SameAs != 0 && want.SameAs != got.SameAs || want.SecondSameAs != 0 && want.SecondSameAs != got.SecondSameAs {
		return false
	}
	if want.Item != 0 && want.Item != got.Item || want.Backward != got.Backward || want.Sealed != got.Sealed {
		return false
	}
	for _, p := range [...][2]string{{want.Skill, got.Skill}, {want.Target, got.Target},
		{want.SecondAt, got.SecondAt}, {want.Option, got.Option}, {want.Character, got.Character}, {want.Identity, got.Identity}} {
		if p[0] != "" && p[0] != p[1] {
			return false
		}
	}
	return cardMeets(want.Card, got.Card) && cardMeets(want.Object, got.Object) &&
		cardMeets(want.Second, got.Second) && cardMeets(want.As, got.As)
}

func cardMeets(want, got string) bool {
	if want == "" || want == got {
		return true
	}
	w, err := ParseCard(want)
	if err != nil || got == "" {
		return false
	}
	g, err := ParseCard(got)
	return err == nil && Fits(w, g)
}

// String is the action in one line.
func (a Action) String() string {
	words := []string{a.Do}
	add := func(label, s string) {
		if s != "" {
			words = append(words, label+s)
		}
	}
	add("", a.Card)
	add("as ", a.As)
	add("", a.Skill)
	add("→", a.Target)
	add("", a.Object)
	if a.SameAs != 0 {
		words = append(words, fmt.Sprintf("(that of #%d)", a.SameAs))
	}
	add("+", a.SecondAt+a.Second)
	if a.SecondSameAs != 0 {
		words = append(words, fmt.Sprintf("(that of #%d)", a.SecondSameAs))
	}
	add("", a.Option)
	add("", a.Character)
	add("", a.Identity)
	if a.Item != 0 {
		words = append(words, fmt.Sprintf("#%d", a.Item))
	}
	if a.Number != nil {
		words = append(words, fmt.Sprint(*a.Number))
	}
	if a.Backward {
		words = append(words, "clockwise")
	}
	if a.Sealed {
		words = append(words, "sealed")
	}
	return strings.Join(words, " ")
}
