package suite

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// The phrases of these tests; none knows the game.
var (
	good      = regexp.MustCompile(`^好$`)
	bad       = regexp.MustCompile(`^坏$`)
	twice     = regexp.MustCompile(`^两可$`)
	twiceToo  = regexp.MustCompile(`^两.$`)
	pending   = regexp.MustCompile(`^待写$`)
	panics    = regexp.MustCompile(`^炸$`)
	skips     = regexp.MustCompile(`^跳过$`)
	crashes   = regexp.MustCompile(`^对方崩溃$`)
	absent    = regexp.MustCompile(`^对方没有这一项$`)
	differs   = regexp.MustCompile(`^有差异$`)
	swallowed = regexp.MustCompile(`^失败却不说$`)
	profile   = regexp.MustCompile(`^规则是(.+)$`)
	lateBomb  = regexp.MustCompile(`^收尾时炸$`)
)

func phrases(sc *godog.ScenarioContext, run *Running) {
	bomb := false
	sc.Step(good, func() {})
	sc.Step(bad, func() error { return errors.New("手牌不对") })
	sc.Step(twice, func() {})
	sc.Step(twiceToo, func() {})
	sc.Step(pending, func() error { return godog.ErrPending })
	sc.Step(panics, func() { panic("砰") })
	sc.Step(skips, func() error { return godog.ErrSkip })
	sc.Step(crashes, func() error { return &Failure{Outcome: report.Crash, Message: say.Plain("退出码 2")} })
	sc.Step(absent, func() error { return &Failure{Outcome: report.NotApplicable} })
	sc.Step(differs, func() error {
		run.Keep("trace.jsonl")
		return run.Fail(Failure{Want: "甲\n乙", Got: "甲\n丙", Signature: "hand"})
	})
	sc.Step(swallowed, func() { _ = run.Fail(Failure{Message: say.Plain("藏着")}) })
	sc.Step(profile, func(want string) error {
		if run.Case.Profile != want {
			return fmt.Errorf("规则是%s", run.Case.Profile)
		}
		return nil
	})
	sc.Step(lateBomb, func() { bomb = true })
	sc.After(func(ctx context.Context, _ *godog.Scenario, _ error) (context.Context, error) {
		if bomb {
			panic("收尾")
		}
		return ctx, nil
	})
}

func frozen() time.Time { return time.Time{} }

func run(t *testing.T, text string, opts Options) report.Result {
	t.Helper()
	plan := Expand(mustLoad(t, map[string]string{"chapter/a.feature": text}), "")
	opts.Bind, opts.Now = phrases, frozen
	res, err := Run(t.Context(), plan, opts)
	if err != nil {
		t.Fatalf("Run: %v", err)
	}
	return res
}

func scenario(id, step string) string {
	return fmt.Sprintf("@%s\n场景: 试\n  假如 好\n  那么 %s\n", id, step)
}

func TestOutcomes(t *testing.T) {
	tests := []struct {
		claim, step string
		want        report.Outcome
		exit        report.Code
		says        string
	}{
		{"a step that holds passes", "好", report.Pass, report.OK, ""},
		{"an error is a failure and names the step's place", "坏", report.Fail, report.Nonconforming, "chapter/a.feature:6 那么 坏: 手牌不对"},
		{"a step without a phrase is undefined", "没有这句", report.Undefined, report.Nonconforming, "chapter/a.feature:6 那么 没有这句"},
		{"a step with two phrases is ambiguous", "两可", report.Ambiguous, report.Nonconforming, "chapter/a.feature:6 那么 两可"},
		{"an unwritten phrase is pending", "待写", report.Pending, report.Nonconforming, "chapter/a.feature:6"},
		{"a panic is a defect of the suite", "炸", report.Defect, report.HarnessDefect, "砰"},
		{"a skip is not a pass", "跳过", report.Defect, report.HarnessDefect, "ErrSkip"},
		{"a crash of the subject is no mere failure", "对方崩溃", report.Crash, report.Nonconforming, "退出码 2"},
		{"a case that does not apply is not judged", "对方没有这一项", report.NotApplicable, report.Incomplete, ""},
		{"a failure noted and swallowed is a failure", "失败却不说", report.Fail, report.Nonconforming, "藏着"},
		{"a panic in a hook is a defect", "收尾时炸", report.Defect, report.HarnessDefect, "收尾"},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			res := run(t, scenario("TX-001", test.step), Options{})
			r := res.Records[0]
			if r.Outcome != test.want || !strings.Contains(r.Message.En, test.says) {
				t.Errorf("outcome %s %q, want %s %q", r.Outcome, r.Message.En, test.want, test.says)
			}
			if res.Footer.Exit != test.exit {
				t.Errorf("exit %d, want %d", res.Footer.Exit, test.exit)
			}
		})
	}
}

