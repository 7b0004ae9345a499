package report

import (
	"fengsheng/steps/say"
	"fmt"
	"strings"
)

// Code is an exit code of the program.
type Code int

const (
	// OK: every planned case ran and met its expectation.
	OK Code = 0
	// Nonconforming: an unexpected failure, an unexpected pass, a changed failure.
	Nonconforming Code = 1
	// Usage: a bad flag or file, a pattern without a match, a duplicate id, nothing selected.
	Usage Code = 2
	// SubjectUnusable: the subject could not be started or spoken to.
	SubjectUnusable Code = 3
	// Incomplete: planned cases did not run.
	Incomplete Code = 4
	// HarnessDefect: the suite itself is wrong.
	HarnessDefect Code = 5
)

// Trouble is something that befell the run as a whole and not one case of it.
type Trouble struct {
	// Code is any but OK; Nonconforming is for what the subject does outside any case.
	Code    Code     `json:"code"`
	Message say.Text `json:"message"`
}

// Footer is the conclusion of a run.
type Footer struct {
	Complete bool            `json:"complete"`
	Planned  int             `json:"planned"`
	Counts   map[Outcome]int `json:"counts"`
	// Known is how many cases failed as a known-failures file expects, WontFix how many failures are meant to stay; no
	// case is counted in both.
	Known    int       `json:"known,omitempty"`
	WontFix  int       `json:"wontfix,omitempty"`
	Exit     Code      `json:"exit"`
	Troubles []Trouble `json:"troubles,omitempty"`
	Summary  say.Text  `json:"summary"`
}

// Conclude counts the records of a plan, words the summary and chooses the exit code; nothing else in the
// project does any of the three. Where several codes hold, 5, 2, 3, 1, 4 is the order: what is wrong with the suite
// or its use comes before what is wrong with the subject. Nothing that was planned and has no record, and no
// plan without a case, is ever code 0.
func Conclude(h Header, plan []string, records []Record, troubles []Trouble) Footer {
	f := Footer{Planned: len(plan), Counts: map[Outcome]int{}}
	f.Troubles = append(append(f.Troubles, troubles...), strayRecords(plan, records)...)
	if len(plan) == 0 && !h.AllowEmpty {
		f.Troubles = append(f.Troubles, Trouble{Usage, say.Text{Zh: "没有选中任何用例", En: "no case was selected"}})
	}
	unmet := 0
	for _, r := range records {
		f.Counts[r.Outcome]++
		switch {
		case r.Verdict != Met || r.Outcome == Pass:
		case r.Expectation.WontFix:
			f.WontFix++
		default:
			f.Known++
		}
		if r.Verdict != Met && r.Verdict != NotJudged {
			unmet++
		}
	}
	if missing := len(plan) - len(records); missing > 0 {
		f.Counts[Unrun] += missing
	}
	f.Complete = f.Counts[Unrun] == 0 && !hasTrouble(f.Troubles, Incomplete)
	f.Exit = f.exit(unmet)
	f.Summary = say.Text{Zh: f.line(say.Zh), En: f.line(say.En)}
	return f
}

// exit applies the order of codes.
func (f Footer) exit(unmet int) Code {
	judged := f.Applicable() - f.Counts[Unrun]
	switch {
	case f.Counts[Defect] > 0, hasTrouble(f.Troubles, HarnessDefect):
		return HarnessDefect
	case hasTrouble(f.Troubles, Usage):
		return Usage
	case hasTrouble(f.Troubles, SubjectUnusable):
		return SubjectUnusable
	case unmet > 0, hasTrouble(f.Troubles, Nonconforming):
		return Nonconforming
	case !f.Complete, f.Planned > 0 && judged <= 0:
		return Incomplete
	}
	return OK
}

// Applicable is how many planned cases say something of the subject once they have run: the denominator of every share.
func (f Footer) Applicable() int {
	return f.Planned - f.Counts[NotApplicable] - f.Counts[Skipped] - f.Counts[OtherReading]
}

// line words the summary. A share names its denominator and what was left out of it.
func (f Footer) line(l say.Locale) string {
	parts := []string{l.Sayf("计划 %d 个用例，通过 %d/%d", "%d cases planned, %d/%d passed", f.Planned, f.Counts[Pass], f.Applicable())}
	for _, o := range outcomes[1:] {
		if n := f.Counts[o.is]; n > 0 {
			parts = append(parts, l.Sayf("%[2]s %[1]d", "%d %s", n, o.name.In(l)))
		}
	}
	if f.Known > 0 {
		parts = append(parts, l.Sayf("已知的不符 %d", "%d known failures", f.Known))
	}
	if f.WontFix > 0 {
		parts = append(parts, l.Sayf("有意保留 %d", "%d won't be fixed", f.WontFix))
	}
	return strings.Join(parts, l.Say("，", ", ")) + l.Say("。", ". ") + f.Exit.meaning(l)
}

var meanings = [...]say.Text{
	OK:              {Zh: "全部符合预期", En: "All as expected"},
	Nonconforming:   {Zh: "有用例与规则不符", En: "Some cases do not conform"},
	Usage:           {Zh: "用法或配置有误", En: "Usage or configuration error"},
	SubjectUnusable: {Zh: "被测实现无法使用", En: "The subject is unusable"},
	Incomplete:      {Zh: "没有跑完", En: "Incomplete"},
	HarnessDefect:   {Zh: "场景写错了，或者套件自身有缺陷", En: "A scenario is mistaken, or the suite itself is defective"},
}

func (c Code) meaning(l say.Locale) string {
	return l.Sayf("%s（退出码 %d）", "%s (exit code %d)", meanings[c].In(l), int(c))
}

func hasTrouble(troubles []Trouble, c Code) bool {
	for _, t := range troubles {
		if t.Code == c {
			return true
		}
	}
	return false
}

// strayRecords finds records that no plan asked for, twice or at all: the counts would then mean nothing.
func strayRecords(plan []string, records []Record) []Trouble {
	left := make(map[string]int, len(plan))
	for _, id := range plan {
		left[id]++
	}
	var stray []Trouble
	for _, r := range records {
		if left[r.ID]--; left[r.ID] < 0 {
			stray = append(stray, Trouble{HarnessDefect, say.Text{
				Zh: fmt.Sprintf("用例 %s 的记录多于计划", r.ID),
				En: fmt.Sprintf("case %s has more records than were planned", r.ID),
			}})
		}
	}
	return stray
}
