package suite

import (
	"context"
	"slices"
	"sync"
	"time"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Options say how a plan is run.
type Options struct {
	// Bind registers the phrases for one case and may add hooks of its own.
	Bind func(sc *godog.ScenarioContext, run *Running)
	// Header goes into the result; its Subject says whose failure a failure is.
	Header report.Header
	// Profile keeps the runs of one profile; "" keeps all.
	Profile string
	// Fresh is a Bind on an implementation that has played nothing yet, and what puts it away afterwards. Where it is
	// given, a case that fails unexpectedly is repeated on one, only to learn its report.Stability.
	Fresh func() (bind func(sc *godog.ScenarioContext, run *Running), done func())
	// Jobs is how many cases are run at the same time; below 2 one after the other, in the order of the plan.
	Jobs int
	// FailFast stops after the first case that is not as expected; the others are then unrun.
	FailFast bool
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
	running, stop := context.WithCancel(ctx)
	defer stop()
	l := newLedger(opts, stop)
	var left []Case
	for _, c := range plan {
		switch {
		case !c.other.Empty():
			l.add(otherReading(c))
		case !c.skip.Empty():
			l.add(skipped(c))
		default:
			left = append(left, c)
		}
	}
	runShards(running, shards(left, opts.Jobs), l)
	if ctx.Err() != nil {
		l.interrupted = true
	}
	return l.result(plan), nil
}

func checkPlan(plan []Case, opts Options) error {
	if opts.Bind == nil {
		return say.Problemf("没有给出步骤绑定", "suite: no Bind given: without phrases every step is undefined")
	}
	for _, c := range plan {
		if c.Profile == "" || c.source == nil {
			return say.Problemf("用例 %s 不是由 Load 和 Expand 得来的计划", "suite: case %s is not planned: pass what Load and Expand return", c.ID)
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

// shards cuts a plan into godog runs: one a profile for a single job, one a file and profile for several, so that no job
// waits long for another. Each is at concurrency 1: godog's own concurrency shares one store, whose lock eats what it
// gains, and puts panics where nobody can recover them.
func shards(plan []Case, jobs int) [][]Case {
	all := byProfile(plan)
	if jobs < 2 {
		return all
	}
	var small [][]Case
	for _, group := range all {
		small = append(small, byFile(group)...)
	}
	return small
}

// runShards deals the shards out, the next to whoever is free.
func runShards(ctx context.Context, all [][]Case, l *ledger) {
	queue := make(chan []Case, len(all))
	for _, shard := range all {
		queue <- shard
	}
	close(queue)
	var wg sync.WaitGroup
	for job := range max(1, l.opts.Jobs) {
		wg.Go(func() {
			for shard := range queue {
				runShard(ctx, shard, job, l)
			}
		})
	}
	wg.Wait()
}
