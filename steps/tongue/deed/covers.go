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
	return aimed(want, got.Target, got.Object, got.SecondAt, got.Second) || want.Second != "" && aimed(want, got.SecondAt, got.Second, got.Target, got.Object)
}

func aimed(want wire.Action, target, object, secondAt, second string) bool {
	return (want.Target == "" || want.Target == target) && (want.Object == "" || noun.Card(want.Object).Fits(object)) &&
		(want.SecondAt == "" || want.SecondAt == secondAt) && (want.Second == "" || noun.Card(want.Second).Fits(second))
}

// Says is Covers by the names of the protocol: what an action says is so to the letter in another one.
func Says(said, got wire.Action) bool {
	same := func(a, b string) bool { return a == "" || a == b }
	if said.Do != got.Do || said.Backward != got.Backward || said.Sealed != got.Sealed || said.Item != 0 && said.Item != got.Item ||
		said.Number != nil && (got.Number == nil || *said.Number != *got.Number) {
		return false
	}
	aims := func(target, object, secondAt, second string) bool {
		return same(said.Target, target) && same(said.Object, object) && same(said.SecondAt, secondAt) && same(said.Second, second)
	}
	return same(said.Card, got.Card) && same(said.As, got.As) && same(said.Skill, got.Skill) && same(said.Option, got.Option) &&
		same(said.Character, got.Character) && (aims(got.Target, got.Object, got.SecondAt, got.Second) ||
		said.Second != "" && aims(got.SecondAt, got.Second, got.Target, got.Object))
}
