package steps

import (
	"slices"
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// HMG-001 and GDJJ-006 name cards in another order than the reference asks for
// them; LF-014 claims that a choice of several is refused.
func TestCardsMayBeNamedInAnyOrder(t *testing.T) {
	cases := slices.DeleteFunc(builtinCases(t), func(c suite.Case) bool {
		return !slices.Contains([]string{"HMG-001", "GDJJ-006", "LF-014"}, c.Rulings[0])
	})
	for claim, wrap := range map[string]func(driver.Driver) driver.Driver{
		"with a list of legal answers": func(d driver.Driver) driver.Driver { return d },
		"without one":                  func(d driver.Driver) driver.Driver { return silent{d} },
	} {
		for _, r := range runOn(t, cases, wrap) {
			if r.Outcome != report.Pass {
				t.Errorf("%s: %s: %s: %s", claim, r.ID, r.Outcome, r.Message.Zh)
			}
		}
	}
}
