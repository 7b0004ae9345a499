package deed

import (
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/noun"
)

// Covers is whether everything that an action says is so in a legal answer.
func Covers(want, got wire.Action) bool {
	if want.Do != got.Do || want.Number != nil && (got.Number == nil || *want.Number != *got.Number) ||
		want.Item != 0 && want.Item != got.Item || want.Sealed != got.Sealed || want.Backward != got.Backward {
		return false
	}
	for _, p := range [...][2]string{{want.Skill, got.Skill}, {want.As, got.As}, {want.Option, got.Option}, {want.Character, got.Character}} {
		if p[0] != "" && p[0] != p[1] {
			return false
		}
	}
	if want.Card != "" && !noun.Card(want.Card).Fits(got.Card) {
		return false
	}
	return aimed(want, got, fits) || want.Second != "" && aimed(want, turned(got), fits)
}

// aimed is whether what an action says of its aim is so in another one; same compares two cards.
func aimed(said, got wire.Action, same func(said, got string) bool) bool {
	for _, seats := range [...][2]string{{said.Target, got.Target}, {said.SecondAt, got.SecondAt}} {
		if seats[0] != "" && seats[0] != seats[1] {
			return false
		}
	}
	for _, entries := range [...][2]int{{said.SameAs, got.SameAs}, {said.SecondSameAs, got.SecondSameAs}} {
		if entries[0] != 0 && entries[0] != entries[1] {
			return false
		}
	}
	return (said.Object == "" || same(said.Object, got.Object)) && (said.Second == "" || same(said.Second, got.Second))
}

// turned is an action that names its two intel in the other order, which means the same.
func turned(a wire.Action) wire.Action {
	a.Target, a.Object, a.SameAs, a.SecondAt, a.Second, a.SecondSameAs = a.SecondAt, a.Second, a.SecondSameAs, a.Target, a.Object, a.SameAs
	return a
}

func fits(said, got string) bool { return noun.Card(said).Fits(got) }

func equal(said, got string) bool { return said == got }

// Says is Covers by the names of the protocol: what an action says is so to the letter in another one.
func Says(said, got wire.Action) bool {
	same := func(a, b string) bool { return a == "" || a == b }
	if said.Do != got.Do || said.Backward != got.Backward || said.Sealed != got.Sealed || said.Item != 0 && said.Item != got.Item ||
		said.Number != nil && (got.Number == nil || *said.Number != *got.Number) {
		return false
	}
	return same(said.Card, got.Card) && same(said.As, got.As) && same(said.Skill, got.Skill) && same(said.Option, got.Option) &&
		same(said.Character, got.Character) && (aimed(said, got, equal) || said.Second != "" && aimed(said, turned(got), equal))
}