func TestPanicInHookCostsOneCase(t *testing.T) {
	text := scenario("TX-001", "好") + scenario("TX-002", "收尾时炸") + scenario("TX-003", "好") + scenario("TX-004", "收尾时炸") + scenario("TX-005", "好")
	res := run(t, text, Options{})
	if got := res.Footer.Counts; got[report.Pass] != 3 || got[report.Defect] != 2 || len(res.Records) != 5 {
		t.Errorf("counts %v", got)
	}
}

func TestStructuredFailure(t *testing.T) {
	r := run(t, scenario("TX-001", "有差异"), Options{}).Records[0]
	if r.Diff != "  甲\n- 乙\n+ 丙\n" || r.Signature != "hand" || r.Artefact != "trace.jsonl" {
		t.Errorf("record %+v", r)
	}
	if r.Steps[0].Outcome != report.Pass || r.Steps[1].Outcome != report.Fail {
		t.Errorf("steps %+v", r.Steps)
	}
}

func TestUnplannedScenariosNeverRun(t *testing.T) {
	text := scenario("TX-001", "好") + scenario("TX-002", "炸") + "规则: 丙\n" + scenario("TX-003", "没有这句") +
		"@TX-004\n场景大纲: 行\n  当 <x>\n  例子:\n    | x |\n    | 炸 |\n    | 好 |\n"
	cases, err := Select(mustLoad(t, map[string]string{"a.feature": text}), []string{"TX-001", "TX-004/main/好"}, nil)
	if err != nil {
		t.Fatal(err)
	}
	bound := 0
	res, err := Run(t.Context(), Expand(cases, ""), Options{Now: frozen, Bind: func(sc *godog.ScenarioContext, r *Running) {
		bound++
		phrases(sc, r)
	}})
	if err != nil || res.Footer.Exit != report.OK || bound != 2 {
		t.Errorf("exit %d, %d cases bound, %v: %+v", res.Footer.Exit, bound, err, res.Records)
	}
}

func TestUnrunIsNeverGreen(t *testing.T) {
	text := scenario("TX-001", "坏") + scenario("TX-002", "好")
	res := run(t, text, Options{FailFast: true})
	if res.Records[1].Outcome != report.Unrun || res.Footer.Complete || res.Footer.Exit != report.Nonconforming {
		t.Errorf("fail fast: %+v", res.Footer)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	plan := Expand(mustLoad(t, map[string]string{"a.feature": text}), "")
	res, err := Run(ctx, plan, Options{Bind: phrases})
	if err != nil || res.Footer.Exit != report.Incomplete || res.Footer.Counts[report.Unrun] != 2 {
		t.Errorf("interrupted before it began: %+v, %v", res.Footer, err)
	}
}

func TestBrokenBindingIsNeverGreen(t *testing.T) {
	plan := Expand(mustLoad(t, map[string]string{"a.feature": scenario("TX-001", "好")}), "")
	res, err := Run(t.Context(), plan, Options{Bind: func(sc *godog.ScenarioContext, _ *Running) { sc.Step(`(`, func() {}) }})
	if err != nil || res.Footer.Exit != report.HarnessDefect || res.Footer.Counts[report.Unrun] != 1 {
		t.Errorf("footer %+v, %v", res.Footer, err)
	}
}

func TestEachProfileIsARunOfItsOwn(t *testing.T) {
	text := "@standard @promo @TX-001\n场景: 试\n  那么 规则是promo\n"
	res := run(t, text, Options{})
	if len(res.Records) != 2 || res.Records[0].Outcome != report.Fail || res.Records[1].Outcome != report.Pass {
		t.Errorf("records %+v", res.Records)
	}
	if res.Records[1].ID != "TX-001/main@promo" {
		t.Errorf("id %s", res.Records[1].ID)
	}
	if only := run(t, text, Options{Profile: "promo"}); len(only.Plan) != 1 || only.Footer.Exit != report.OK {
		t.Errorf("profile promo: %+v", only.Footer)
	}
}

func TestJobsDoNotChangeTheResult(t *testing.T) {
	files := map[string]string{}
	for i := range 7 {
		step := []string{"好", "坏", "收尾时炸"}[i%3]
		files[fmt.Sprintf("f%d.feature", i)] = scenario(fmt.Sprintf("TX-00%d", i), step)
	}
	plan := Expand(mustLoad(t, files), "")
	var texts [2]string
	for i, jobs := range []int{1, 3} {
		res, err := Run(t.Context(), plan, Options{Bind: phrases, Now: frozen, Jobs: jobs})
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range res.Records {
			texts[i] += r.ID + " " + string(r.Outcome) + "\n"
		}
	}
	if texts[0] != texts[1] || strings.Count(texts[0], "\n") != 7 {
		t.Errorf("one job:\n%sthree:\n%s", texts[0], texts[1])
	}
}

func TestRunRefusesAnUnplannedCase(t *testing.T) {
	if _, err := Run(t.Context(), []Case{{ID: "X"}}, Options{Bind: phrases}); err == nil {
		t.Error("a case that Expand never saw was taken")
	}
	if _, err := Run(t.Context(), nil, Options{}); err == nil {
		t.Error("a run without phrases was taken")
	}
}
