package suite

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
)

// Options say how a plan is run.
type Options struct {
	// Bind registers the phrases for one case and may add hooks of its own.
	Bind func(sc *godog.ScenarioContext, run *Running)
	// Header goes into the result; its Subject says whose failure a failure is.
	Header report.Header
	// Profile keeps the runs of one profile; "" keeps all.
	Profile string
	// Jobs is how many files are run at the same time; below 2 one after the other, in the order of the plan.
	Jobs int
	// FailFast stops after the first case that is not as expected; the others are then unrun.
	FailFast bool
	// Advise says what to write instead of a step that no phrase matches; nil says nothing.
	Advise func(step string) report.Text
	// Artefacts is the folder that Running offers for traces.
	Artefacts string
	// OnCase hears of each case when it has ended, OnStep of each step; neither is called twice at a time.
	OnCase func(report.Record)
	OnStep func(Case, report.Step)
	// Now is the clock for durations; nil is time.Now. Nothing else in a result depends on it.
	Now func() time.Time
}

// Run runs a plan made by [Expand], each profile in a godog run of its own, and returns what became of each case.
// Every planned case has exactly one record, in the order of the plan; one that did not run has outcome Unrun. The
// error is for callers' mistakes only (a plan without profiles, no Bind): whatever happens in a run is in the result.
func Run(ctx context.Context, plan []Case, opts Options) (report.Result, error) {
	plan = slices.DeleteFunc(slices.Clone(plan), func(c Case) bool { return opts.Profile != "" && c.Profile != opts.Profile })
	if err := checkPlan(plan, opts); err != nil {
		return report.Result{}, err
	}
	if opts.Now == nil {
		opts.Now = time.Now
	}
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	l := &ledger{opts: opts, stop: stop, records: map[string][]report.Record{}}
	for _, group := range byProfile(plan) {
		runShards(ctx, shards(group, opts.Jobs), l)
	}
	return l.result(plan), nil
}

func checkPlan(plan []Case, opts Options) error {
	if opts.Bind == nil {
		return report.Problemf("没有给出步骤绑定", "suite: no Bind given: without phrases every step is undefined")
	}
	for _, c := range plan {
		if c.Profile == "" || c.source == nil {
			return report.Problemf("用例 %s 不是由 Load 和 Expand 得来的计划", "suite: case %s is not planned: pass what Load and Expand return", c.ID)
		}
	}
	return nil
}

// byProfile splits a plan by profile, in the order in which profiles first appear.
func byProfile(plan []Case) [][]Case {
	return group(plan, func(c Case) string { return c.Profile })
}

// byFile splits a plan by feature file.
func byFile(plan []Case) [][]Case {
	return group(plan, func(c Case) string { return c.File })
}

func group(plan []Case, key func(Case) string) [][]Case {
	var groups [][]Case
	at := map[string]int{}
	for _, c := range plan {
		i, ok := at[key(c)]
		if !ok {
			i = len(groups)
			at[key(c)] = i
			groups = append(groups, nil)
		}
		groups[i] = append(groups[i], c)
	}
	return groups
}

// shards deals files out to jobs. Each shard is a godog run of its own, at concurrency 1: godog's own concurrency shares
// one store, whose lock eats what it gains, and puts panics where nobody can recover them.
func shards(plan []Case, jobs int) [][]Case {
	jobs = max(1, jobs)
	dealt := make([][]Case, jobs)
	for i, file := range byFile(plan) {
		dealt[i%jobs] = append(dealt[i%jobs], file...)
	}
	return slices.DeleteFunc(dealt, func(s []Case) bool { return len(s) == 0 })
}

func runShards(ctx context.Context, all [][]Case, l *ledger) {
	var wg sync.WaitGroup
	for _, shard := range all {
		wg.Go(func() { runShard(ctx, shard, l) })
	}
	wg.Wait()
}
