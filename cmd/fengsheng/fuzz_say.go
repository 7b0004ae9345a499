package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/steps/board"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// herald keeps findings and tells of them.
type herald struct {
	world   world
	locale  say.Locale
	known   []suite.Known
	store   *hunt.Store
	command []string
	told    map[string]bool // signatures of this run, not of the one that is taken up
	err     error
}

func newHerald(w world, l say.Locale, known []suite.Known, store *hunt.Store, command []string) *herald {
	return &herald{world: w, locale: l, known: known, store: store, command: command, told: map[string]bool{}}
}

// found keeps a finding at once and tells of it when it is as small as it gets.
func (h *herald) found(f hunt.Finding) error {
	base, story, err := h.store.Keep(f)
	if err != nil || !f.Final {
		return err
	}
	h.tell(f, base, story)
	return nil
}

func (h *herald) tell(f hunt.Finding, base string, story bool) {
	h.told[f.Signature] = true
	h.head(f.Called())
	h.say("    种子 %d，从 %d 个回答缩到 %d 个（重放 %d 次）", "    seed %d, from %d answers down to %d (%d replays)", f.Seed, f.From, len(f.Case.Acts), f.Shrunk.Replays)
	h.difference(f)
	if !f.Stable {
		h.say("    重放两次，结果不同：这个发现没有缩小", "    two replays did not agree: it was not shrunk")
	}
	subject := ""
	if len(h.command) > 0 {
		subject = " -- " + report.ShellWords(h.command)
	}
	h.say("    重现：fengsheng replay %s.jsonl%s", "    again: fengsheng replay %s.jsonl%s", report.ShellWord(base), subject)
	if story {
		h.say("    场景：fengsheng test %s.feature%s", "    scenario: fengsheng test %s.feature%s", report.ShellWord(base), subject)
	}
}

func (h *herald) say(zh, en string, args ...any) {
	fmt.Fprintln(h.world.out, h.locale.Sayf(zh, en, args...))
}

// head is the line under which a finding is told.
func (h *herald) head(called string) {
	if h.isKnown(called) {
		h.say("· %s（已知）", "· %s (known)", called)
		return
	}
	h.say("✗ %s", "✗ %s", called)
}

// earlier lists the findings of a hunt that was taken up.
func (h *herald) earlier(t *hunt.Tally) {
	for _, c := range t.Findings {
		if !h.told[c.Signature] {
			h.head(c.Called)
			h.say("    早先发现：%s.jsonl", "    found earlier: %s.jsonl", h.store.Base(c.Signature))
		}
	}
}

// difference says what was wanted and what was there.
func (h *herald) difference(f hunt.Finding) {
	d := f.Parted
	if d == nil {
		h.say("    %s", "    %s", f.Says)
		return
	}
	where := d.Path
	if d.Viewer != "" {
		where = h.locale.Sayf("%s看来，%s", "%s sees %s", h.viewer(d.Viewer), where)
	}
	b := board.Board{Locale: h.locale}
	done := h.locale.Say("开局", "the set-up")
	if n := len(f.Case.Acts); n > 0 {
		last := f.Case.Acts[n-1]
		done = b.Move(wire.Move{Seat: last.Seat, Action: last.Action})
	}
	if len(f.Case.Acts) > 0 {
		done = b.Phase(d.Phase) + h.locale.Say("，", ", ") + done
	}
	if where != "" {
		done += h.locale.Say("：", ": ") + where
	}
	h.say("    %s", "    %s", done)
	if d.Kind.Failure() && d.Path == "" {
		h.say("      没有回答：%s", "      no answer: %s", d.Got)
		return
	}
	h.say("      应为 %s\n      实为 %s", "      want %s\n      got  %s", d.Want, d.Got)
}

// viewer is through whose eyes a view is.
func (h *herald) viewer(word string) string {
	switch word {
	case driver.Everything:
		return h.locale.Say("裁判", "a referee")
	case "public":
		return h.locale.Say("旁观者", "a bystander")
	}
	return word
}

// isKnown is whether a known-failures file lists a finding, by a glob over the
// signature or over a head of it that ends before a slash: fuzz/view is every
// difference in a view.
func (h *herald) isKnown(signature string) bool {
	for i, c := range signature + "/" {
		if c != '/' {
			continue
		}
		if _, ok := suite.MatchFinding(h.known, signature[:i], h.world.today()); ok {
			return true
		}
	}
	return false
}

// conclude tells the sum and chooses the exit code.
func (h *herald) conclude(ctx context.Context, t *hunt.Tally, games int, wanted []string, err error) error {
	h.earlier(t)
	fresh := h.fresh(t)
	h.say("%d 局，%d 个回答，见到 %d/%d 项，%d 种发现（其中已知 %d 种）",
		"%d games, %d answers, %d of %d items reached, findings of %d kinds (%d of them known)",
		t.Games, t.Decisions, reached(t, wanted), len(wanted), len(t.Findings), len(t.Findings)-len(fresh))
	if t.Refused > 0 {
		h.say("其中 %d 局的开局被测程序不接受，没有打", "the subject did not accept the set-ups of %d games, which were not played", t.Refused)
	}
	if t.Unoffered > 0 {
		h.say("其中 %d 局打到被测程序不提供的地方为止，第一处：%s", "%d games ended where the subject does not offer what came next; the first: %s",
			t.Unoffered, lacking(t.Lacking))
	}
	stopped := ctx.Err() != nil && (games == 0 || t.Games < games)
	switch code := exitOf(t, fresh, stopped, err); {
	case err != nil:
		return &exit{code, say.Problemf("没有跑完：%v", "not finished: %v", err).Because(err)}
	case stopped:
		return &exit{code, say.Problemf("中断了；接着跑：--resume %s", "interrupted; go on with --resume %s", h.store.Dir)}
	case code != report.OK:
		return &exit{code: code}
	}
	return nil
}

// fresh are the findings that are not known.
func (h *herald) fresh(t *hunt.Tally) []hunt.Count {
	return slices.DeleteFunc(slices.Clone(t.Findings), func(c hunt.Count) bool { return h.isKnown(c.Called) })
}

// exitOf is the exit code: the harness comes first, then the subject, then the
// findings, then what is missing.
func exitOf(t *hunt.Tally, fresh []hunt.Count, stopped bool, err error) report.Code {
	broke := func(c hunt.Count) bool { return strings.HasPrefix(c.Called, string(lockstep.Panic)) }
	switch {
	case slices.ContainsFunc(fresh, broke):
		return report.HarnessDefect
	case errors.Is(err, driver.ErrUnusable) && t.Games == 0, t.Games > 0 && t.Refused == t.Games:
		return report.SubjectUnusable
	case len(fresh) > 0:
		return report.Nonconforming
	case err != nil, stopped, t.Games > 0 && t.Refused+t.Unoffered == t.Games:
		return report.Incomplete
	}
	return report.OK
}

// lacking is what a subject does not offer, in its own words.
func lacking(why string) string {
	return strings.TrimPrefix(why, driver.ErrUnsupported.Error()+": ")
}

func reached(t *hunt.Tally, wanted []string) int {
	n := 0
	for _, item := range wanted {
		if t.Reached[item] > 0 {
			n++
		}
	}
	return n
}

func union(a, b []string) []string {
	for _, s := range b {
		if !slices.Contains(a, s) {
			a = append(a, s)
		}
	}
	return a
}
