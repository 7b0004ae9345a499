package story

import (
	"fmt"
	"slices"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// judge says what the reference says at the end of a tape.
type judge struct {
	*tape
	roster []profileCharacter
	view   wire.View // of everything
	asked  wire.Awaiting
}

func (t *tape) judge(roster []profileCharacter) judge {
	m := now(t.game)
	return judge{t, roster, m.view, m.asked}
}

// claims are the 那么-lines: what the difference is about, then who is asked what, so that a game that goes astray
// later is caught too.
func (j judge) claims(d Difference) ([]line, error) {
	refused, err := j.cannots(d)
	if err != nil {
		return nil, err
	}
	out := plain(refused...)
	switch d.Kind {
	case AcceptedIllegal, ChangedByRefusal:
		if len(refused) == 0 {
			return nil, fmt.Errorf("%w: the finding does not say which act is illegal", ErrUnsayable)
		}
		if field, _ := place(d.Path); field.field != "" {
			out = append(out, j.at(d)...)
		}
	case RejectedLegal:
		out = append(out, plain(j.happened()...)...)
	case Legal:
		lines, err := j.legal(d)
		if err != nil {
			return nil, err
		}
		out = append(out, lines...)
	case Events:
		out = append(out, plain(j.announced(d)...)...)
	case Awaiting:
		out = append(out, plain(j.question(d.Path)...)...)
	case Result:
		out = append(out, plain(j.result()...)...)
		if isSeat(d.Viewer) {
			out = append(out, j.at(d)...)
		}
	case View:
		out = append(out, j.at(d)...)
	}
	out = append(out, plain(j.open()...)...)
	if d.Kind == Crash || d.Kind == Timeout || d.Kind == Protocol || d.Kind == Nondeterministic || d.Kind == Chance || len(out) < 2 {
		out = append(append(out, j.table()...), j.rest()...)
	}
	return once(out), nil
}

// rest claims what lies elsewhere than before the players.
func (j judge) rest() []line {
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
func once(lines []line) []line {
	var out []line
	for _, l := range lines {
		if !slices.ContainsFunc(out, func(o line) bool { return o.text == l.text }) {
			out = append(out, l)
		}
	}
	return out
}

// table claims what lies before everybody.
func (j judge) table() []line {
	rows := [][]string{{"玩家", "角色", "手牌", "情报"}}
	for _, s := range j.view.Seats {
		side := "（盖伏）"
		if s.FaceUp {
			side = "（翻开）"
		}
		if s.Character == "" {
			side = ""
		}
		rows = append(rows, []string{s.Seat, s.Character + side, orNone(inCell(s.Hand)), orNone(inCell(s.Intel))})
	}
	return []line{{"桌面是", withoutEmpty(rows)}}
}

func orNone(cell string) string {
	if cell == "" {
		return "无"
	}
	return cell
}
