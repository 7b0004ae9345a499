package suite

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"testing"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// worn fails where it has been used before, fresh or not.
func worn(used *int) func(*godog.ScenarioContext, *Running) {
	return func(sc *godog.ScenarioContext, run *Running) {
		sc.Step("^好$", func() { *used++ })
		sc.Step("^总是坏$", func() error { return run.Fail(Failure{Want: "甲", Got: "乙"}) })
		sc.Step("^用旧了就坏$", func() error {
			if *used > 0 {
				return run.Fail(Failure{Outcome: report.Crash})
			}
			return nil
		})
		sc.Step("^每次坏法不同$", func() error {
			*used++
			return run.Fail(Failure{Want: "甲", Got: fmt.Sprint(*used)})
		})
	}
}

func TestAFailedCaseIsRepeatedForItsLabelOnly(t *testing.T) {
	text := "@TX-000\n场景: 先用\n  那么 好\n" + "@TX-001\n场景: 试\n  那么 总是坏\n" + "@TX-002\n场景: 试\n  那么 用旧了就坏\n" +
		"@TX-003\n场景: 试\n  那么 好\n" + "@TX-004\n场景: 试\n  那么 总是坏\n"
	plan := Expand(mustLoad(t, map[string]string{"a.feature": text}), "")
	plan, err := Expect(plan, known(t, "TX-004 fail"), "")
	if err != nil {
		t.Fatal(err)
	}
	used, started, put := 0, 0, 0
	heard := 0
	res, err := Run(t.Context(), plan, Options{Bind: worn(&used), Now: frozen, OnCase: func(report.Record) { heard++ },
		Fresh: func() (func(*godog.ScenarioContext, *Running), func()) {
			started++
			return worn(new(int)), func() { put++ }
		}})
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		outcome  report.Outcome
		label    report.Stability
		attempts int
	}{
		{report.Pass, "", 1}, {report.Fail, report.Stable, 2}, {report.Crash, report.StateLeak, 2}, {report.Pass, "", 1}, {report.Fail, "", 1},
	}
	for i, r := range res.Records {
		if w := want[i]; r.Outcome != w.outcome || r.Stability != w.label || r.Attempts != w.attempts {
			t.Errorf("%s: %s %q after %d, want %+v", r.ID, r.Outcome, r.Stability, r.Attempts, w)
		}
	}
	if started != 2 || put != 2 || heard != 5 || res.Footer.Exit != report.Nonconforming {
		t.Errorf("%d fresh, %d put away, %d heard, exit %d", started, put, heard, res.Footer.Exit)
	}
}

func TestACaseThatFailsOtherwiseEachTimeIsNotStable(t *testing.T) {
	plan := Expand(mustLoad(t, map[string]string{"a.feature": "@TX-001\n场景: 试\n  那么 每次坏法不同\n"}), "")
	used := 0
	res, err := Run(t.Context(), plan, Options{Bind: worn(&used), Now: frozen,
		Fresh: func() (func(*godog.ScenarioContext, *Running), func()) { return worn(&used), func() {} }})
	if err != nil || res.Records[0].Stability != report.StateLeak {
		t.Errorf("%+v, %v", res.Records[0], err)
	}
}

// cases are n good cases, one of which is lost.
func cases(t *testing.T, n int) []Case {
	files := map[string]string{}
	for i := range n {
		files[fmt.Sprintf("f%d.feature", i)] = fmt.Sprintf("@TX-00%d\n场景: 试\n  那么 第%d个\n", i, i)
	}
	return Expand(mustLoad(t, files), "")
}

func TestALostImplementationEndsTheRun(t *testing.T) {
	for _, test := range []struct {
		claim    string
		lost     int
		exit     report.Code
		tried    int
		complete bool
	}{
		{"before anything was judged it was never usable", 0, report.SubjectUnusable, 1, false},
		{"later the run is incomplete", 2, report.Incomplete, 3, false},
	} {
		tried := 0
		res, err := Run(t.Context(), cases(t, 5), Options{Now: frozen, Bind: func(sc *godog.ScenarioContext, run *Running) {
			sc.Step("^第(\\d)个$", func(i int) error {
				tried++
				if i == test.lost {
					return run.Fail(Failure{Outcome: report.Unrun, Message: say.Textf("没了", "gone")})
				}
				return nil
			})
		}})
		if err != nil {
			t.Fatal(err)
		}
		f := res.Footer
		if f.Exit != test.exit || tried != test.tried || f.Complete || f.Counts[report.Unrun] != 5-test.lost || len(f.Troubles) != 1 || f.Troubles[0].Message.En != "gone" {
			t.Errorf("%s: tried %d, footer %+v", test.claim, tried, f)
		}
	}
}

func TestAnInterruptKeepsWhatWasEarned(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	res, err := Run(ctx, cases(t, 4), Options{Now: frozen, Bind: func(sc *godog.ScenarioContext, run *Running) {
		sc.Step("^第(\\d)个$", func(i int) {
			if i == 1 {
				cancel()
			}
		})
	}})
	f := res.Footer
	if err != nil || f.Exit != report.Incomplete || f.Complete || f.Counts[report.Pass] != 2 || f.Counts[report.Unrun] != 2 || len(f.Troubles) != 1 {
		t.Errorf("%+v, %v", f, err)
	}
}

func TestEachJobRunsOneCaseAtATime(t *testing.T) {
	const jobs = 3
	var mu sync.Mutex
	busy, seen := [jobs]bool{}, []int{}
	var all sync.WaitGroup
	all.Add(jobs)
	res, err := Run(t.Context(), cases(t, 9), Options{Now: frozen, Jobs: jobs, Bind: func(sc *godog.ScenarioContext, run *Running) {
		sc.Step("^第(\\d)个$", func(int) error {
			mu.Lock()
			if busy[run.Job] {
				t.Errorf("job %d runs two cases at a time", run.Job)
			}
			busy[run.Job] = true
			first := !slices.Contains(seen, run.Job)
			seen = append(seen, run.Job)
			mu.Unlock()
			if first {
				// Nobody goes on before all have begun, so that each job has a case at the same time.
				all.Done()
				all.Wait()
			}
			mu.Lock()
			busy[run.Job] = false
			mu.Unlock()
			return nil
		})
	}})
	if err != nil || res.Footer.Exit != report.OK || len(seen) != 9 {
		t.Errorf("%+v, %v, %d cases", res.Footer, err, len(seen))
	}
}
