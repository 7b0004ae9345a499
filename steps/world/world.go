package world

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
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/grammar"
)

// Subject is the implementation that a scenario is played on.
type Subject struct {
	// Open makes it ready for one scenario; the driver is closed after it.
	Open func() (driver.Driver, error)
	// Reference says that it is ours: a set-up that it refuses is the scenario's mistake.
	Reference bool
	// Profiles are those it plays, none for all.
	Profiles []string
}

// World is one scenario: the set-up being written, then the game that is played from it.
type World struct {
	subject Subject
	run     *suite.Running

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

	step  *godog.Step
	block messages.PickleStepType
}

// New is the world of one case, before its first step.
func New(s Subject, run *suite.Running) *World { return &World{subject: s, run: run} }

// played is a Given that legal moves bring about.
type played struct {
	text say.Text
	do   func() error
}

// move is a legal answer that was given, with what chance decided then.
type move struct {
	seat   string
	action wire.Action
	chance []wire.Chance
}

// Begin notes which step runs; a new block of 当 forgets what happened before it.
func (w *World) Begin(ctx context.Context, st *godog.Step) (context.Context, error) {
	w.step = st
	if st.Type != w.block {
		w.block = st.Type
		if st.Type == messages.PickleStepType_ACTION {
			w.happened, w.asked = nil, nil
		}
	}
	if w.components.ID == "" {
		return ctx, w.choose(w.run.Case.Profile)
	}
	return ctx, nil
}

// choose takes the components of a profile.
func (w *World) choose(id string) error {
	if id == "" {
		id = "standard"
	}
	if offers := w.subject.Profiles; len(offers) > 0 && !slices.Contains(offers, id) {
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

// Ended closes the game; what chance was told and never asked for is a mistake in the scenario.
func (w *World) Ended(ctx context.Context, _ *godog.Scenario, err error) (context.Context, error) {
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
		return ctx, w.defect("说好的随机结果没有用上：%s", "outcomes of chance were never needed: %s", cardList(w.outcomes))
	}
	return ctx, nil
}

// language is the one in which the scenario is written.
func (w *World) language() grammar.Language {
	l, err := grammar.Named(w.run.Case.Language)
	if err != nil {
		return grammar.Zh
	}
	return l
}

// text is the step under way in words of both languages: its own, and those of the sentence that it is.
func (w *World) text() say.Text {
	r, err := w.read()
	if err != nil {
		return say.Plain(w.step.Text)
	}
	return tongue.All().Text(r.Value)
}
