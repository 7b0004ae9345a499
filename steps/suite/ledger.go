package suite

import (
	"context"
	"sync"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// ledger collects records from all shards.
type ledger struct {
	opts Options
	stop context.CancelFunc
	// interrupted says that the caller ended the run.
	interrupted bool

	mu       sync.Mutex
	records  map[string][]report.Record
	troubles []report.Trouble
	// lost is what was said when the implementation was given up; empty while it is there.
	lost say.Text
	// repeated is how many cases were repeated.
	repeated int
}

func newLedger(opts Options, stop context.CancelFunc) *ledger {
	return &ledger{opts: opts, stop: stop, records: map[string][]report.Record{}}
}

// add books a record and, where the first failure ends the run, ends it.
func (l *ledger) add(r report.Record) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.records[r.ID] = append(l.records[r.ID], r)
	if l.opts.OnCase != nil {
		l.opts.OnCase(r)
	}
	if l.opts.FailFast && r.Ill() {
		l.stop()
	}
}

func (l *ledger) step(c Case, s report.Step) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.opts.OnStep != nil {
		l.opts.OnStep(c, s)
	}
}

func (l *ledger) trouble(message say.Text) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.troubles = append(l.troubles, report.Trouble{Code: report.HarnessDefect, Message: message})
}

// lose ends the run because the implementation cannot be used any more: the cases that are left would only say so again,
// each after its own attempt to start it.
func (l *ledger) lose(message say.Text) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.lost.Empty() {
		l.lost = message
	}
	l.stop()
}

func (l *ledger) has(id string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	return len(l.records[id]) > 0
}

// result puts the records in the order of the plan and fills in what never ran.
func (l *ledger) result(plan []Case) report.Result {
	header := l.opts.Header
	header.Format = report.Format
	res := report.Result{Header: header, Plan: make([]string, 0, len(plan))}
	booked := map[string]bool{}
	for _, c := range plan {
		res.Plan = append(res.Plan, c.ID)
		found := l.records[c.ID]
		if len(found) == 0 {
			found = []report.Record{unrun(c)}
		}
		if !booked[c.ID] {
			res.Records = append(res.Records, found...)
		}
		booked[c.ID] = true
	}
	res.Footer = report.Conclude(header, res.Plan, res.Records, append(l.troubles, l.cutShort(res.Records)...))
	return res
}

// cutShort says why cases did not run. A subject that is lost before anything was judged was never usable; one that is
// lost later leaves the run incomplete.
func (l *ledger) cutShort(records []report.Record) []report.Trouble {
	judged, unrun := false, false
	for _, r := range records {
		judged = judged || r.Outcome.Judged()
		unrun = unrun || r.Outcome == report.Unrun
	}
	switch {
	case !l.lost.Empty() && judged:
		return []report.Trouble{{Code: report.Incomplete, Message: l.lost}}
	case !l.lost.Empty():
		return []report.Trouble{{Code: report.SubjectUnusable, Message: l.lost}}
	case l.interrupted && unrun:
		return []report.Trouble{{Code: report.Incomplete, Message: say.Text{
			Zh: "运行被中断，其余用例没有运行", En: "the run was interrupted, the other cases did not run"}}}
	}
	return nil
}
