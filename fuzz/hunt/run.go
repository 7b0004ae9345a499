package hunt

import (
	"context"
	"errors"
	"sync"
	"time"

	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
)

// Options say how long to hunt and who wants to hear of it.
type Options struct {
	Seed  uint64    // of the first game; the next games have the next numbers
	Games int       // 0 is no limit
	Until time.Time // when no more games are begun; zero is never
	// Most is how many kinds of faults are enough; 0 is no limit. A subject that
	// does everything wrong is not worth a thousand examples.
	Most   int
	Budget shrink.Budget // for each finding
	// Found is told each finding as soon as there is something of it: the game
	// as it was played, and again when it is shrunk. It is never called twice at
	// a time. Its error ends the hunt.
	Found func(Finding) error
	// Played is told of progress after every game, never twice at a time.
	Played func(*Tally)
}

// Run hunts with several hunters at once, one goroutine each, and goes on from
// what the tally holds already. It ends when the limits are reached, when ctx is
// done, or with an error: a hunter that cannot go on, or a finding that could
// not be kept. The tally is complete in any case.
func Run(ctx context.Context, hunters []Hunter, t *Tally, o Options) error {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	r := &run{ctx: ctx, stop: stop, o: o, tally: t}
	var all sync.WaitGroup
	for _, h := range hunters {
		all.Go(func() { r.work(h) })
	}
	all.Wait()
	return r.err
}

type run struct {
	ctx  context.Context
	stop context.CancelFunc
	o    Options

	mu    sync.Mutex
	tally *Tally
	err   error
}

// work plays games until there are none left.
func (r *run) work(h Hunter) {
	for {
		seed, more := r.next()
		if !more {
			return
		}
		g, err := h.Play(seed)
		if err != nil {
			r.fail(err)
			return
		}
		if r.book(seed, g) {
			if err := r.examine(h, seed, *g.Fault); err != nil {
				r.fail(err)
				return
			}
		}
		r.finish(seed)
	}
}

// next takes a seed that has not been played.
func (r *run) next() (uint64, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.ctx.Err() != nil || r.o.Most > 0 && len(r.tally.Findings) >= r.o.Most || r.o.Games > 0 && r.tally.taken >= uint64(r.o.Games) ||
		!r.o.Until.IsZero() && !time.Now().Before(r.o.Until) {
		return 0, false
	}
	return r.tally.take(r.o.Seed), true
}

func (r *run) fail(err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.err == nil {
		r.err = err
	}
	r.stop()
}

// book counts a game and reports whether its fault is a new one.
func (r *run) book(seed uint64, g Game) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.tally.book(seed, g)
}

// finish tells how far the hunt is.
func (r *run) finish(seed uint64) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.tally.done(seed)
	if r.o.Played != nil {
		r.o.Played(r.tally)
	}
}

// examine keeps a new fault, finds out whether it can be repeated, and makes it
// small. If the subject is lost on the way, what there is stands.
func (r *run) examine(h Hunter, seed uint64, f Fault) error {
	found := Finding{Signature: f.Signature, Seed: seed, Case: f.Case, Says: f.Says, Parted: f.Parted,
		From: len(f.Case.Acts)}
	if err := r.keep(found); err != nil {
		return err
	}
	last, err := r.made(h, found, f)
	last.Signature, last.Seed, last.Final = f.Signature, seed, true
	return errors.Join(err, r.keep(last))
}

// made is what becomes of a finding.
func (r *run) made(h Hunter, found Finding, f Fault) (Finding, error) {
	h.Focus(f)
	for range 2 {
		h.Afresh()
		again, err := h.Again(f.Case)
		if err != nil {
			return found, err
		}
		if again == nil || again.Signature != f.Signature {
			return unstable(found, again), nil
		}
	}
	close, err := h.Closely(f.Case)
	if err != nil || close == nil {
		return found, err
	}
	return Smaller(r.ctx, h, *close, r.o.Budget)
}

// unstable is a finding that showed once.
func unstable(f Finding, again *Fault) Finding {
	if f.Parted == nil {
		return f
	}
	d := *f.Parted
	d.Kind, d.Got = lockstep.Nondeterministic, "first "+string(f.Parted.Kind)+" "+f.Parted.Got+", then nothing"
	if again != nil {
		d.Got = "first " + f.Signature + ", then " + again.Signature
	}
	f.Parted, f.Says = &d, d.Error()
	return f
}

// Smaller shrinks a fault that can be repeated. What comes out is confirmed in
// a fresh process; where that fails the game is left as it was. That ctx is done
// ends the shrinking, not the finding.
func Smaller(ctx context.Context, h Hunter, f Fault, b shrink.Budget) (Finding, error) {
	h.Focus(f)
	out := Finding{Signature: f.Signature, Case: f.Case, Says: f.Says, Parted: f.Parted,
		From: len(f.Case.Acts), Stable: true}
	small, stats, err := shrink.Minimise(f.Case, f.Signature, interruptible{h, ctx}, b)
	out.Shrunk = stats
	if err != nil && ctx.Err() == nil {
		return out, err
	}
	h.Afresh()
	last, err := h.Closely(small)
	if err != nil {
		return out, err
	}
	if last != nil && last.Signature == f.Signature {
		out.Case, out.Says, out.Parted = last.Case, last.Says, last.Parted
	}
	return out, nil
}

// interruptible is an oracle that has had enough when ctx is done.
type interruptible struct {
	shrink.Oracle
	ctx context.Context
}

func (i interruptible) Try(c shrink.Case, s *shrink.Script) (shrink.Case, string, error) {
	if err := i.ctx.Err(); err != nil {
		return c, "", err
	}
	return i.Oracle.Try(c, s)
}

// keep hands a finding to whoever keeps it. An unstable one has a signature of
// its own kind.
func (r *run) keep(f Finding) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.tally.found(f)
	if r.o.Found == nil {
		return nil
	}
	return r.o.Found(f)
}
