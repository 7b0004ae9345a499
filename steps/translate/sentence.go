package translate

import (
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"

	"fengsheng/features/rulings"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/grammar"
)

// beginning is where a scenario begins.
const beginning = grammar.Given

// kindOf is the keyword of a step, or 0 where it goes on under the one before.
func kindOf(s *messages.Step) grammar.Keyword {
	switch s.KeywordType {
	case messages.StepKeywordType_CONTEXT:
		return grammar.Given
	case messages.StepKeywordType_ACTION:
		return grammar.When
	case messages.StepKeywordType_OUTCOME:
		return grammar.Then
	}
	return 0
}

// sentence is a step in the other language, with its table.
func (t *translator) sentence(s *messages.Step, under grammar.Keyword, fill func(string) string) (string, [][]string) {
	wrong := func(err error) (string, [][]string) {
		p := say.TextOf(err)
		t.errs = append(t.errs, say.Problemf("%s:%d：%s", "%s:%d: %s", t.file, s.Location.Line, p))
		return "", nil
	}
	r, err := tongue.All().Read(t.from, under, fill(s.Text))
	if err != nil {
		return wrong(err)
	}
	value := r.Value
	tabled, ok := value.(grammar.Tabled)
	if s.DataTable == nil || !ok {
		return r.Sentence.Write(t.to, value), nil
	}
	if value, err = tabled.WithTable(t.from, rowsOf(s.DataTable, fill)); err != nil {
		return wrong(err)
	}
	return r.Sentence.Write(t.to, r.Value), value.(grammar.Tabled).Table(t.to)
}

func rowsOf(table *messages.DataTable, fill func(string) string) [][]string {
	var out [][]string
	for _, row := range table.Rows {
		var cells []string
		for _, c := range row.Cells {
			cells = append(cells, fill(c.Value))
		}
		out = append(out, cells)
	}
	return out
}

// keyword is a step's keyword in the other language.
func (t *translator) keyword(s *messages.Step) string {
	word := strings.TrimSpace(s.Keyword)
	kinds := []string{"given", "when", "then", "and", "but"}
	for _, kind := range kinds {
		if slices.ContainsFunc(t.own.Keywords[kind], func(k string) bool { return strings.TrimSpace(k) == word }) && word != "*" {
			for _, k := range t.words.Keywords[kind] {
				if k = strings.TrimSpace(k); k != "*" {
					return k + " "
				}
			}
		}
	}
	return word + " "
}

func isRuling(tag string) bool {
	_, _, ok := rulings.SplitTag(tag)
	return ok
}

// withRow is a ruling's tag that goes on with the row of an outline.
func withRow(tag, cell string) string {
	_, variant, _ := rulings.SplitTag(tag)
	if !strings.Contains(tag, "/") {
		tag += "/" + variant
	}
	return tag + "/" + suite.RowPart(cell)
}
