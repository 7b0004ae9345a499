package story

import (
	"fmt"
	"io"
	"slices"
	"sync"

	"fengsheng/engine/wire"
	"fengsheng/features/rulings"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// ErrUnsayable is wrapped by the refusal of a finding for which the vocabulary has no words, such as a difference in
// the deal. The trace then has to do.
var ErrUnsayable = deed.ErrUnsayable

// catalogue is read once: it is the same for every finding.
var catalogue = sync.OnceValues(rulings.Load)

// Write writes the finding as a feature file. A finding whose game the reference does not play is an error, as is one
// that cannot be said (ErrUnsayable).
func Write(w io.Writer, f Finding) error {
	c, err := catalogue()
	if err != nil {
		return fmt.Errorf("story: %w", err)
	}
	t, err := perform(f.Setup, f.played())
	if err != nil {
		return err
	}
	s, err := t.scenario(c, f)
	if err != nil {
		return err
	}
	return s.write(w)
}

// played are the answers that the reference gives: a legal one that was rejected among them.
func (f Finding) played() []wire.Move {
	if f.Last.Kind != RejectedLegal || f.Last.Act == nil {
		return f.Moves
	}
	return append(slices.Clone(f.Moves), *f.Last.Act)
}

func (t *tape) scenario(c *rulings.Catalogue, f Finding) (scenario, error) {
	out := scenario{name: quote(f.Name), profile: t.setup.Profile, readings: t.setup.Readings, comments: comments(f)}
	r, err := rosterOf(t.setup)
	if err != nil {
		return out, err
	}
	given, err := opening(t.setup)
	if err != nil {
		return out, err
	}
	deeds, err := t.deeds(r)
	if err != nil {
		return out, err
	}
	j := t.judge(r)
	claims, err := j.claims(f.Last)
	if err != nil {
		return out, err
	}
	if out.blocks, err = t.blocks(j, given, deeds, claims, f.Last.Kind); err != nil {
		return out, err
	}
	out.title = title(deeds, claims, out.name)
	if out.suspects, err = t.chosen(c, f); err != nil {
		return out, err
	}
	if width(out.tags()) > maxWidth-4 {
		out.suspects = out.suspects[:1]
	}
	return out, nil
}

// blocks puts the steps under their keywords. Claims about what happened look back to the last 当, so what they are
// about stands alone there; answers that are refused on the way are claims too.
func (t *tape) blocks(j judge, given []any, deeds []told, claims []any, kind Kind) ([]block, error) {
	out := []block{{grammar.Given, given}}
	for first := 0; first < len(t.beats) && t.beats[first].formal; first++ {
		out[0].lines = append(out[0].lines, laid(t.beats[first].chance)...)
	}
	breaks := t.breaks(deeds, kind)
	for i, d := range deeds {
		if slices.Contains(breaks, i) {
			lines, err := t.between(j, d)
			if err != nil {
				return nil, err
			}
			out = append(out, block{grammar.Then, lines})
		}
		if out[len(out)-1].keyword != grammar.When {
			out = append(out, block{keyword: grammar.When})
		}
		b := &out[len(out)-1]
		b.lines = append(append(b.lines, laid(t.outcomes(d))...), d.deed)
	}
	return append(out, block{grammar.Then, claims}), nil
}

// maxBreaks leaves a scenario with no more blocks of 当 than package lint allows.
const maxBreaks = 2

// breaks are the deeds before which something is claimed. Where there are too many, the last ones count.
func (t *tape) breaks(deeds []told, kind Kind) []int {
	var out []int
	for i, d := range deeds {
		alone := i > 0 && i == len(deeds)-1 && (kind == Events || kind == RejectedLegal)
		if alone || len(t.triedAt(d.first)) > 0 {
			out = append(out, i)
		}
	}
	return out[max(0, len(out)-maxBreaks):]
}

// between are the claims before a deed: what is refused there, and who is asked.
func (t *tape) between(j judge, d told) ([]any, error) {
	b := t.beats[d.first]
	var out []any
	here := stand{b.before, b.legal}
	for _, m := range t.refusedAt(d.first, here) {
		c, err := j.cannot(m, here)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return append(out, judge{view: b.before.view, asked: b.before.asked}.open()...), nil
}

// laid are the lines that decide what chance does.
func laid(cards []string) []any {
	return inLines(noun.CardsOf(cards), func(some noun.Cards) any { return deed.Decides{Cards: some} })
}

func title(deeds []told, claims []any, name string) string {
	const most = maxWidth - 10
	end := "（" + name + "）"
	say := written(claims[0])
	if len(deeds) > 0 {
		last := written(deeds[len(deeds)-1].deed)
		if width(last+"之后，"+say+end) <= most {
			return last + "之后，" + say + end
		}
	}
	if width(say+end) > most && len(deeds) > 0 {
		say = written(deeds[len(deeds)-1].deed) + "之后与规则不符"
	}
	if width(say+end) > most {
		say = "与规则不符"
	}
	return wrap(say+end, most)[0]
}

func comments(f Finding) []string {
	out := []string{"由模糊测试写成：参考实现通过，被测程序不通过。"}
	if f.Signature != "" {
		out = append(out, "特征："+f.Signature)
	}
	d := string(f.Last.Kind)
	if f.Last.Viewer != "" {
		d += "，" + f.Last.Viewer + " 看来"
	}
	if f.Last.Path != "" {
		d += "，" + f.Last.Path
	}
	if f.Last.Want != "" || f.Last.Got != "" {
		d += "，应为 " + f.Last.Want + "，实为 " + f.Last.Got
	}
	return append(out, "差异："+d)
}
