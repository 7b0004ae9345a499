package report

import (
	"fengsheng/steps/say"
	"fmt"
	"io"
	"strings"
)

// Kind is a form in which a run can be drawn.
type Kind string

const (
	// NDJSON is the stream itself.
	NDJSON Kind = "ndjson"
	// PlainText is for a terminal or a log.
	PlainText Kind = "text"
	// Markdown is for a step summary or a comment on a change.
	Markdown Kind = "markdown"
	// JUnit is for CI servers: failure = rule, error = crash, time-out or defect, skipped = not applicable.
	JUnit Kind = "junit"
	// HTML is one self-contained page.
	HTML Kind = "html"
	// Badge is an SVG with the share of cases passed.
	Badge Kind = "badge"
)

// Look is how a rendering is to look.
type Look struct {
	Locale say.Locale
	// Colour is for terminals; only PlainText heeds it.
	Colour bool
}

var renderers = [...]struct {
	kind Kind
	draw func(io.Writer, Result, Look) error
}{
	{PlainText, drawText},
	{Markdown, drawMarkdown},
	{JUnit, drawJUnit},
	{HTML, drawHTML},
	{Badge, drawBadge},
	{NDJSON, func(w io.Writer, r Result, _ Look) error { return Write(w, r) }},
}

// Kinds lists the forms there are.
func Kinds() []Kind {
	var all []Kind
	for _, r := range renderers {
		all = append(all, r.kind)
	}
	return all
}

// ParseKind finds a form by name; the error lists them.
func ParseKind(name string) (Kind, error) {
	var names []string
	for _, k := range Kinds() {
		if string(k) == name {
			return k, nil
		}
		names = append(names, string(k))
	}
	list := strings.Join(names, ", ")
	return "", say.Problemf("没有名为“%s”的报告格式；可用：%s", "report: no format %q; there are: %s", name, list)
}

// Render draws a run. A result without a footer's summary was never concluded and is refused.
func Render(w io.Writer, kind Kind, r Result, look Look) error {
	if r.Footer.Summary.Empty() {
		return say.Problemf("这次运行没有结论，不能出报告", "report: the run has no footer, nothing is drawn from it").Because(ErrTruncated)
	}
	for _, each := range renderers {
		if each.kind == kind {
			return each.draw(w, r, look)
		}
	}
	_, err := ParseKind(string(kind))
	return err
}

// RenderAll draws several runs, such as those of several subjects, in one report. The badge of several runs and their
// stream mean nothing: [Merge] makes one run of shards.
func RenderAll(w io.Writer, kind Kind, runs []Result, look Look) error {
	switch {
	case len(runs) == 1:
		return Render(w, kind, runs[0], look)
	case kind == Badge || kind == NDJSON:
		return say.Problemf("%[1]s 只能由一次运行画出（现有 %[2]d 次）；同一次运行的几份请先用 report merge 合并",
			"report: %[1]s shows one run (there are %[2]d); shards of one run are joined by report merge", kind, len(runs))
	}
	for _, r := range runs {
		if r.Footer.Summary.Empty() {
			return Render(w, kind, r, look)
		}
	}
	switch kind {
	case JUnit:
		return drawJUnits(w, runs, look)
	case HTML:
		return drawHTMLs(w, runs, look)
	}
	return drawEach(w, kind, runs, look)
}

// drawEach draws one run after the other. Markdown names the subject itself.
func drawEach(w io.Writer, kind Kind, runs []Result, look Look) error {
	for _, r := range runs {
		if kind == PlainText {
			if _, err := fmt.Fprintf(w, "== %s\n", r.Header.Subject); err != nil {
				return fmt.Errorf("report: %w", err)
			}
		}
		if err := Render(w, kind, r, look); err != nil {
			return err
		}
		if _, err := io.WriteString(w, "\n"); err != nil {
			return fmt.Errorf("report: %w", err)
		}
	}
	return nil
}
