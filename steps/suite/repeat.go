package suite

import (
	"context"

	"fengsheng/steps/report"
)

// mostRepeats is how many cases of a run are repeated. Of a subject that breaks more, nobody needs the label, and each
// repetition starts a process.
const mostRepeats = 100

// label repeats a case that failed unexpectedly on a fresh implementation and notes whether it fails in the same way. It
// never changes the outcome.
func (l *ledger) label(ctx context.Context, c Case, r *report.Record) {
	if l.opts.Fresh == nil || !r.Ill() || !expectable(r.Outcome) || ctx.Err() != nil || !l.mayRepeat() {
		return
	}
	again, ok := l.repeat(ctx, c)
	if !ok {
		return
	}
	r.Attempts++
	r.Stability = report.StateLeak
	if again.Outcome == r.Outcome && again.Signature == r.Signature {
		r.Stability = report.Stable
	}
}

func (l *ledger) mayRepeat() bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.repeated++
	return l.repeated <= mostRepeats
}

// repeat runs one case with a ledger of its own, so that nothing of it is counted. ok is false where it could not be run
// to an end.
func (l *ledger) repeat(ctx context.Context, c Case) (again report.Record, ok bool) {
	bind, done := l.opts.Fresh()
	defer done()
	apart := newLedger(Options{Bind: bind, Now: l.opts.Now}, func() {})
	runShard(ctx, []Case{c}, 0, apart)
	if records := apart.records[c.ID]; len(records) == 1 && len(apart.troubles) == 0 {
		again = records[0]
	}
	return again, again.Outcome != "" && again.Outcome.Judged() && again.Outcome != report.Defect
}
