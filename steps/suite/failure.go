package suite

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/cucumber/godog"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Failure is an error of a step that says more than a sentence. A step may return it directly or by Running.Fail.
type Failure struct {
	// Outcome is Fail where it is empty; Crash, Timeout, Protocol and NotApplicable are told apart by it. Unrun says
	// that the implementation is lost for good: the run ends with this case.
	Outcome report.Outcome
	Message say.Text
	// Want and Got are what should have been seen and what was, a fact a line; they are shown as a diff.
	Want, Got string
	// Signature names the kind of failure without the names of the case; a failing step's text serves where it is empty.
	Signature string
}

// Error gives the Chinese wording, in which the scenarios are written.
func (f *Failure) Error() string { return f.Message.Zh }

// finding is what an error of a step comes to.
type finding struct {
	outcome   report.Outcome
	message   say.Text
	diff      string
	signature string
	// odd is the first fact that was wanted and what was got for it, for the signature of a step.
	odd string
	// lost says that the implementation cannot be used any more.
	lost bool
}

// classify tells the errors of steps apart. Anything that is not clearly the subject's doing is no plain failure.
func classify(err error) finding {
	var f *Failure
	switch {
	case err == nil:
		return finding{outcome: report.Pass}
	case errors.As(err, &f):
		return f.finding()
	case errors.Is(err, godog.ErrUndefined):
		return finding{outcome: report.Undefined, message: say.Text{
			Zh: "词汇表里没有这样的步骤；可用的句子见 fengsheng steps", En: "no phrase matches this step; fengsheng steps lists them"}}
	case errors.Is(err, godog.ErrAmbiguous):
		return finding{outcome: report.Ambiguous, message: say.Textf("这一步有两句以上匹配：%v", "more than one phrase matches: %v", err)}
	case errors.Is(err, godog.ErrPending):
		return finding{outcome: report.Pending, message: say.Text{Zh: "这一步还没有实现", En: "this step is not written yet"}}
	case errors.Is(err, godog.ErrSkip):
		return finding{outcome: report.Defect, message: say.Text{
			Zh: "步骤返回了 godog.ErrSkip：跳过会算作通过；不适用请用 Failure{Outcome: NotApplicable}",
			En: "a step returned godog.ErrSkip, which would count as passed; return Failure{Outcome: NotApplicable}"}}
	case errors.Is(err, context.Canceled):
		return finding{outcome: report.Unrun, message: say.Text{Zh: "运行被中断", En: "the run was interrupted"}}
	case strings.HasPrefix(err.Error(), tooFew):
		return finding{outcome: report.Defect, message: say.Text{
			Zh: "这一步下面要有一张表；例子见 fengsheng steps", En: "this step needs a table below it; fengsheng steps has examples"}}
	case isPanic(err):
		return finding{outcome: report.Defect, message: say.Textf("步骤崩溃：%s", "a step panicked: %s", head(fmt.Sprintf("%+v", err), 12))}
	}
	return finding{outcome: report.Fail, message: say.TextOf(err)}
}

func (f *Failure) finding() finding {
	got := finding{outcome: f.Outcome, message: f.Message, signature: f.Signature, lost: f.Outcome == report.Unrun}
	if got.outcome == "" || !got.outcome.Known() || got.outcome == report.Pass {
		got.outcome = report.Fail
	}
	if f.Want != f.Got {
		got.diff, got.odd = Diff(f.Want, f.Got), firstOdd(f.Want, f.Got)
	}
	return got
}

// firstOdd is the first line in which two texts differ, as `want A,got B`.
func firstOdd(want, got string) string {
	a, b := lines(want), lines(got)
	at := func(all []string, i int) string {
		if i < len(all) {
			return strings.TrimSpace(all[i])
		}
		return "-"
	}
	for i := range max(len(a), len(b)) {
		if x, y := at(a, i), at(b, i); x != y {
			return "want " + x + ",got " + y
		}
	}
	return ""
}

// tooFew begins godog's complaint about a step whose table is missing. The error is not exported; a test fails when a
// new version of godog words it otherwise.
const tooFew = "func expected more arguments than given"

// isPanic recognises the error that godog makes of a recovered panic. Its type is not exported, so the name must do;
// a test fails when a new version of godog calls it something else.
func isPanic(err error) bool {
	for ; err != nil; err = errors.Unwrap(err) {
		if fmt.Sprintf("%T", err) == "*godog.traceError" {
			return true
		}
	}
	return false
}

// head keeps the first lines of a text.
func head(s string, lines int) string {
	all := strings.Split(strings.TrimRight(s, "\n"), "\n")
	return strings.Join(all[:min(lines, len(all))], "\n")
}
