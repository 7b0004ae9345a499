package main

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

// teller tells of findings.
type teller struct {
	out    io.Writer
	locale say.Locale
	// known are findings that are expected, as of today (as in 2006-01-02).
	known []suite.Known
	today string
	// command is the subject's; without one the reference itself is examined.
	command []string
}

// finding tells of one that is as small as it gets, and where it was written down: base.jsonl and, where it is a story,
// base.feature.
func (t teller) finding(f hunt.Finding, base string, story bool) {
	t.head(f.Called())
	t.say("    种子 %d，从 %d 个回答缩到 %d 个（重放 %d 次）", "    seed %d, from %d answers down to %d (%d replays)", f.Seed, f.From, len(f.Case.Acts), f.Shrunk.Replays)
	t.difference(f)
	if !f.Stable {
		t.say("    重放两次，结果不同：这个发现没有缩小", "    two replays did not agree: it was not shrunk")
	}
	subject := ""
	if len(t.command) > 0 {
		subject = " -- " + report.ShellWords(t.command)
	}
	t.say("    重现：fengsheng replay %s.jsonl%s", "    again: fengsheng replay %s.jsonl%s", report.ShellWord(base), subject)
	if story {
		t.say("    场景：fengsheng test %s.feature%s", "    scenario: fengsheng test %s.feature%s", report.ShellWord(base), subject)
	}
}

// head is the line under which a finding is told.
func (t teller) head(called string) {
	if t.knows(called) {
		t.say("· %s（已知）", "· %s (known)", called)
		return
	}
	t.say("✗ %s", "✗ %s", called)
}

// difference says what was wanted and what was there.
func (t teller) difference(f hunt.Finding) {
	d := f.Parted
	if d == nil {
		t.say("    %s", "    %s", f.Says)
		return
	}
	where := d.Path
	if d.Viewer != "" {
		where = t.locale.Sayf("%s看来，%s", "%s sees %s", t.viewer(d.Viewer), where)
	}
	b := board.Board{Locale: t.locale}
	done := t.locale.Say("开局", "the set-up")
	if n := len(f.Case.Acts); n > 0 {
		last := f.Case.Acts[n-1]
		done = b.Move(wire.Move{Seat: last.Seat, Action: last.Action})
	}
	if len(f.Case.Acts) > 0 {
		done = b.Phase(d.Phase) + t.locale.Say("，", ", ") + done
	}
	if where != "" {
		done += t.locale.Say("：", ": ") + where
	}
	t.say("    %s", "    %s", done)
	if d.Kind.Failure() && d.Path == "" {
		t.say("      没有回答：%s", "      no answer: %s", d.Got)
		return
	}
	t.say("      应为 %s\n      实为 %s", "      want %s\n      got  %s", d.Want, d.Got)
}

// viewer is through whose eyes a view is.
func (t teller) viewer(word string) string {
	switch word {
	case driver.Everything:
		return t.locale.Say("裁判", "a referee")
	case "public":
		return t.locale.Say("旁观者", "a bystander")
	}
	return word
}

// knows is whether a known-failures file lists a finding, by a glob over the
// signature or over a head of it that ends before a slash: fuzz/view is every
// difference in a view.
func (t teller) knows(signature string) bool {
	for i, c := range signature + "/" {
		if c != '/' {
			continue
		}
		if _, ok := suite.MatchFinding(t.known, signature[:i], t.today); ok {
			return true
		}
	}
	return false
}

func (t teller) say(zh, en string, args ...any) {
	fmt.Fprintln(t.out, t.locale.Sayf(zh, en, args...))
}

// lacking is what a subject does not offer, in its own words.
func lacking(why string) string {
	return strings.TrimPrefix(why, driver.ErrUnsupported.Error()+": ")
}
