package report

import "fengsheng/steps/say"

// Outcome is what happened to a case. Anything but Pass needs an explanation, and none is ever taken for another:
// a crash is no rejection, and a case that did not run is no pass.
type Outcome string

const (
	// Pass: every step ran and held.
	Pass Outcome = "pass"
	// Fail: a step was not borne out by the subject.
	Fail Outcome = "fail"
	// Undefined: a step that no phrase of the vocabulary matches.
	Undefined Outcome = "undefined"
	// Ambiguous: a step that two phrases match.
	Ambiguous Outcome = "ambiguous"
	// Pending: a phrase that is declared and not written.
	Pending Outcome = "pending"
	// Crash: the subject's process ended during the case.
	Crash Outcome = "crash"
	// Timeout: the subject did not answer in time.
	Timeout Outcome = "timeout"
	// Protocol: the subject answered with something that is not the protocol.
	Protocol Outcome = "protocol"
	// NotApplicable: the case needs something that the subject does not offer. It is listed, never dropped.
	NotApplicable Outcome = "not-applicable"
	// Skipped: a known-failures file leaves the case out and says why. It is listed in every summary.
	Skipped Outcome = "skipped"
	// OtherReading: the case holds under a reading of a ruling which is not the one that the subject declares, so it is
	// judged neither passed nor failed. It is listed in every summary.
	OtherReading Outcome = "other-reading"
	// Unrun: the case was planned and did not run to its end.
	Unrun Outcome = "unrun"
	// Defect: the suite itself broke; nothing is said about the subject.
	Defect Outcome = "defect"
)

// outcomes is the order of counts in every report.
var outcomes = [...]struct {
	is   Outcome
	name say.Text
}{
	{Pass, say.Text{Zh: "通过", En: "passed"}},
	{Fail, say.Text{Zh: "不符", En: "failed"}},
	{Undefined, say.Text{Zh: "步骤未定义", En: "undefined"}},
	{Ambiguous, say.Text{Zh: "步骤有歧义", En: "ambiguous"}},
	{Pending, say.Text{Zh: "步骤未实现", En: "pending"}},
	{Crash, say.Text{Zh: "崩溃", En: "crashed"}},
	{Timeout, say.Text{Zh: "超时", En: "timed out"}},
	{Protocol, say.Text{Zh: "协议错误", En: "protocol errors"}},
	{NotApplicable, say.Text{Zh: "不适用", En: "not applicable"}},
	{Skipped, say.Text{Zh: "跳过", En: "skipped"}},
	{OtherReading, say.Text{Zh: "读法不同", En: "other reading"}},
	{Unrun, say.Text{Zh: "未运行", En: "not run"}},
	{Defect, say.Text{Zh: "场景或套件有误", En: "scenario or harness defects"}},
}

// Known says whether the outcome is one of the thirteen.
func (o Outcome) Known() bool {
	for _, known := range outcomes {
		if known.is == o {
			return true
		}
	}
	return false
}

// Judged says whether the outcome tells anything of the case: it ran and applied.
func (o Outcome) Judged() bool { return o != Unrun && !o.Excused() }

// Excused says whether the case was planned but says nothing of the subject, for a reason that is listed.
func (o Outcome) Excused() bool { return o == NotApplicable || o == Skipped || o == OtherReading }

// Name is the outcome's name for people.
func (o Outcome) Name(l say.Locale) string {
	for _, known := range outcomes {
		if known.is == o {
			return known.name.In(l)
		}
	}
	return string(o)
}

// Verdict is how an outcome stands to what was expected of the case.
type Verdict string

const (
	// Met: it came out as expected.
	Met Verdict = "met"
	// UnexpectedFailure: it was to pass and did not.
	UnexpectedFailure Verdict = "unexpected-failure"
	// UnexpectedPass: it was to fail and did not.
	UnexpectedPass Verdict = "unexpected-pass"
	// ChangedFailure: it was to fail in one way and failed in another.
	ChangedFailure Verdict = "changed-failure"
	// NotJudged: it did not run, was skipped, or does not apply.
	NotJudged Verdict = "not-judged"
)

// Expectation is what a case is expected to do: Outcome, and for a failure perhaps its signature.
type Expectation struct {
	Outcome   Outcome `json:"outcome"`
	Signature string  `json:"signature,omitempty"`
	// WontFix says that the failure is meant to stay; it is counted apart from those that are to be mended.
	WontFix bool `json:"wontfix,omitempty"`
	// Issue and Reason are what the known-failures file says of it.
	Issue  string `json:"issue,omitempty"`
	Reason string `json:"reason,omitempty"`
}

// Judge compares an outcome with what was expected. A defect meets no expectation: it says nothing of the subject.
func (e Expectation) Judge(got Outcome, signature string) Verdict {
	want := e.Outcome
	if want == "" {
		want = Pass
	}
	switch {
	case !got.Judged():
		return NotJudged
	case got == Defect || want == Pass && got != Pass:
		return UnexpectedFailure
	case want != Pass && got == Pass:
		return UnexpectedPass
	case got != want, e.Signature != "" && e.Signature != signature:
		return ChangedFailure
	}
	return Met
}
