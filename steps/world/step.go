package world

import (
	"errors"

	messages "github.com/cucumber/messages/go/v34"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/claim"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/setup"
)

// Step does what the step under way says.
func (w *World) Step() error {
	r, err := w.read()
	if err != nil {
		return w.unread(err)
	}
	value, err := w.withTable(r.Value)
	if err != nil {
		return w.misread(err)
	}
	switch s := value.(type) {
	case setup.Setup:
		return w.misread(s.Lay(w))
	case deed.Act:
		return w.history(func() error { return w.act(s) })
	case deed.Foretold:
		return w.misread(s.Foretell(w))
	case deed.Course:
		return w.history(func() error { return w.misread(s.Run(w)) })
	case claim.Claim:
		return w.judge(s)
	}
	return w.defect("这句话没有意义：%s", "this sentence has no meaning: %s", w.step.Text)
}

// read understands the step under way.
func (w *World) read() (tongue.Reading, error) {
	return tongue.All().Read(w.language(), keywordOf(w.step.Type), w.step.Text)
}

func keywordOf(t messages.PickleStepType) grammar.Keyword {
	switch t {
	case messages.PickleStepType_ACTION:
		return grammar.When
	case messages.PickleStepType_OUTCOME:
		return grammar.Then
	}
	return grammar.Given
}

// unread books a step that is not understood as what it is: the author's.
func (w *World) unread(err error) error {
	outcome := report.Undefined
	var several *tongue.Ambiguous
	var none *tongue.Unread
	switch {
	case errors.As(err, &several):
		outcome = report.Ambiguous
	case errors.As(err, &none) && none.Because != nil:
		// It has the shape of a sentence: what is wrong with it is known.
		outcome = report.Defect
	}
	return w.run.Fail(suite.Failure{Outcome: outcome, Message: say.TextOf(err)})
}

// withTable gives a sentence the table below it; one that reads none refuses it: what nobody reads shows nothing.
func (w *World) withTable(value any) (any, error) {
	tabled, reads := value.(grammar.Tabled)
	arg := w.step.Argument
	switch {
	case arg == nil && reads:
		return nil, say.Problemf("这一步下面要有一张表；例子见 fengsheng steps", "this step needs a table below it; fengsheng steps has examples")
	case arg == nil:
		return value, nil
	case !reads || arg.DataTable == nil:
		return nil, say.Problemf("这一步不读下面的表格或文字", "this step does not read what stands below it")
	}
	var rows [][]string
	for _, row := range arg.DataTable.Rows {
		var cells []string
		for _, c := range row.Cells {
			cells = append(cells, c.Value)
		}
		rows = append(rows, cells)
	}
	return tabled.WithTable(w.language(), rows)
}

// history does what a deed says: now, or, told under 假如 before the game has begun, as soon as it begins.
func (w *World) history(do func() error) error {
	if w.block == messages.PickleStepType_CONTEXT {
		return w.Later(do)
	}
	if err := w.ready(); err != nil {
		return err
	}
	return do()
}
