package report

import (
	"io"
	"strings"
)

// mostDetails is how many failures a step summary shows in full. GitHub drops a summary of more than a mebibyte, and
// nobody reads the thirty-first.
const mostDetails = 30

// drawMarkdown writes a step summary: the summary first, since such places fold what is long.
func drawMarkdown(w io.Writer, r Result, look Look) error {
	p := newPage(w, r.Header, Look{Locale: look.Locale})
	l := look.Locale
	p.linef("## %s\n\n**%s**\n", l.Say("风声规则一致性", "Fengsheng rules conformance"), r.Footer.Summary.In(l))
	p.linef("%s`%s`\n", l.Say("被测实现：", "Subject: "), strings.ReplaceAll(r.Header.Subject.String(), "`", "'"))
	for _, t := range r.Footer.Troubles {
		p.linef("> %s\n", indent(escape(t.Message.In(l)), "> "))
	}
	p.table(Chapters(r.Records))
	for _, line := range listing(r.Header, r.Records, l) {
		p.linef("\n%s", escape(line))
	}
	failed := ill(r.Records)
	for _, rec := range failed[:min(mostDetails, len(failed))] {
		p.details(rec)
	}
	p.surplus(failed)
	return p.Flush()
}

// table leaves out the chapters that do not apply at all: a subject of one profile has many.
func (p *page) table(all []Tally) {
	l := p.Locale
	p.linef("| %s | %s | %s |\n|---|---:|---:|", l.Say("章节", "chapter"), l.Say("通过", "passed"), l.Say("不适用", "not applicable"))
	for _, t := range all {
		if t.Judged > 0 {
			p.linef("| %s | %s | %d |", cell(t.Chapter), share(t.Passed, t.Judged), t.NotApplicable)
		}
	}
}

// surplus names the failures that are not shown in full.
func (p *page) surplus(failed []Record) {
	if len(failed) <= mostDetails {
		return
	}
	var ids []string
	for _, r := range failed[mostDetails:] {
		ids = append(ids, r.ID)
	}
	p.linef("\n<details><summary>%s</summary>\n\n%s\n\n</details>",
		p.Locale.Sayf("另有 %d 个不符", "%d more", len(ids)), escape(shorten(ids, 500)))
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
	inner.remarks(r)
	inner.Flush()
	p.fence("text", steps.String())
	if r.Diff != "" {
		p.linef("%s\n", p.Locale.Say("差异（- 应为，+ 实为）", "difference (- want, + got)"))
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
