package suite

import (
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

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

// unrun is the record of a case that was planned and of which nothing was heard.
func unrun(c Case) report.Record {
	return untried(c, report.Unrun, say.Text{Zh: "计划了，但没有运行", En: "planned but not run"})
}

// skipped is the record of a case that a known-failures file leaves out.
func skipped(c Case) report.Record { return untried(c, report.Skipped, c.skip) }

// otherReading is the record of a case that the readings in force do not bind.
func otherReading(c Case) report.Record { return untried(c, report.OtherReading, c.other) }

func untried(c Case, o report.Outcome, why say.Text) report.Record {
	r := newRecord(c)
	r.Outcome, r.Message, r.Attempts = o, why, 0
	r.Verdict = r.Expectation.Judge(o, "")
	return r
}
