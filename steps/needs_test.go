package steps

import (
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// witness notes what it is asked for, and lists no legal answers.
type witness struct {
	driver.Driver
	seen *Needs
}

func (w witness) Start(s wire.Setup) (wire.Report, error) {
	w.seen.Setup, w.seen.Players = s.Mode, max(s.Players, len(s.Seats))
	return w.Driver.Start(s)
}

func (w witness) View(viewer string) (wire.View, error) {
	w.seen.Seat = w.seen.Seat || viewer != driver.Everything
	return w.Driver.View(viewer)
}

func (witness) Legal(string) ([]wire.Action, error) { return nil, driver.ErrNoLegal }

// What is said of a case is what it does when it is played; and one that needs no list of legal answers holds on an
// implementation that has none.
func TestNeedsAreWhatACaseAsksFor(t *testing.T) {
	plan := suite.Expand(builtinCases(t), "standard")
	var seen Needs
	open := func() (driver.Driver, error) {
		seen = Needs{}
		return witness{driver.NewLocal(), &seen}, nil
	}
	asked, outcome := map[string]Needs{}, map[string]report.Outcome{}
	_, err := suite.Run(t.Context(), plan, suite.Options{Bind: On(open), OnCase: func(r report.Record) {
		asked[r.ID], outcome[r.ID] = seen, r.Outcome
	}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range plan {
		needs, got := NeedsOf(c), asked[c.ID]
		got.Legal = outcome[c.ID] == report.NotApplicable
		if got.Legal {
			got.Seat = needs.Seat // it went no further
		}
		if needs != got {
			t.Errorf("%s is said to need %+v, needs %+v", c.ID, needs, got)
		}
		if want := map[bool]report.Outcome{true: report.NotApplicable, false: report.Pass}[needs.Legal]; outcome[c.ID] != want {
			t.Errorf("%s without a list of legal answers: %s, want %s", c.ID, outcome[c.ID], want)
		}
	}
}
