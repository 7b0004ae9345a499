package steps

import (
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// The reference must be the same implementation through the protocol as it is
// in this process, answer by answer.
func TestSuiteOnPipeEqualsLocal(t *testing.T) {
	plan := suite.Expand(builtinCases(t), "")
	pipe, err := driver.Pipe(driver.NewLocal())
	if err != nil {
		t.Fatal(err)
	}
	defer pipe.Shutdown()
	result, err := suite.Run(t.Context(), plan, suite.Options{Bind: On(func() (driver.Driver, error) {
		return both{first: driver.NewLocal(), second: pipe}, nil
	})})
	if err != nil {
		t.Fatal(err)
	}
	if len(result.Records) != len(plan) {
		t.Fatalf("%d records of %d cases", len(result.Records), len(plan))
	}
	for _, r := range result.Records {
		if r.Outcome != report.Pass {
			t.Errorf("%s: %s: %s", r.ID, r.Outcome, r.Message.En)
		}
	}
}
