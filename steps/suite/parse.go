package suite

import (
	"bytes"
	"errors"
	"fengsheng/steps/say"
	"strings"

	gherkin "github.com/cucumber/gherkin/go/v42"
	messages "github.com/cucumber/messages/go/v34"
	"github.com/mattn/go-runewidth"
)

// dialect is that of a file without a `# language:` line; one with `# language: zh-TW` keeps its own.
const dialect = "zh-CN"

// parse reads the cases of one file.
func parse(file string, content []byte) ([]Case, error) {
	if err := encoded(file, content); err != nil {
		return nil, err
	}
	newID := (&messages.Incrementing{}).NewId
	doc, err := gherkin.ParseGherkinDocumentForLanguage(bytes.NewReader(content), dialect, newID)
	if err != nil {
		return nil, syntaxError(file, content, err)
	}
	if doc.Feature == nil {
		return nil, say.Problemf("%s:1：没有“功能:”；每个文件要有一个", "suite: %s:1: no 功能: heading; every file needs one", file)
	}
	doc.Uri = file
	o := survey(file, content, doc.Feature)
	if errs := o.unread(strings.Split(string(content), "\n")); len(errs) > 0 {
		return nil, errors.Join(errs...)
	}
	pickles := gherkin.Pickles(*doc, file, newID)
	if len(pickles) == 0 {
		return nil, say.Problemf("%s:%d：功能里没有场景；请写一个，或删去这个文件",
			"suite: %s:%d: the feature has no scenario; write one or delete the file", file, doc.Feature.Location.Line)
	}
	var cases []Case
	errs := o.barren()
	for _, p := range pickles {
		c, err := o.caseOf(p)
		if err != nil {
			errs = append(errs, err)
			continue
		}
		cases = append(cases, c)
	}
	return cases, errors.Join(errs...)
}

// caseOf turns a pickle, in which outline values and backgrounds are filled in already, into a case.
func (o *outline) caseOf(p *messages.Pickle) (Case, error) {
	at := o.scenarios[p.AstNodeIds[0]]
	line := int(p.Location.Line)
	id, ok := idOf(tagNames(at.scenario.Tags))
	if !ok {
		return Case{}, o.untagged(line, p.Name, tagNames(at.scenario.Tags))
	}
	own := tagNames(at.scenario.Tags)
	var exampleTags []string
	if len(p.AstNodeIds) > 1 {
		row := o.rows[p.AstNodeIds[1]]
		exampleTags = tagNames(row.examples.Tags)
		if cells := row.row.Cells; len(cells) > 0 {
			id += "/" + RowPart(cells[0].Value)
		}
	}
	feature, rule := tagNames(o.feature.Tags), tagNames(at.ruleTags)
	c := Case{
		ID: id, Name: p.Name, Feature: o.feature.Name, Rule: at.rule, Chapter: chapterOf(o.file), File: o.file, Line: line,
		Tags:     concat(own, exampleTags, rule, feature),
		Profiles: profilesOf(feature, rule, own, exampleTags),
		Steps:    o.steps(p), Language: o.feature.Language, source: o.source, span: at.span,
	}
	c.Rulings = rulingsOf(c.Tags)
	var err error
	if c.readings, err = readingsOf(c.Tags); err != nil {
		return Case{}, say.Problemf("%s:%d：场景“%s”的标签：%v", "suite: %s:%d: tags of scenario %q: %v", o.file, line, p.Name, err)
	}
	if len(c.Steps) == 0 {
		return Case{}, say.Problemf("%s:%d：场景“%s”没有步骤", "suite: %s:%d: scenario %q has no steps", o.file, line, p.Name)
	}
	return c, nil
}

// steps gives the steps of a pickle the keywords and lines that only the document knows.
func (o *outline) steps(p *messages.Pickle) []Step {
	steps := make([]Step, 0, len(p.Steps))
	for _, s := range p.Steps {
		ast := o.astSteps[s.AstNodeIds[0]]
		steps = append(steps, Step{
			Keyword: strings.TrimSpace(ast.Keyword), Text: s.Text, Line: int(ast.Location.Line), Kind: kindOf(s.Type), Table: argument(s.Argument),
		})
	}
	return steps
}

// kindOf is the kind of a pickle's step; one under * alone is told like what sets the table.
func kindOf(t messages.PickleStepType) Kind {
	switch t {
	case messages.PickleStepType_ACTION:
		return Action
	case messages.PickleStepType_OUTCOME:
		return Outcome
	}
	return Context
}

func argument(a *messages.PickleStepArgument) []string {
	switch {
	case a == nil:
		return nil
	case a.DocString != nil:
		return strings.Split(a.DocString.Content, "\n")
	case a.DataTable == nil:
		return nil
	}
	return tableLines(a.DataTable.Rows)
}

// tableLines draws a table as it would stand in a file, columns aligned by the width of Chinese characters.
func tableLines(table []*messages.PickleTableRow) []string {
	widths := map[int]int{}
	for _, row := range table {
		for i, c := range row.Cells {
			widths[i] = max(widths[i], runewidth.StringWidth(c.Value))
		}
	}
	var lines []string
	for _, row := range table {
		line := "|"
		for i, c := range row.Cells {
			line += " " + runewidth.FillRight(c.Value, widths[i]) + " |"
		}
		lines = append(lines, line)
	}
	return lines
}

func tagNames(tags []*messages.Tag) []string {
	var names []string
	for _, t := range tags {
		names = append(names, t.Name)
	}
	return names
}

func concat(lists ...[]string) []string {
	var all []string
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}
