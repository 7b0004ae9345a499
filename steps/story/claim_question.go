package story

import (
	"slices"

	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/noun"
)

// open is the question that is open, or how the game ended.
func (j judge) open() []any {
	switch c := claim.Open(j.asked).(type) {
	case nil:
		return j.result()
	case claim.Priority:
		c.Unresolved = len(j.view.Stack) > 0
		return []any{c}
	default:
		return []any{c}
	}
}

// question is all that can be said of the open question: the formal ones before it too, and the phase.
func (j judge) question(path string) []any {
	_, field := place(path)
	return slices.Concat(j.formalities(), j.open(), j.concerns(field), j.phase())
}

// formalities are the questions that the steps answer by themselves, after the last answer.
func (j judge) formalities() []any {
	var out []any
	for _, b := range j.beats[j.lastTold()+1:] {
		out = append(out, claim.WasAsked{Who: noun.Seat(b.Seat), What: wire.AskReveal})
	}
	return out
}

// lastTold is the last beat that a scenario tells, -1 without any.
func (j judge) lastTold() int {
	i := len(j.beats) - 1
	for i >= 0 && j.beats[i].formal {
		i--
	}
	return i
}

// concerns says whom the open question is about or whether it may be declined, where that is the field that differs.
func (j judge) concerns(field string) []any {
	switch {
	case j.asked.Question == wire.AskNothing:
	case field == "about" && j.asked.About == "":
		return []any{claim.QuestionIs{Trait: "nobody"}}
	case field == "about":
		return []any{claim.QuestionIs{About: noun.Seat(j.asked.About)}}
	case field == "may" && j.asked.May:
		return []any{claim.QuestionIs{Trait: "may"}}
	case field == "may":
		return []any{claim.QuestionIs{Trait: "must"}}
	}
	return nil
}

func (j judge) phase() []any {
	p := noun.Phase(j.view.Phase)
	if p.Write("zh-CN") == "" || j.view.Turn == "" {
		return nil
	}
	return []any{claim.PhaseIs{Who: noun.Seat(j.view.Turn), Phase: p}}
}

// result is how the game stands or ended.
func (j judge) result() []any { return append(j.declarer(), claim.Result(j.view)) }

func (j judge) declarer() []any {
	if r := j.view.Result; r != nil && r.Declarer != "" {
		return []any{claim.Declares{Who: noun.Seat(r.Declarer)}}
	}
	return nil
}
