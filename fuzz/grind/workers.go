package grind

import (
	"context"
	"errors"
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"fengsheng/fuzz/relation"
	"fmt"
	"sync"
	"time"

	"fengsheng/engine"
)

// Plan is how much to grind, and with what.
type Plan struct {
	Tables    []play.Seating
	Laws      []law.Law
	Relations []relation.Relation
	// RelateEvery is how many games pass between two that the relations see.
	RelateEvery int
	// Decisions is how many answers of players to play, at least.
	Decisions int
	// Seed is the first game's; every table plays each seed from there on.
	Seed uint64
	Jobs int // games that are played at the same time, at least 1
}

// Status is how far a grind has come.
type Status struct {
	Decisions int
	Games     int
	Related   int
	Since     time.Duration
}

// Rate is decisions a second.
func (s Status) Rate() float64 { return float64(s.Decisions) / max(s.Since.Seconds(), 1e-9) }

// Finding is a violation with the kind of table at which it came up.
type Finding struct {
	Table play.Seating
	*law.Violation
}

func (f *Finding) Error() string { return fmt.Sprintf("%v (%s)", f.Violation, f.Table) }

// Unwrap is the violation.
func (f *Finding) Unwrap() error { return f.Violation }

// Trace is the game that shows the violation. It ends with the answer after
// which the law was broken.
func (f *Finding) Trace() (engine.Trace, error) {
	g, err := engine.Start(f.Table.Setup())
	if err != nil {
		return engine.Trace{}, err
	}
	for i, a := range f.Answers {
		if _, err := g.Answer(a); err != nil {
			return g.Trace(), fmt.Errorf("fuzz: answer %d of the finding: %w", i+1, err)
		}
	}
	return g.Trace(), nil
}

// Grind plays until the plan is fulfilled, the context is done, or a law is
// broken; the error is then a *Finding, even if the game that shows it was the
// last one. Progress is called every ten seconds,
// from one goroutine at a time. What was counted is returned in any case.
func Grind(ctx context.Context, p Plan, progress func(Status)) (Status, error) {
	if len(p.Tables) == 0 {
		return Status{}, errors.New("fuzz: no kind of table to play at; Seatings lists them all")
	}
	ctx, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	c := &count{start: time.Now(), want: p.Decisions, stop: stop}
	var wg sync.WaitGroup
	for job := range max(p.Jobs, 1) {
		wg.Go(func() { c.work(ctx, p, job) })
	}
	done := make(chan struct{})
	go func() { wg.Wait(); close(done) }()
	tick := time.NewTicker(10 * time.Second)
	defer tick.Stop()
	for {
		select {
		case <-tick.C:
			progress(c.now())
		case <-done:
			return c.now(), c.end(context.Cause(ctx))
		}
	}
}

// errEnough says that the plan is fulfilled.
var errEnough = errors.New("fuzz: enough decisions")

// count is what all workers have done together.
type count struct {
	mu    sync.Mutex
	s     Status
	start time.Time
	want  int
	stop  context.CancelCauseFunc
	err   error // the first
}

func (c *count) now() Status {
	c.mu.Lock()
	defer c.mu.Unlock()
	s := c.s
	s.Since = time.Since(c.start)
	return s
}

func (c *count) add(decisions, games, related int) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.s.Decisions += decisions
	c.s.Games += games
	c.s.Related += related
	if c.s.Decisions >= c.want {
		c.stop(errEnough)
	}
}

// fail ends the grind with an error.
func (c *count) fail(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err == nil {
		c.err = err
	}
	c.stop(err)
}

// end is the error of a grind that was stopped for some cause. A game under way
// when others had played enough may still have shown something.
func (c *count) end(cause error) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.err == nil && !errors.Is(cause, errEnough) {
		return cause
	}
	return c.err
}

// work plays every Jobs-th table with one seed after another.
func (c *count) work(ctx context.Context, p Plan, job int) {
	grinders := make([]*law.Grinder, len(p.Tables))
	for i, at := range p.Tables {
		r, err := at.Rules()
		if err != nil {
			c.fail(err)
			return
		}
		grinders[i] = law.NewGrinder(r, p.Laws)
		grinders[i].At(at.Setup())
	}
	for n := job; ctx.Err() == nil; n += max(p.Jobs, 1) {
		at := n % len(p.Tables)
		g := grinders[at]
		was := *g
		related, err := p.play(g, n, at)
		c.add(g.Decisions-was.Decisions, g.Games-was.Games, related)
		if err != nil {
			c.fail(finding(p.Tables[at], err))
			return
		}
	}
}

// play is the n-th game, at that table; related is how many the relations have seen.
func (p *Plan) play(g *law.Grinder, n, at int) (related int, err error) {
	players, seed := p.Tables[at].Players, p.Seed+uint64(n/len(p.Tables))
	err = g.Game(players, seed)
	if err == nil && p.RelateEvery > 0 && n%p.RelateEvery == 0 {
		return 1, relate(g, p.Relations, players, seed)
	}
	return 0, err
}

func finding(at play.Seating, err error) error {
	var v *law.Violation
	if errors.As(err, &v) {
		return &Finding{at, v}
	}
	return err
}
