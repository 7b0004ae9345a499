package suite

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
)

const expectFeature = `# language: zh-CN
功能: 试
  @TX-001
  场景: 好的
    那么 好
  @TX-002/甲
  场景: 坏的
    那么 坏
  @TX-002/乙
  场景: 也好
    那么 好
`

func planned(t *testing.T) []Case {
	t.Helper()
	cases, err := Load(fstest.MapFS{"turn/a.feature": {Data: []byte(expectFeature)}})
	if err != nil {
		t.Fatal(err)
	}
	return Expand(cases, "")
}

func TestKnownFailuresFileIsChecked(t *testing.T) {
	for claim, test := range map[string][2]string{
		"no header":                {"TX-001 fail", "x:1"},
		"no outcome":               {"TX-001", "x:2"},
		"a strange outcome":        {"TX-001 broken", "broken"},
		"a strange key":            {"TX-001 fail colour=red", "colour=red"},
		"a skip without reason":    {"TX-001 skip issue=1", "reason="},
		"a bad max":                {"TX-00? fail max=0", "max="},
		"an entry given twice":     {"TX-001 fail\nTX-001 crash", "x:3"},
		"an entry without a case":  {"TX-404 fail", "TX-404"},
		"two entries for one case": {"TX-002/* fail\nTX-002/甲 fail", "TX-002/甲"},
		"an entry for too many":    {"TX-* fail max=2", "max="},
	} {
		text := expectHeader + "\n" + test[0]
		if claim == "no header" {
			text = test[0]
		}
		known, err := ReadKnown("x", []byte(text))
		if err == nil {
			_, _, err = Expect(planned(t), known)
		}
		if err == nil || !strings.Contains(err.Error(), test[1]) {
			t.Errorf("%s: %v, want an error about %s", claim, err, test[1])
		}
	}
}

func TestOnlyWhatIsOtherwiseThanExpectedCounts(t *testing.T) {
	for claim, test := range map[string]struct {
		entries string
		want    report.Code
		skipped int
	}{
		"the failure is expected":      {"TX-002/甲 fail issue=7 # known", report.OK, 0},
		"a failure is not expected":    {"TX-001 skip reason=x issue=1", report.Nonconforming, 1},
		"a pass is not expected":       {"TX-002/* fail", report.Nonconforming, 0},
		"it fails in another way":      {"TX-002/甲 crash", report.Nonconforming, 0},
		"what hangs may be left out":   {"TX-002/甲 skip reason=hangs issue=9", report.OK, 1},
		"it has another signature":     {"TX-002/甲 fail sig=nope", report.Nonconforming, 0},
		"a house rule stays a failure": {"TX-002/甲 wontfix reason=house-rule", report.OK, 0},
	} {
		entries, _, _ := strings.Cut(test.entries, " #")
		known, err := ReadKnown("x", []byte(expectHeader+"\n"+entries+"\n"))
		if err != nil {
			t.Fatal(err)
		}
		plan, skipped, err := Expect(planned(t), known)
		if err != nil {
			t.Fatal(err)
		}
		res, err := Run(t.Context(), plan, Options{Bind: func(sc *godog.ScenarioContext, run *Running) {
			sc.Then("^好$", func() {})
			sc.Then("^坏$", func() error { return run.Fail(Failure{Message: report.Textf("坏", "bad")}) })
		}})
		if err != nil {
			t.Fatal(err)
		}
		if res.Footer.Exit != test.want || len(skipped) != test.skipped {
			t.Errorf("%s: exit %d with %d skipped, want %d with %d", claim, res.Footer.Exit, len(skipped), test.want, test.skipped)
		}
	}
}
