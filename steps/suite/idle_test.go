package suite

import (
	"errors"
	"testing"
	"testing/fstest"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
)

const idleFeature = `# language: zh-CN
功能: 试
  @TX-001
  场景: 结果本来就成立
    假如 灯亮着
    当 按一下开关
      | 次数 |
      | 0    |
    那么 灯是亮的
  @TX-002
  场景: 要先做事才成立
    假如 灯灭着
    当 按一下开关
    那么 灯是亮的
  @TX-003
  场景: 只断言开局
    假如 灯亮着
    那么 灯是亮的
`

func TestScenarioThatHoldsWithoutItsWhenStepsIsFound(t *testing.T) {
	cases, err := Load(fstest.MapFS{"turn/a.feature": {Data: []byte(idleFeature)}})
	if err != nil {
		t.Fatal(err)
	}
	bind := func(sc *godog.ScenarioContext, _ *Running) {
		lit := false
		sc.Given("^灯亮着$", func() { lit = true })
		sc.Given("^灯灭着$", func() { lit = false })
		sc.When("^按一下开关$", func(...any) { lit = true })
		sc.Then("^灯是亮的$", func() error {
			if !lit {
				return errors.New("灯是灭的")
			}
			return nil
		})
	}
	res, err := Run(t.Context(), WithoutWhen(Expand(cases, "")), Options{Bind: bind})
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]report.Outcome{}
	for _, r := range res.Records {
		got[r.ID] = r.Outcome
	}
	if len(got) != 2 || got["TX-001/main"] != report.Pass || got["TX-002/main"] != report.Fail {
		t.Errorf("got %v, want TX-001 to pass without its When-steps, TX-002 to fail, TX-003 left out", got)
	}
}
