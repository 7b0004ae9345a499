package steps

import "fengsheng/engine/wire"

// meanings are the legal answers that an action could mean. An action that leaves its aim open is refused where it could
// mean several, which must not be taken for a refusal by the rules.
func (w *World) meanings(m wire.Move) []string {
	legal, err := w.game.Legal(m.Seat)
	if err != nil {
		return nil
	}
	var out []string
	for _, a := range legal {
		if covers(m.Action, a) {
			out = append(out, w.saying(a))
		}
	}
	return out
}

// covers is whether everything that an action says is so in a legal answer.
func covers(want, got wire.Action) bool {
	if want.Do != got.Do || want.Number != nil && (got.Number == nil || *want.Number != *got.Number) ||
		want.Item != 0 && want.Item != got.Item || want.Sealed != got.Sealed || want.Backward != got.Backward {
		return false
	}
	for _, p := range [...][2]string{{want.Skill, got.Skill}, {want.As, got.As}, {want.Option, got.Option}, {want.Character, got.Character}} {
		if p[0] != "" && p[0] != p[1] {
			return false
		}
	}
	if want.Card != "" && !fits(want.Card, got.Card) {
		return false
	}
	return aimed(want, got.Target, got.Object, got.SecondAt, got.Second) || want.Second != "" && aimed(want, got.SecondAt, got.Second, got.Target, got.Object)
}

func aimed(want wire.Action, target, object, secondAt, second string) bool {
	return (want.Target == "" || want.Target == target) && (want.Object == "" || fits(want.Object, object)) &&
		(want.SecondAt == "" || want.SecondAt == secondAt) && (want.Second == "" || fits(want.Second, second))
}
