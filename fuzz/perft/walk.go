package perft

import (
	"context"
	"errors"
	"slices"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/reading"
)

// ErrBeginsWithChance is returned for a set-up or a position in which chance is
// asked first: the protocol gives outcomes only along with an act, so that no
// subject can be brought there.
var ErrBeginsWithChance = errors.New("perft: the position begins with a question to chance, which the protocol cannot answer")

// errParted ends a walk that the subject cannot go on with.
var errParted = errors.New("perft: the subject cannot go on")

// Pair is how many sequences begin with an answer on either side. A side that
// does not have the answer has no count.
type Pair struct {
	Move               wire.Move
	Reference, Subject *uint64
}

// Comparison is a count on the reference and on a subject.
type Comparison struct {
	// Reference and Subject are the counts for 1, 2, 3 … answers.
	Reference, Subject []uint64
	Shares             []Pair // of the last count, by first answer
	Difference         *Difference
}

// Walk counts on a subject and on the reference at once. The subject lists its
// legal answers and is brought to each position by playing the answers that
// lead there; chance does what the reference says it can. What only the subject
// allows is counted but not followed, since nobody can say what chance might do
// after it.
type Walk struct {
	g    *engine.Game // the position to count from; never played on
	m    *rule.Machine
	read *reading.Reader
	far  follower
	path []wire.Move // from the position on

	n     []uint64
	found *Difference
}

// NewWalk is a walk on the subject from the end of the trace. It fails if the
// reference cannot be brought there, or no subject can.
func NewWalk(d driver.Driver, t engine.Trace) (*Walk, error) {
	g, err := Open(t)
	if err != nil {
		return nil, err
	}
	byChance := len(t.Moves) > 0 && t.Moves[0].Seat == table.Nature.String()
	if byChance || g.Asked() == table.Nature {
		return nil, ErrBeginsWithChance
	}
	r := g.Machine().R
	return &Walk{g: g, m: rule.New(r), read: reading.New(r), far: follower{d: d, trace: t}}, nil
}

// Compare counts deeper and deeper and stops at the first depth at which the
// two differ, so that the difference is as near as there is one. Done, unless
// nil, hears how many of how many first answers are counted at a depth. An
// error is the context's, or means that the subject cannot be brought to the
// position or cannot list its answers.
func (w *Walk) Compare(ctx context.Context, depth int, done func(depth, i, of int)) (Comparison, error) {
	c := NewCounter(w.m.R)
	var out Comparison
	for at := 1; at <= depth; at++ {
		ref, err := c.Divide(ctx, w.g.State(), at, nil)
		if err != nil {
			return out, err
		}
		w.n, w.path = make([]uint64, at), w.path[:0]
		shares, err := w.divide(ctx, ref.Shares, func(i, of int) {
			if done != nil {
				done(at, i, of)
			}
		})
		if err != nil && !errors.Is(err, errParted) {
			return out, err
		}
		out = Comparison{ref.Sequences, w.n, shares, w.found}
		if w.found != nil {
			break
		}
	}
	return out, nil
}

// divide is one walk, as deep as w.n is long.
func (w *Walk) divide(ctx context.Context, ref []Share, done func(i, of int)) ([]Pair, error) {
	w.m.Load(w.g.State())
	both, extra, err := w.look(0)
	if err != nil {
		return nil, err
	}
	out := w.pairs(ref, both, extra)
	for i, a := range both {
		before := w.n[len(w.n)-1]
		w.m.Load(w.g.State())
		share := out[slices.IndexFunc(ref, func(x Share) bool { return x.Answer == a })].Subject
		if err := w.follow(ctx, a, 1); err != nil {
			return out, err
		}
		if len(w.n) > 1 {
			*share = w.n[len(w.n)-1] - before
		}
		done(i+1, len(both))
	}
	return out, nil
}

// follow gives the answer and counts what comes after it.
func (w *Walk) follow(ctx context.Context, a table.Answer, at int) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	if at == len(w.n) {
		return nil
	}
	w.path = append(w.path, w.move(a))
	defer func() { w.path = w.path[:len(w.path)-1] }()
	if _, err := w.m.Step(a); err != nil {
		return err
	}
	both, _, err := w.look(at)
	if err != nil {
		return err
	}
	here := w.m.S
	for _, a := range both {
		w.m.Load(&here)
		if err := w.follow(ctx, a, at+1); err != nil {
			return err
		}
	}
	return nil
}

func (w *Walk) move(a table.Answer) wire.Move {
	b := wire.Book{R: w.m.R}
	return wire.Move{Seat: wire.SeatWord(w.m.S.Ask.Seat), Action: b.Action(&w.m.S, a)}
}

// pairs sets the first answers of both sides side by side, the reference's
// first. The machine holds the position. An answer counts one until more is
// known.
func (w *Walk) pairs(ref []Share, both []table.Answer, extra []wire.Move) []Pair {
	one := func() *uint64 { n := uint64(1); return &n }
	var out []Pair
	for _, x := range ref {
		p := Pair{Move: w.move(x.Answer), Reference: &x.Count}
		if slices.Contains(both, x.Answer) {
			p.Subject = one()
		}
		out = append(out, p)
	}
	for _, m := range extra {
		out = append(out, Pair{Move: m, Subject: one()})
	}
	return out
}

func words(m wire.Move) string { return m.Seat + " " + m.Action.String() }
