package suite

import (
	"context"
	"fmt"
	"time"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// recorder follows one case through godog's hooks and makes its record.
type recorder struct {
	shard   *shard
	run     *Running
	record  report.Record
	found   finding
	next    int
	started time.Time
}

// begin identifies the case. An unplanned one cannot occur, since its lines were blank; if one does, or the run was stopped,
// it is skipped and has no record.
func (r *recorder) begin(ctx context.Context, p *godog.Scenario) (context.Context, error) {
	c, ok := r.shard.planned[placeKey(p.Uri, int(p.Location.Line))]
	if !ok {
		r.shard.ledger.trouble(say.Textf("godog 运行了计划之外的场景 %s:%d", "godog ran an unplanned scenario %s:%d", p.Uri, p.Location.Line))
		return ctx, godog.ErrSkip
	}
	r.run.Case = c
	if ctx.Err() != nil {
		return ctx, godog.ErrSkip
	}
	r.record, r.found = newRecord(c), finding{outcome: report.Pass}
	r.started = r.shard.ledger.opts.Now()
	r.shard.active = r
	return ctx, nil
}

// step books one step. Steps of steps have no id and belong to the step that called them.
func (r *recorder) step(ctx context.Context, st *godog.Step, _ godog.StepResultStatus, err error) (context.Context, error) {
	if r.shard.active != r || st.Id == "" || r.next >= len(r.record.Steps) {
		return ctx, nil
	}
	booked := &r.record.Steps[r.next]
	r.next++
	if r.found.outcome == report.Pass {
		r.found = classify(err)
		booked.Outcome, booked.Message = r.found.outcome, r.found.message
		if r.found.outcome != report.Pass && r.found.signature == "" {
			r.found.signature = signature(r.found, booked.Text)
		}
		r.shard.ledger.step(r.run.Case, *booked)
	}
	return ctx, nil
}

// signature names a failure by its step and, where the step compares facts, by the first that differs.
func signature(f finding, step string) string {
	s := string(f.outcome) + ":" + step
	if f.odd != "" {
		s += ":" + f.odd
	}
	return s
}

// end books the case. godog calls it once, with the last or the failing step.
func (r *recorder) end(ctx context.Context, _ *godog.Scenario, err error) (context.Context, error) {
	if r.shard.active != r {
		return ctx, nil
	}
	if r.found.outcome == report.Pass && err != nil {
		r.found = classify(err)
	}
	if f := r.run.failure; f != nil && r.found.outcome == report.Pass {
		// A binding that noted a failure and swallowed it has not passed.
		r.found = f.finding()
	}
	if r.found.outcome == report.Pass && r.next < len(r.record.Steps) {
		r.found = finding{outcome: report.Defect, message: say.Textf(
			"只运行了 %d 步，共 %d 步", "only %d of %d steps ran", r.next, len(r.record.Steps))}
	}
	r.book()
	return ctx, nil
}

// crashed books a case whose hook ended godog's run.
func (r *recorder) crashed(panicked string) {
	r.found = finding{outcome: report.Defect, message: say.Textf("钩子崩溃：%s", "a hook panicked: %s", panicked)}
	r.book()
}

func (r *recorder) book() {
	r.shard.active = nil
	rec := r.record
	rec.Outcome, rec.Message, rec.Diff, rec.Signature = r.found.outcome, r.found.message, r.found.diff, r.found.signature
	rec.Verdict = rec.Expectation.Judge(rec.Outcome, rec.Signature)
	rec.Ms = r.shard.ledger.opts.Now().Sub(r.started).Milliseconds()
	rec.Artefact = r.run.artefact
	if r.found.lost {
		r.shard.ledger.lose(rec.Message)
	}
	r.shard.ledger.label(r.shard.ctx, r.run.Case, &rec)
	if at := r.stoppedAt(); at != "" && rec.Outcome.Judged() {
		rec.Message = say.Text{Zh: at + "：" + rec.Message.Zh, En: at + ": " + rec.Message.En}
	}
	if err := r.run.unkept; err != nil {
		lost := say.Textf("（对局记录没有写下：%v）", " (the trace was not written: %v)", err)
		rec.Message.Zh += lost.Zh
		rec.Message.En += lost.En
	}
	r.shard.ledger.add(rec)
}

// stoppedAt names the step that ended the case by file, line and text.
func (r *recorder) stoppedAt() string {
	for _, s := range r.record.Steps {
		if s.Outcome != report.Pass && s.Outcome != report.Unrun {
			return fmt.Sprintf("%s:%d %s %s", r.record.File, s.Line, s.Keyword, s.Text)
		}
	}
	return ""
}
