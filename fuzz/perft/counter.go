package perft

import (
	"context"
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/reading"
)

// Counter counts on the reference engine. It takes positions back by loading
// copies, and allocates nothing per position. It is not safe for concurrent use.
type Counter struct {
	m      *rule.Machine
	read   *reading.Reader
	levels []level
}

// level is one place in a sequence.
type level struct {
	at      table.State
	answers []table.Answer
	n       uint64 // sequences that end here
}

// Share is how many of the sequences begin with an answer.
type Share struct {
	Answer table.Answer
	Count  uint64
}

// Division is what one walk through the sequences finds.
type Division struct {
	// Sequences are the counts for 1, 2, 3 … answers.
	Sequences []uint64
	// Shares divides the last of them by first answer, in the order of the
	// legal answers.
	Shares []Share
}

// NewCounter is a counter for positions of the rules.
func NewCounter(r *rule.Rules) *Counter {
	return &Counter{m: rule.New(r), read: reading.New(r)}
}

// Divide counts the sequences of up to depth answers from the position on.
// Done, unless nil, hears after each first answer how many of how many are
// counted. It fails only when the context ends; the shares that are complete
// then come back with its error, and no sequences.
func (c *Counter) Divide(ctx context.Context, s *table.State, depth int, done func(i, of int)) (Division, error) {
	if depth < 1 {
		return Division{}, fmt.Errorf("perft: depth %d, expected at least 1", depth)
	}
	c.levels = make([]level, depth)
	c.m.Load(s)
	first := c.answers(&c.levels[0])
	c.levels[0].n = uint64(len(first))
	var out Division
	for i, a := range first {
		n := uint64(1)
		if depth > 1 {
			c.m.Load(s)
			c.step(a)
			before := c.levels[depth-1].n
			if err := c.count(ctx, 1); err != nil {
				return out, err
			}
			n = c.levels[depth-1].n - before
		}
		out.Shares = append(out.Shares, Share{a, n})
		if done != nil {
			done(i+1, len(first))
		}
	}
	for i := range c.levels {
		out.Sequences = append(out.Sequences, c.levels[i].n)
	}
	return out, nil
}

func (c *Counter) answers(l *level) []table.Answer {
	l.answers = c.read.Distinct(&c.m.S, c.m.Legal(l.answers[:0]))
	return l.answers
}

// looksUp is how many answers are left when the counter looks whether it is
// still wanted: often enough for a person, too rarely to cost anything.
const looksUp = 4

func (c *Counter) count(ctx context.Context, at int) error {
	left := len(c.levels) - at
	if left == looksUp && ctx.Err() != nil {
		return ctx.Err()
	}
	l := &c.levels[at]
	answers := c.answers(l)
	l.n += uint64(len(answers))
	if left == 1 {
		return nil
	}
	l.at = c.m.S
	for i, a := range answers {
		if i > 0 {
			c.m.Load(&l.at)
		}
		c.step(a)
		if err := c.count(ctx, at+1); err != nil {
			return err
		}
	}
	return nil
}

func (c *Counter) step(a table.Answer) {
	if _, err := c.m.Step(a); err != nil {
		panic(fmt.Sprintf("perft: the engine refuses %+v, which it has listed: %v", a, err))
	}
}
