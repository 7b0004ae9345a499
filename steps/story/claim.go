package story

import (
	"fmt"
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/noun"
)

// judge says what the reference says at the end of a tape.
type judge struct {
	*tape
	roster roster
	view   wire.View // of everything
	asked  wire.Awaiting
}

func (t *tape) judge(r roster) judge {
	m := now(t.game)
	return judge{t, r, m.view, m.asked}
}

// claims are the 那么-lines: what the difference is about, then who is asked what, so that a game that goes astray
// later is caught too.
func (j judge) claims(d Difference) ([]any, error) {
	out, err := j.cannots(d)
	if err != nil {
		return nil, err
	}
	switch d.Kind {
	case AcceptedIllegal, ChangedByRefusal:
		if len(out) == 0 {
			return nil, fmt.Errorf("%w: the finding does not say which act is illegal", ErrUnsayable)
		}
		if field, _ := place(d.Path); field.field != "" {
			out = append(out, j.at(d)...)
		}
	case RejectedLegal:
		out = append(out, j.happened()...)
	case Legal:
		lines, err := j.legal(d)
		if err != nil {
			return nil, err
		}
		out = append(out, lines...)
	case Events:
		out = append(out, j.announced(d)...)
	case Awaiting:
		out = append(out, j.question(d.Path)...)
	case Result:
		out = append(out, j.result()...)
		if isSeat(d.Viewer) {
			out = append(out, j.at(d)...)
		}
	case View:
		out = append(out, j.at(d)...)
	}
	out = append(out, j.open()...)
	if d.Kind == Crash || d.Kind == Timeout || d.Kind == Protocol || d.Kind == Nondeterministic || d.Kind == Chance || len(out) < 2 {
		out = append(append(out, j.table()...), j.rest()...)
	}
	return once(out), nil
}

// rest claims what lies elsewhere than before the players.
func (j judge) rest() []any {
	g := &glance{View: j.view, viewer: driver.Everything}
	g.discard()
	if g.Transit != nil {
		g.transit("")
	}
	if len(g.Stack) > 0 {
		g.stack(-1)
	}
	return g.out
}

// once drops lines that stand there already.
func once(lines []any) []any {
	var out []any
	for _, l := range lines {
		if !slices.ContainsFunc(out, func(o any) bool { return written(o) == written(l) }) {
			out = append(out, l)
		}
	}
	return out
}

// table claims what lies before everybody.
func (j judge) table() []any {
	says := []noun.Column{"character", "hand", "intel"}
	if !slices.ContainsFunc(j.view.Seats, func(s wire.SeatView) bool { return s.Character != "" }) {
		says = says[1:]
	}
	out := claim.TableIs{}
	for _, s := range j.view.Seats {
		out.Rows = append(out.Rows, claim.RowOf(s, says))
	}
	return []any{out}
}
