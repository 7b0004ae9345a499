package suite

import (
	"context"
	"sync"

	"fengsheng/steps/report"
)

// ledger collects records from all shards.
type ledger struct {
	opts Options
	stop context.CancelFunc

	mu       sync.Mutex
	records  map[string][]report.Record
	troubles []report.Trouble
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

func (l *ledger) trouble(message report.Text) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.troubles = append(l.troubles, report.Trouble{Code: report.HarnessDefect, Message: message})
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
	res.Footer = report.Conclude(header, res.Plan, res.Records, l.troubles)
	return res
}

// unrun is the record of a case that was planned and of which nothing was heard.
func unrun(c Case) report.Record {
	r := newRecord(c)
	for i := range r.Steps {
		r.Steps[i].Outcome = report.Unrun
	}
	r.Outcome = report.Unrun
	r.Verdict = r.Expectation.Judge(report.Unrun, "")
	r.Message = report.Text{Zh: "计划了，但没有运行", En: "planned but not run"}
	return r
}

// newRecord copies what a case says of itself; all steps begin as not run.
func newRecord(c Case) report.Record {
	r := report.Record{
		ID: c.ID, Name: c.Name, Rule: c.Rule, Chapter: c.Chapter, File: c.File, Line: c.Line, Profile: c.Profile,
		Rulings: c.Rulings, Expectation: c.expect, Attempts: 1,
	}
	if r.Expectation.Outcome == "" {
		r.Expectation.Outcome = report.Pass
	}
	for _, s := range c.Steps {
		r.Steps = append(r.Steps, report.Step{Keyword: s.Keyword, Text: s.Text, Line: s.Line, Table: s.Table, Outcome: report.Unrun})
	}
	return r
}
