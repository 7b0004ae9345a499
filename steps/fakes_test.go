//go:build unix

package steps

import (
	"os"
	"strings"
	"testing"
	"time"

	"fengsheng/engine/driver"
	"fengsheng/engine/driver/fake"
	"fengsheng/engine/wire/schema"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

func TestMain(m *testing.M) {
	fake.Main()
	os.Exit(m.Run())
}

// The small plan that every fake is run on: one case each of what can be
// broken.
const (
	caseBurns   = "BURN-001/响应"       // the only one in which a 烧毁 is played
	caseRefuses = "LOCK-002/main"     // ends with a refusal
	casePlays   = "LOCK-002/qibai"    // nothing but acts
	caseHides   = "PROB-019/main"     // looks through the eyes of others
	caseStacks  = "PROB-020/main"     // decides the top of the deck
	caseLists   = "PROB-016/main/黑识破" // needs the list of legal answers
)

func smallPlan(t *testing.T) []suite.Case {
	t.Helper()
	patterns, err := suite.Patterns([]string{caseBurns, caseRefuses, casePlays, caseHides, caseStacks, caseLists}, os.ReadFile)
	if err != nil {
		t.Fatal(err)
	}
	plan, err := suite.Select(suite.Expand(builtinCases(t), "standard"), patterns, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range plan {
		t.Log(c.ID)
	}
	return plan
}

func TestX(t *testing.T) {
	plan := smallPlan(t)
	for _, s := range fake.All() {
		p := &driver.Process{Command: fake.Command(s.Name, `烧毁","as`), StartIn: 20 * time.Second, EachIn: time.Second, Inspect: new(schema.Memo).Result}
		r, err := suite.Run(t.Context(), plan, suite.Options{Bind: On(p.Open, "standard")})
		if err != nil {
			t.Fatal(err)
		}
		var out []string
		for _, c := range r.Records {
			if c.Outcome != report.Pass {
				out = append(out, c.ID+" "+string(c.Outcome)+" "+c.Message.En)
			}
		}
		t.Log(s.Name, r.Footer.Exit, strings.Join(out, " | "), p.Shutdown())
	}
}
