package tell

import (
	"fmt"
	"io"
	"strings"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/hunt"
	"fengsheng/steps/board"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// Teller tells of findings.
type Teller struct {
	Out    io.Writer
	Locale say.Locale
	// Known are findings that are expected, as of today (as in 2006-01-02).
	Known []suite.Known
	Today string
	// Command is the subject's; without one the reference itself is examined.
	Command []string
}

// Finding tells of one that is as small as it gets, and where it was written down: base.jsonl and, where it is a story,
// base.feature.
func (t Teller) Finding(f hunt.Finding, base string, story bool) {
	t.Head(f.Called())
	t.Say("    种子 %d，从 %d 个回答缩到 %d 个（重放 %d 次）", "    seed %d, from %d answers down to %d (%d replays)", f.Seed, f.From, len(f.Case.Acts), f.Shrunk.Replays)
	t.Difference(f)
	if !f.Stable {
		t.Say("    重放两次，结果不同：这个发现没有缩小", "    two replays did not agree: it was not shrunk")
	}
	subject := ""
	if len(t.Command) > 0 {
		subject = " -- " + report.ShellWords(t.Command)
	}
	t.Say("    重现：fengsheng replay %s.jsonl%s", "    again: fengsheng replay %s.jsonl%s", report.ShellWord(base), subject)
	if story {
		t.Say("    场景：fengsheng test %s.feature%s", "    scenario: fengsheng test %s.feature%s", report.ShellWord(base), subject)
	}
}

// Head is the line under which a finding is told.
func (t Teller) Head(called string) {
	if t.Knows(called) {
		t.Say("· %s（已知）", "· %s (known)", called)
		return
	}
	t.Say("✗ %s", "✗ %s", called)
}

// Difference says what was wanted and what was there.
func (t Teller) Difference(f hunt.Finding) {
	d := f.Parted
	if d == nil {
		t.Say("    %s", "    %s", f.Says)
		return
	}
	where := d.Path
	if d.Viewer != "" {
		where = t.Locale.Sayf("%s看来，%s", "%s sees %s", t.viewer(d.Viewer), where)
	}
	b := board.Board{Locale: t.Locale}
	done := t.Locale.Say("开局", "the set-up")
	if n := len(f.Case.Acts); n > 0 {
		last := f.Case.Acts[n-1]
		done = b.Move(wire.Move{Seat: last.Seat, Action: last.Action})
	}
	if len(f.Case.Acts) > 0 {
		done = b.Phase(d.Phase) + t.Locale.Say("，", ", ") + done
	}
	if where != "" {
		done += t.Locale.Say("：", ": ") + where
	}
	t.Say("    %s", "    %s", done)
	if d.Kind.Failure() && d.Path == "" {
		t.Say("      没有回答：%s", "      no answer: %s", d.Got)
		return
	}
	t.Say("      应为 %s\n      实为 %s", "      want %s\n      got  %s", d.Want, d.Got)
}

// viewer is through whose eyes a view is.
func (t Teller) viewer(word string) string {
	switch word {
	case driver.Everything:
		return t.Locale.Say("裁判", "a referee")
	case "public":
		return t.Locale.Say("旁观者", "a bystander")
	}
	return word
}

// Knows is whether a known-failures file lists a finding, by a glob over the
// signature or over a head of it that ends before a slash: fuzz/view is every
// difference in a view.
func (t Teller) Knows(signature string) bool {
	for i, c := range signature + "/" {
		if c != '/' {
			continue
		}
		if _, ok := suite.MatchFinding(t.Known, signature[:i], t.Today); ok {
			return true
		}
	}
	return false
}

// Say writes a line in the reader's language.
func (t Teller) Say(zh, en string, args ...any) {
	fmt.Fprintln(t.Out, t.Locale.Sayf(zh, en, args...))
}

// Lacking is what a subject does not offer, in its own words.
func Lacking(why string) string {
	return strings.TrimPrefix(why, driver.ErrUnsupported.Error()+": ")
}
