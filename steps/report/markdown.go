package report

import (
	"io"
	"strings"
)

// drawMarkdown writes a step summary: the summary first, since such places fold what is long.
func drawMarkdown(w io.Writer, r Result, look Look) error {
	p := newPage(w, r.Header, Look{Locale: look.Locale})
	l := look.Locale
	p.linef("## %s\n\n**%s**\n", l.Say("风声规则一致性", "Fengsheng rules conformance"), r.Footer.Summary.In(l))
	p.linef("%s`%s`\n", l.Say("被测实现：", "Subject: "), strings.TrimSpace(r.Header.Subject.Name+" "+r.Header.Subject.Version))
	for _, t := range r.Footer.Troubles {
		p.linef("> %s\n", indent(t.Message.In(l), "> "))
	}
	p.linef("| %s | %s | %s |\n|---|---:|---:|", l.Say("章节", "chapter"), l.Say("通过", "passed"), l.Say("不适用", "not applicable"))
	for _, t := range Chapters(r.Records) {
		p.linef("| %s | %d/%d | %d |", cell(t.Chapter), t.Passed, t.Judged, t.NotApplicable)
	}
	for _, o := range []Outcome{NotApplicable, Unrun} {
		if ids := idsOf(r.Records, o); ids != "" {
			p.linef("\n%s%s%s", o.Name(l), l.Say("：", ": "), escape(ids))
		}
	}
	for _, rec := range ill(r.Records) {
		p.details(rec)
	}
	return p.Flush()
}

func (p *page) details(r Record) {
	p.linef("\n<details><summary>%s <code>%s</code> %s [%s]</summary>\n", mark(r.Outcome), escape(r.ID), escape(r.Name), r.Outcome.Name(p.Locale))
	p.linef("`%s` · %s\n", r.At(), strings.Join(r.Rulings, " "))
	var steps strings.Builder
	inner := newPage(&steps, p.header, Look{Locale: p.Locale})
	for _, s := range r.Steps {
		inner.step(s)
	}
	if !r.Message.Empty() {
		inner.linef("\n%s", r.Message.In(p.Locale))
	}
	inner.Flush()
	p.fence("text", steps.String())
	if r.Diff != "" {
		p.fence("diff", r.Diff)
	}
	p.fence("sh", p.header.Replay(r))
	p.linef("</details>")
}

// fence quotes a text with more backquotes than it contains.
func (p *page) fence(kind, text string) {
	bar := "```"
	for strings.Contains(text, bar) {
		bar += "`"
	}
	p.linef("%s%s\n%s\n%s\n", bar, kind, strings.TrimRight(text, "\n"), bar)
}

func cell(s string) string { return strings.ReplaceAll(escape(s), "|", `\|`) }

func escape(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(s)
}
