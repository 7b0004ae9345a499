package steps

import (
	"context"
	"slices"

	"github.com/cucumber/godog"
	messages "github.com/cucumber/messages/go/v34"

	"fengsheng/engine"
	"fengsheng/engine/driver"
	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// World is one scenario: the set-up being written, then the game that is played from it.
type World struct {
	open func() (driver.Driver, error)
	own  bool // it is the reference: a set-up that it refuses is the scenario's mistake
	run  *suite.Running
	// offers are the profiles that the implementation plays, none for all.
	offers []string

	components profile.Profile
	setup      wire.Setup
	// closed is whether the deck holds only what is named; loans are cards that Givens need to be played.
	closed bool
	loans  []*loan
	fills  []fill
	// prelude are the Givens that are played as soon as the set-up is on the table.
	prelude []played

	game   driver.Driver
	report wire.Report
	log    []move
	// outcomes are what chance is to decide, in order, for as long as it is not asked.
	outcomes []string

	// happened and asked are the events and questions since the last block of 当 began.
	happened []wire.Event
	asked    []wire.Awaiting

	// eye is whose view claims are judged by; empty is the all-seeing one.
	eye string

	step  *godog.Step
	block messages.PickleStepType
}

// played is a Given that legal moves bring about.
type played struct {
	text string
	do   func() error
}

// move is a legal answer that was given, with what chance decided then.
type move struct {
	seat   string
	action wire.Action
	chance []wire.Chance
}

// begin notes which step runs; a new block of 当 forgets what happened before it.
func (w *World) begin(ctx context.Context, st *godog.Step) (context.Context, error) {
	w.step = st
	if st.Type != w.block {
		w.block = st.Type
		if st.Type == messages.PickleStepType_ACTION {
			w.happened, w.asked = nil, nil
		}
	}
	if w.components.ID == "" {
		if err := w.choose(w.run.Case.Profile); err != nil {
			return ctx, err
		}
	}
	return ctx, w.tabled(st)
}

// tabled refuses a table under a phrase that reads none: what nobody reads shows nothing.
func (w *World) tabled(st *godog.Step) error {
	if st.Argument == nil || opening.match(st.Text) != nil || tableIs.match(st.Text) != nil {
		return nil
	}
	return w.defect("这一步不读下面的表格或文字；读表格的是“%s”和“%s”", "this step does not read what stands below it; %s and %s read a table",
		opening.Example, tableIs.Example)
}

// choose takes the components of a profile.
func (w *World) choose(id string) error {
	if id == "" {
		id = "standard"
	}
	if len(w.offers) > 0 && !slices.Contains(w.offers, id) {
		return w.run.Fail(suite.Failure{Outcome: report.NotApplicable, Message: say.Textf(
			"被测程序没有规则版本 %s", "the implementation does not offer the profile %s", id)})
	}
	w.setup.Profile, w.setup.Readings = id, w.run.Case.Readings
	p, err := engine.Profile(w.setup)
	if err != nil {
		return w.defect("没有规则版本“%s”", "there is no rule profile %q", id)
	}
	w.components = p
	return nil
}

// ended closes the game; what chance was told and never asked for is a mistake in the scenario.
func (w *World) ended(ctx context.Context, _ *godog.Scenario, err error) (context.Context, error) {
	if err != nil {
		w.keep()
	}
	if w.game != nil {
		if closing := w.game.Close(); closing != nil && err == nil {
			w.keep()
			return ctx, w.broken(closing)
		}
	}
	if err == nil && len(w.outcomes) > 0 {
		return ctx, w.defect("说好的随机结果没有用上：%s", "outcomes of chance were never needed: %s", names(w.outcomes))
	}
	return ctx, nil
}

// text is the step under way in simplified characters.
func (w *World) text() string { return simplify(w.step.Text) }
