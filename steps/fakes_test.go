//go:build unix

package steps

import (
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"fengsheng/engine/driver"
	"fengsheng/engine/driver/fake"
	"fengsheng/engine/driver/spawn"
	"fengsheng/engine/wire"
	"fengsheng/engine/wire/schema"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

func TestMain(m *testing.M) {
	fake.Main()
	os.Exit(m.Run())
}

// The cases of the small plan that every fake plays, each named for what it
// takes to break it.
const (
	burns    = "BURN-001/响应"       // the only one in which 烧毁 is played
	refuses  = "LOCK-002/main"     // ends with a refusal
	plainly  = "LOCK-002/qibai"    // nothing but acts and a look
	secretly = "PROB-019/main"     // looks through the eyes of others
	ordered  = "TURN-003/main"     // decides more of the deck than is drawn
	listed   = "PROB-016/main/黑识破" // needs the list of legal answers, and a refusal
)

func smallPlan(t *testing.T) []suite.Case {
	t.Helper()
	ids := []string{burns, refuses, plainly, secretly, ordered, listed}
	patterns, err := suite.Patterns(ids, os.ReadFile)
	if err != nil {
		t.Fatal(err)
	}
	plan, err := suite.Select(suite.Expand(builtinCases(t), "standard"), patterns, nil)
	if err != nil || len(plan) != len(ids) {
		t.Fatal(len(plan), err)
	}
	return plan
}

// all is a plan of which nothing else came.
func all(o report.Outcome) map[string]report.Outcome {
	return map[string]report.Outcome{burns: o, refuses: o, plainly: o, secretly: o, ordered: o, listed: o}
}

func only(o report.Outcome, ids ...string) map[string]report.Outcome {
	out := map[string]report.Outcome{}
	for _, id := range ids {
		out[id] = o
	}
	return out
}

// misbehaviour is what a fake costs.
type misbehaviour struct {
	fake   string
	broken map[string]report.Outcome
	says   string // of the first of them
	exit   report.Code
}

var misbehaviours = []misbehaviour{
	{"honest", nil, "", report.OK},
	{"crashes at start", all(report.Unrun), "out of cheese", report.SubjectUnusable},
	{"says nothing", all(report.Unrun), "did not answer in time: 1s", report.SubjectUnusable},
	{"forgets to flush", all(report.Unrun), "did not answer in time: 1s", report.SubjectUnusable},
	{"hangs", only(report.Timeout, burns), "did not answer in time", report.Nonconforming},
	{"forgets the newline", only(report.Timeout, burns), "no end of line", report.Nonconforming},
	{"ignores SIGTERM", only(report.Timeout, burns), "did not answer in time", report.Nonconforming},
	{"leaves its output to a grandchild", only(report.Timeout, burns), "keeps its output open", report.Nonconforming},
	{"crashes", only(report.Crash, burns), "exit status 1", report.Nonconforming},
	{"reads no more", only(report.Crash, burns), "does not read any more", report.Nonconforming},
	{"fails", only(report.Crash, burns), "null pointer", report.Nonconforming},
	{"prints garbage", only(report.Protocol, burns), "panic: index out of range", report.Nonconforming},
	{"logs on stdout", only(report.Protocol, burns), "thinking…", report.Nonconforming},
	{"answers twice", only(report.Protocol, burns), "a second answer", report.Nonconforming},
	{"answers with the wrong id", only(report.Protocol, burns), `answer "another"`, report.Nonconforming},
	{"answers with neither", only(report.Protocol, burns), "neither result nor error", report.Nonconforming},
	{"answers with 20 MiB", only(report.Protocol, burns), "longer than 16 MiB", report.Nonconforming},
	{"answers with a million values", only(report.Protocol, burns), "values, more than", report.Nonconforming},
	{"invents names", only(report.Protocol, burns), "act.result at /awaiting/question", report.Nonconforming},
	{"is hostile", only(report.Crash, burns), "forged", report.Nonconforming},
	{"lies about legal", only(report.Protocol, burns, listed), "does not do what it claims", report.Nonconforming},
	{"cannot build positions", all(report.NotApplicable), "cannot build that", report.Incomplete},
	{"accepts illegal acts", only(report.Fail, refuses, listed), "got: C may use red Lock on D", report.Nonconforming},
	{"leaks a hidden card", only(report.Fail, secretly), "看不到", report.Nonconforming},
	{"changes after a refusal", only(report.Fail, refuses), "yet the table changed", report.Nonconforming},
	{"stacks the deck", only(report.Fail, ordered), "红锁定", report.Nonconforming},
}

// elsewhere are fakes whose sin shows outside the cases; tests of the driver and
// of the program have them.
var elsewhere = []string{"stays", "leaves a grandchild", "leaves its output to a stranger"}

func TestNoMisbehaviourIsForgotten(t *testing.T) {
	for _, s := range fake.All() {
		i := slices.IndexFunc(misbehaviours, func(m misbehaviour) bool { return m.fake == s.Name })
		if i < 0 && !slices.Contains(elsewhere, s.Name) {
			t.Errorf("nothing is said about what %q costs, which %s", s.Name, s.Sin)
		}
	}
}

// Every way of misbehaving costs exactly the cases that it breaks, is called
// what it is, and leaves no run green.
func TestMisbehaviourCostsWhatItBreaks(t *testing.T) {
	plan := smallPlan(t)
	for _, test := range misbehaviours {
		t.Run(test.fake, func(t *testing.T) {
			t.Parallel()
			result := playedBy(t, test.fake, plan)
			for _, r := range result.Records {
				want := report.Pass
				if o, ok := test.broken[r.ID]; ok {
					want = o
				}
				if r.Outcome != want {
					t.Errorf("%s: %s, want %s: %s", r.ID, r.Outcome, want, r.Message.En)
				}
			}
			i := slices.IndexFunc(result.Records, func(r report.Record) bool { return r.Outcome != report.Pass })
			if i >= 0 && !strings.Contains(result.Records[i].Message.En, test.says) {
				t.Errorf("it is called %s", result.Records[i].Message.En)
			}
			if result.Footer.Exit != test.exit {
				t.Errorf("exit %d, want %d", result.Footer.Exit, test.exit)
			}
		})
	}
}

// ample is more time than any fake can need that means to answer.
const ample = 20 * time.Second

// playedBy plays the plan on a fake that misbehaves when a 烧毁 is played.
func playedBy(t *testing.T, name string, plan []suite.Case) report.Result {
	t.Helper()
	p := &spawn.Subject{Command: fake.Command(name, `烧毁","as`), StartIn: ample, EachIn: ample,
		Inspect: new(schema.Memo).Result}
	t.Cleanup(p.Kill)
	if name == "says nothing" || name == "forgets to flush" {
		p.StartIn = time.Second
	}
	open := func() (driver.Driver, error) {
		d, err := p.Open()
		return impatient{d, p, waitFor(name)}, err
	}
	result, err := suite.Run(t.Context(), plan, suite.Options{Bind: On(open, "standard")})
	if err != nil {
		t.Fatal(err)
	}
	return result
}

// waitFor is how long the answer to a 烧毁 is waited for. It is short where
// none will ever come, and longer where the fake must get as far as its sin
// before it is killed.
func waitFor(name string) time.Duration {
	switch name {
	case "hangs", "ignores SIGTERM":
		return time.Second
	case "forgets the newline", "leaves its output to a grandchild":
		return 3 * time.Second
	}
	return ample
}

// impatient waits for the answer to a 烧毁 so long, and amply for all others.
type impatient struct {
	driver.Driver
	p     *spawn.Subject
	burns time.Duration
}

func (i impatient) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	if strings.HasSuffix(a.Card, "烧毁") {
		i.p.EachIn = i.burns
		defer func() { i.p.EachIn = ample }()
	}
	return i.Driver.Do(seat, a, chance)
}
