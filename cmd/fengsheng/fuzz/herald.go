package fuzz

import (
	"context"
	"errors"
	"slices"
	"strings"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/tell"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// herald keeps findings and tells of them.
type herald struct {
	tell.Teller
	store *hunt.Store
	told  map[string]bool // signatures of this run, not of the one that is taken up
	err   error
}

func newHerald(t tell.Teller, store *hunt.Store) *herald {
	return &herald{Teller: t, store: store, told: map[string]bool{}}
}

// found keeps a finding at once and tells of it when it is as small as it gets.
func (h *herald) found(f hunt.Finding) error {
	base, story, err := h.store.Keep(f)
	if err != nil || !f.Final {
		return err
	}
	h.told[f.Signature] = true
	h.Finding(f, base, story)
	return nil
}

// earlier lists the findings of a hunt that was taken up.
func (h *herald) earlier(t *hunt.Tally) {
	for _, c := range t.Findings {
		if !h.told[c.Signature] {
			h.Head(c.Called)
			h.Say("    早先发现：%s.jsonl", "    found earlier: %s.jsonl", h.store.Base(c.Signature))
		}
	}
}

// conclude tells the sum and chooses the exit code.
func (h *herald) conclude(ctx context.Context, t *hunt.Tally, games int, wanted []string, err error) error {
	h.earlier(t)
	fresh := h.fresh(t)
	h.Say("%d 局，%d 个回答，见到 %d/%d 项，%d 种发现（其中已知 %d 种）",
		"%d games, %d answers, %d of %d items reached, findings of %d kinds (%d of them known)",
		t.Games, t.Decisions, reached(t, wanted), len(wanted), len(t.Findings), len(t.Findings)-len(fresh))
	if t.Refused > 0 {
		h.Say("其中 %d 局的开局被测程序不接受，没有打", "the subject did not accept the set-ups of %d games, which were not played", t.Refused)
	}
	if t.Unoffered > 0 {
		h.Say("其中 %d 局打到被测程序不提供的地方为止，第一处：%s", "%d games ended where the subject does not offer what came next; the first: %s",
			t.Unoffered, tell.Lacking(t.Lacking))
	}
	stopped := ctx.Err() != nil && (games == 0 || t.Games < games)
	switch code := exitOf(t, fresh, stopped, err); {
	case err != nil:
		return &shell.Exit{Code: code, Err: say.Problemf("没有跑完：%v", "not finished: %v", err).Because(err)}
	case stopped:
		return &shell.Exit{Code: code, Err: say.Problemf("中断了；接着跑：--resume %s", "interrupted; go on with --resume %s", h.store.Dir)}
	case code != report.OK:
		return &shell.Exit{Code: code}
	}
	return nil
}

// fresh are the findings that are not known.
func (h *herald) fresh(t *hunt.Tally) []hunt.Count {
	return slices.DeleteFunc(slices.Clone(t.Findings), func(c hunt.Count) bool { return h.Knows(c.Called) })
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
