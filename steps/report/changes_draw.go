package report

import (
	"fengsheng/steps/say"
	"io"
)

// DrawChanges writes what changed between two runs, as text or Markdown.
func DrawChanges(w io.Writer, kind Kind, changes []Change, look Look) error {
	p := newPage(w, Header{}, look)
	switch kind {
	case PlainText:
		p.changes(changes)
	case Markdown:
		p.Look.Colour = false
		p.changesTable(changes)
	default:
		return say.Problemf("对比只有 text 和 markdown 两种格式，没有 %s", "report: changes are drawn as text or markdown, not as %s", kind)
	}
	return p.Flush()
}

func (p *page) changes(all []Change) {
	for _, kind := range changeKinds {
		for _, c := range of(kind.is, all) {
			ink := p.faint
			if c.Worse() {
				ink = p.red
			}
			p.linef("%s%s  %s", ink(kind.name.In(p.Locale)+p.Locale.Say("：", ": ")), c.ID, c.story(p.Locale))
			if c.Worse() && !c.Is.Message.Empty() {
				p.linef("    %s", indent(c.Is.Message.In(p.Locale), "    "))
			}
		}
	}
	p.linef("%s", sumUp(all, p.Locale))
}

func (p *page) changesTable(all []Change) {
	p.linef("## %s\n\n**%s**", p.Locale.Say("与上次相比", "Compared with the last run"), sumUp(all, p.Locale))
	for _, kind := range changeKinds {
		some := of(kind.is, all)
		if len(some) == 0 {
			continue
		}
		p.linef("\n### %s (%d)\n\n| %s | %s |\n|---|---|", kind.name.In(p.Locale), len(some), p.Locale.Say("用例", "case"), p.Locale.Say("变化", "change"))
		for i, c := range some {
			if i == maxRows {
				p.linef("| … +%d | |", len(some)-i)
				break
			}
			p.linef("| %s | %s |", cell(c.ID), cell(c.story(p.Locale)))
		}
	}
}

// maxRows is how many changes of a kind a table in Markdown lists.
const maxRows = 100

// story is from what to what a case went.
func (c Change) story(l say.Locale) string {
	side := func(r *Record, other *Record) string {
		s := r.Outcome.Name(l)
		if r.Signature != "" && (other == nil || other.Signature != r.Signature) {
			s += l.Sayf("（%s）", " (%s)", r.Signature)
		}
		return s
	}
	switch {
	case c.Was == nil:
		return side(c.Is, nil)
	case c.Is == nil:
		return side(c.Was, nil)
	}
	return side(c.Was, c.Is) + " → " + side(c.Is, c.Was)
}

func of(kind ChangeKind, all []Change) []Change {
	var some []Change
	for _, c := range all {
		if c.Kind == kind {
			some = append(some, c)
		}
	}
	return some
}

// sumUp counts the kinds of change in a sentence.
func sumUp(all []Change, l say.Locale) string {
	if len(all) == 0 {
		return l.Say("没有变化", "no change")
	}
	s := ""
	for _, kind := range changeKinds {
		if n := len(of(kind.is, all)); n > 0 {
			if s != "" {
				s += l.Say("，", ", ")
			}
			s += l.Sayf("%[2]s %[1]d", "%d %s", n, kind.name.In(l))
		}
	}
	return s
}
