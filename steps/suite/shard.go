package suite

import (
	"context"
	"fengsheng/steps/say"
	"fmt"
	"io"
	"runtime/debug"

	"github.com/cucumber/godog"
)

// shard is one godog run over some of a profile's files.
type shard struct {
	ctx    context.Context
	job    int
	ledger *ledger
	// planned finds a case by the place that godog's pickles give.
	planned map[string]Case
	// active is the case under way, nil between cases.
	active *recorder
}

// runShard runs cases until each has a record. godog recovers panics of steps but not those of After hooks, which end its
// run; the case at fault is then a defect and the others go on in a run of their own.
func runShard(ctx context.Context, cases []Case, job int, l *ledger) {
	for len(cases) > 0 && ctx.Err() == nil {
		s := &shard{ctx: ctx, job: job, ledger: l, planned: map[string]Case{}}
		for _, c := range cases {
			s.planned[placeKey(c.File, c.Line)] = c
		}
		crash := s.run(cases)
		if crash == "" {
			return
		}
		if s.active == nil {
			l.trouble(say.Textf("用例之外崩溃：%s", "panic outside any case: %s", crash))
			return
		}
		s.active.crashed(crash)
		var rest []Case
		for _, c := range cases {
			if !l.has(c.ID) {
				rest = append(rest, c)
			}
		}
		cases = rest
	}
}

// run runs godog once and returns the panic that ended it, if one did.
func (s *shard) run(cases []Case) (crash string) {
	defer func() {
		if p := recover(); p != nil {
			crash = head(fmt.Sprintf("%v\n%s", p, debug.Stack()), 12)
		}
	}()
	suite := godog.TestSuite{
		Name:                "fengsheng",
		ScenarioInitializer: s.bind,
		Options: &godog.Options{
			// The hooks of the recorder see all that a formatter sees, and per case; a formatter of our own would
			// need godog's global register. This one writes to nowhere.
			Format: "progress", Output: io.Discard,
			Strict: true, Concurrency: 1, Dialect: dialect,
			DefaultContext: s.ctx, FeatureContents: contents(cases),
		},
	}
	if code := suite.Run(); code > 1 {
		s.ledger.trouble(say.Textf("godog 拒绝运行（退出码 %d）", "godog refused to run (code %d)", code))
	}
	return ""
}

// contents gives each file with the lines of its planned cases only.
func contents(cases []Case) []godog.Feature {
	var features []godog.Feature
	for _, file := range byFile(cases) {
		keep := map[int]bool{}
		for _, c := range file {
			keep[c.Line] = true
		}
		features = append(features, godog.Feature{Name: file[0].File, Contents: file[0].source.only(keep)})
	}
	return features
}

func placeKey(file string, line int) string { return fmt.Sprintf("%s:%d", file, line) }

// bind wires one case: our first hook before the binding's, our last after them, so that it sees what theirs say.
func (s *shard) bind(sc *godog.ScenarioContext) {
	rec := &recorder{shard: s, run: &Running{Job: s.job, Artefacts: s.ledger.opts.Artefacts}}
	sc.Before(rec.begin)
	sc.StepContext().After(rec.step)
	s.ledger.opts.Bind(sc, rec.run)
	sc.After(rec.end)
}
