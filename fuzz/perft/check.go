package perft

import (
	"context"
	"fmt"

	"fengsheng/engine"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Take plays the trace up to the position at its end, under the rules.
func Take(r *rule.Rules, t engine.Trace) (*engine.Game, error) {
	g, err := engine.StartUnder(r, t.Setup)
	if err != nil {
		return nil, fmt.Errorf("perft: %w", err)
	}
	for i, mv := range t.Moves {
		if at := g.Awaiting().Seat; at != mv.Seat {
			return nil, fmt.Errorf("perft: move %d is for %q, but %q is asked", i+1, mv.Seat, at)
		}
		if _, err := g.Do(mv.Action); err != nil {
			return nil, fmt.Errorf("perft: move %d: %w", i+1, err)
		}
	}
	return g, nil
}

// Open takes up the trace's position under the rules of its profile.
func Open(t engine.Trace) (*engine.Game, error) {
	g, err := engine.Start(t.Setup)
	if err != nil {
		return nil, fmt.Errorf("perft: %w", err)
	}
	return Take(g.Machine().R, t)
}

// Lines writes down the shares of the position's first answers.
func Lines(g *engine.Game, shares []Share) []Line {
	var out []Line
	for _, x := range shares {
		out = append(out, Line{words(Move(g, x.Answer)), x.Count})
	}
	return out
}

// Move is an answer to the open question of the game, in the game's words.
func Move(g *engine.Game, a table.Answer) wire.Move {
	return wire.Move{Seat: wire.SeatWord(g.Asked()), Action: g.Book().Action(g.State(), a)}
}

// Mismatch is a number of a table that a count does not confirm.
type Mismatch struct {
	Depth     int
	Words     string // the first answer it is about; empty for all together
	Published uint64
	Counted   uint64
}

// Check counts again, from the position of the game, which may have been taken
// up under other rules, and lists what differs: the first depth that does, and
// the first answers whose shares do at the depth of the division.
func (t Table) Check(ctx context.Context, g *engine.Game) ([]Mismatch, error) {
	if len(t.Sequences) == 0 {
		return nil, fmt.Errorf("perft: table %s has no counts yet", t.Name)
	}
	got, err := NewCounter(g.Machine().R).Divide(ctx, g.State(), len(t.Sequences), nil)
	if err != nil {
		return nil, err
	}
	var out []Mismatch
	for i, want := range t.Sequences {
		if n := got.Sequences[i]; n != want {
			out = append(out, Mismatch{Depth: i + 1, Published: want, Counted: n})
			break
		}
	}
	return append(out, compare(len(t.Sequences), t.Divide, Lines(g, got.Shares))...), nil
}

// compare lists the first answers that are on one side only or have different
// shares.
func compare(depth int, want, got []Line) []Mismatch {
	published := map[string]uint64{}
	for _, l := range want {
		published[l.Words] = l.Count
	}
	var out []Mismatch
	for _, l := range got {
		if n := published[l.Words]; n != l.Count {
			out = append(out, Mismatch{depth, l.Words, n, l.Count})
		}
		delete(published, l.Words)
	}
	for _, l := range want {
		if n, left := published[l.Words]; left && n > 0 {
			out = append(out, Mismatch{depth, l.Words, n, 0})
		}
	}
	return out
}

// MaxDepth bounds the depth of a published count.
const MaxDepth = 40

// Count counts deeper and deeper and puts into the table what it finds, up to
// the last depth with at most enough sequences.
func (t *Table) Count(ctx context.Context, g *engine.Game, enough uint64) error {
	c := NewCounter(g.Machine().R)
	t.Sequences, t.Divide = nil, nil
	for depth := 1; depth <= MaxDepth; depth++ {
		got, err := c.Divide(ctx, g.State(), depth, nil)
		if err != nil {
			return err
		}
		if n := got.Sequences[depth-1]; n > enough || n == 0 {
			return nil
		}
		t.Sequences, t.Divide = got.Sequences, Lines(g, got.Shares)
	}
	return nil
}
