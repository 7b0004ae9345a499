package perft

import (
	"errors"

	"fengsheng/engine/driver"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Difference is the first position at which a subject and the reference part.
// Exactly one of its three reasons holds: another question is open, other
// answers are legal, or the subject did not take the last answer of the path.
type Difference struct {
	Path []wire.Move // from the counted position on

	Asked, SubjectAsked wire.Awaiting // different if the question is
	Missing, Extra      []wire.Move   // what the subject lacks, what it has too many
	Refused             string        // what the subject said instead of accepting
}

// look counts the subject's answers in the position that the machine holds and
// returns those that both sides have, and those that only the subject has.
func (w *Walk) look(at int) (both []table.Answer, extra []wire.Move, err error) {
	legal := w.read.Distinct(&w.m.S, w.m.Legal(nil))
	if w.m.S.Ask.Seat == table.Nature {
		w.n[at] += uint64(len(legal))
		return legal, nil, nil
	}
	asked, err := w.far.reach(w.path)
	var refused *refusal
	if errors.As(err, &refused) {
		w.part(Difference{Refused: refused.why})
		return nil, nil, errParted
	}
	if err != nil {
		return nil, nil, err
	}
	b := wire.Book{R: w.m.R}
	want := b.Awaiting(&w.m.S)
	if asked.Seat != want.Seat || asked.Question != want.Question {
		w.part(Difference{Asked: want, SubjectAsked: asked})
		return nil, nil, nil
	}
	if w.m.S.Result.Over {
		return nil, nil, nil
	}
	listed, err := w.far.d.Legal(want.Seat)
	if errors.Is(err, driver.ErrNoLegal) {
		return nil, nil, err
	}
	if err != nil {
		w.part(Difference{Refused: err.Error()})
		return nil, nil, errParted
	}
	both, missing, extra := w.compare(want.Seat, legal, listed)
	w.n[at] += uint64(len(both) + len(extra))
	if len(missing)+len(extra) > 0 {
		w.part(Difference{Asked: want, SubjectAsked: asked, Missing: missing, Extra: extra})
	}
	return both, extra, nil
}

// part notes the first difference.
func (w *Walk) part(d Difference) {
	if w.found != nil {
		return
	}
	d.Path = append([]wire.Move(nil), w.path...)
	w.found = &d
}

// compare finds the reference's answers in the subject's list. An action that
// means none of them, or could mean several, is extra.
func (w *Walk) compare(seat string, legal []table.Answer, listed []wire.Action) (both []table.Answer, missing, extra []wire.Move) {
	b := wire.Book{R: w.m.R}
	has := make([]bool, len(legal))
	strange := map[string]bool{}
	for _, act := range listed {
		a, err := b.Match(&w.m.S, legal, act)
		if err == nil {
			has[indexOf(legal, a)] = true
			continue
		}
		if m := (wire.Move{Seat: seat, Action: act}); !strange[words(m)] {
			strange[words(m)] = true
			extra = append(extra, m)
		}
	}
	for i, a := range legal {
		if has[i] {
			both = append(both, a)
		} else {
			missing = append(missing, w.move(a))
		}
	}
	return both, missing, extra
}

func indexOf(legal []table.Answer, a table.Answer) int {
	for i := range legal {
		if legal[i] == a {
			return i
		}
	}
	panic("perft: Match found an answer that was not given to it")
}
