package world

import (
	"errors"
	"strings"

	"github.com/google/go-cmp/cmp"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// fails is the failure of a step: the game is not as the scenario says.
func (w *World) fails(zh, en string, args ...any) error {
	return w.run.Fail(suite.Failure{Message: say.Textf(zh, en, args...)})
}

// defect is a mistake in the scenario itself; it says nothing of the game.
func (w *World) defect(zh, en string, args ...any) error {
	return w.run.Fail(suite.Failure{Outcome: report.Defect, Message: say.Textf(zh, en, args...)})
}

// misread is a text that means nothing here: a mistake in the scenario, unless it is known to be something else.
func (w *World) misread(err error) error {
	var f *suite.Failure
	var r *refusal
	var p *say.Problem
	switch {
	case err == nil || errors.As(err, &f) || errors.As(err, &r):
		return err
	case errors.As(err, &p):
		return w.run.Fail(suite.Failure{Outcome: report.Defect, Message: say.TextOf(err)})
	}
	return w.broken(err)
}

// broken is an implementation or a harness that failed, which is never taken for a refusal.
func (w *World) broken(err error) error {
	var f *suite.Failure
	if errors.As(err, &f) {
		return err
	}
	if errors.Is(err, driver.ErrNoLegal) {
		return w.run.Fail(suite.Failure{Outcome: report.NotApplicable, Message: say.Textf(
			"被测程序不列出可以的回答，这一步无从检查", "the implementation does not list legal answers, which this step needs")})
	}
	if errors.Is(err, driver.ErrUnsupported) {
		return w.run.Fail(suite.Failure{Outcome: report.NotApplicable, Message: say.Textf(
			"被测程序不提供：%s", "the implementation does not offer this: %s", lacking(err))})
	}
	if errors.Is(err, driver.ErrUnusable) {
		return w.run.Fail(suite.Failure{Outcome: report.Unrun, Message: say.Textf(
			"被测程序用不了了，这个用例没有运行：%v", "the implementation is lost, this case did not run: %v", err)})
	}
	outcome, what := faultOf(err)
	detail := say.Plain(err.Error())
	var told interface{ In(locale string) string }
	if errors.Is(err, driver.ErrResult) && errors.As(err, &told) {
		detail = say.Text{Zh: told.In(string(say.Zh)), En: told.In(string(say.En))}
	}
	return w.run.Fail(suite.Failure{Outcome: outcome,
		Message: say.Text{Zh: what.Zh + "：" + detail.Zh, En: what.En + ": " + detail.En}})
}

// lacking is what a subject says that it does not offer, without whose error it is.
func lacking(err error) string {
	return strings.TrimPrefix(err.Error(), driver.ErrUnsupported.Error()+": ")
}

// faultOf is in what way a subject has failed; a kind that is also another one comes before it.
func faultOf(err error) (report.Outcome, say.Text) {
	for _, f := range [...]struct {
		is      error
		outcome report.Outcome
		zh, en  string
	}{
		{driver.ErrTimeout, report.Timeout, "被测程序没有按时应答", "the implementation did not answer in time"},
		{driver.ErrEnded, report.Crash, "被测程序中途退出", "the implementation ended in the middle of the game"},
		{driver.ErrResult, report.Protocol, "被测程序给出的结果不合格式", "a result of the implementation does not fit its schema"},
		{driver.ErrClaim, report.Protocol, "被测程序做不到自己声明的事", "the implementation does not do what it claims"},
		{driver.ErrProtocol, report.Protocol, "被测程序没有按协议应答", "the implementation broke the protocol"},
	} {
		if errors.Is(err, f.is) {
			return f.outcome, say.Text{Zh: f.zh, En: f.en}
		}
	}
	return report.Crash, say.Text{Zh: "被测程序出错", En: "the implementation failed"}
}

// changed compares two views and says in which facts they differ.
func changed(before, after wire.View) string { return cmp.Diff(before, after) }

// because puts before a failure what was being attempted.
func (w *World) because(what say.Text, err error) error {
	var f *suite.Failure
	if !errors.As(err, &f) {
		return err
	}
	f.Message = say.Text{Zh: what.Zh + "：" + f.Message.Zh, En: what.En + ": " + f.Message.En}
	return f
}
