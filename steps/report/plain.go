package report

import (
	"bufio"
	"fmt"
	"io"
	"strings"

	"github.com/fatih/color"
	"github.com/mattn/go-runewidth"
)

// page is a text under construction.
type page struct {
	*bufio.Writer
	Look
	header            Header
	red, green, faint func(...any) string
}

func newPage(w io.Writer, h Header, look Look) *page {
	ink := func(attr color.Attribute) func(...any) string {
		c := color.New(attr)
		if look.Colour {
			c.EnableColor()
		} else {
			c.DisableColor()
		}
		return c.SprintFunc()
	}
	return &page{bufio.NewWriter(w), look, h, ink(color.FgRed), ink(color.FgGreen), ink(color.Faint)}
}

func (p *page) linef(format string, args ...any) { fmt.Fprintf(p, format+"\n", args...) }

// drawText writes first what went wrong and last, where a reader's eye ends, the summary.
func drawText(w io.Writer, r Result, look Look) error {
	p := newPage(w, r.Header, look)
	for _, rec := range ill(r.Records) {
		p.record(rec)
	}
	p.chapters(Chapters(r.Records))
	for _, line := range listing(r.Header, r.Records, p.Locale) {
		p.linef("%s", line)
	}
	for _, t := range r.Footer.Troubles {
		p.linef("%s %s", p.red("!"), t.Message.In(p.Locale))
	}
	summary := p.green
	if r.Footer.Exit != OK {
		summary = p.red
	}
	p.linef("%s", summary(r.Footer.Summary.In(p.Locale)))
	return p.Flush()
}

func (p *page) record(r Record) {
	p.linef("%s %s  %s  [%s]", p.red(mark(r.Outcome)), r.ID, r.Name, r.Outcome.Name(p.Locale))
	if r.Verdict == UnexpectedPass {
		p.linef("    %s", p.Locale.Say("预期失败，却通过了：请从已知失败名单里删去", "was expected to fail but passed: remove it from the known failures"))
	}
	p.linef("    %s", p.faint(r.At()))
	for _, s := range r.Steps {
		p.step(s)
	}
	if !r.Message.Empty() {
		p.linef("    %s", indent(r.Message.In(p.Locale), "    "))
	}
	if r.Diff != "" {
		p.linef("    %s\n    %s", p.Locale.Say("差异（- 应为，+ 实为）：", "difference (- want, + got):"), indent(r.Diff, "    "))
	}
	p.remarks(r)
	p.linef("    %s%s\n", p.Locale.Say("重现：", "replay: "), p.header.Replay(r))
}

// remarks are what is known about a failure besides the failure.
func (p *page) remarks(r Record) {
	if advice := r.Stability.Advice(p.Locale); advice != "" {
		p.linef("    %s", advice)
	}
	if e := r.Expectation; r.Verdict == ChangedFailure {
		p.linef("    %s", p.Locale.Sayf("已知的不是这种失败：名单上是 %s %s，现在是 %s %s",
			"not the failure that is known: the list says %s %s, now it is %s %s", e.Outcome, e.Signature, r.Outcome, r.Signature))
	}
	if r.Artefact != "" && len(p.header.Subject.Command) > 0 {
		p.linef("    %s%s", p.Locale.Say("对局记录：", "trace: "), r.Artefact)
	}
}

func (p *page) step(s Step) {
	ink := p.faint
	switch s.Outcome {
	case Pass:
		ink = p.green
	case Unrun:
	default:
		ink = p.red
	}
	p.linef("      %s %s %s", ink(mark(s.Outcome)), s.Keyword, s.Text)
	for _, row := range s.Table {
		p.linef("          %s", p.faint(row))
	}
}

func (p *page) chapters(all []Tally) {
	width := 0
	for _, t := range all {
		width = max(width, runewidth.StringWidth(t.Chapter))
	}
	for _, t := range all {
		line := runewidth.FillRight(t.Chapter, width) + fmt.Sprintf("  %4d/%-4d", t.Passed, t.Judged)
		if t.NotApplicable > 0 {
			line += p.Locale.Sayf(" 另有 %d 个不适用", " and %d not applicable", t.NotApplicable)
		}
		p.linef("%s", strings.TrimRight(line, " "))
	}
}

// indent puts a margin before every line but the first.
func indent(s, margin string) string {
	return strings.ReplaceAll(strings.TrimRight(s, "\n"), "\n", "\n"+margin)
}

// Describe writes one case of a run with its steps, whatever its outcome, for those who watch.
func Describe(w io.Writer, h Header, r Record, look Look) error {
	p := newPage(w, h, look)
	if r.Ill() {
		p.record(r)
		return p.Flush()
	}
	p.linef("%s %s  %s  [%s]", p.green(mark(r.Outcome)), r.ID, r.Name, r.Outcome.Name(p.Locale))
	for _, s := range r.Steps {
		p.step(s)
	}
	return p.Flush()
}
