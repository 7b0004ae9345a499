package steps

import (
	"regexp"

	"github.com/cucumber/godog"

	"fengsheng/engine/driver"
	"fengsheng/steps/suite"
	"fengsheng/steps/world"
)

// whatever is what godog matches: the sentences are read by the language, which knows what godog does not, such as in which
// script a file is written and what is near a sentence that is none.
var whatever = regexp.MustCompile(`(?s)^.*$`)

// Bind plays one scenario on the reference engine.
func Bind(sc *godog.ScenarioContext, run *suite.Running) {
	bind(world.Subject{Open: func() (driver.Driver, error) { return driver.NewLocal(), nil }, Reference: true}, sc, run)
}

// On is a Bind for any implementation; open is called once a scenario and the driver is closed after it. Scenarios of
// other profiles than those the implementation offers do not apply to it; none named means that it offers all.
func On(open func() (driver.Driver, error), profiles ...string) func(*godog.ScenarioContext, *suite.Running) {
	return func(sc *godog.ScenarioContext, run *suite.Running) {
		bind(world.Subject{Open: open, Profiles: profiles}, sc, run)
	}
}

func bind(s world.Subject, sc *godog.ScenarioContext, run *suite.Running) {
	w := world.New(s, run)
	sc.StepContext().Before(w.Begin)
	sc.After(w.Ended)
	sc.Step(whatever, w.Step)
}
