package translate

import (
	"fmt"
	"slices"
	"strings"

	messages "github.com/cucumber/messages/go/v34"
	"github.com/mattn/go-runewidth"
)

func (t *translator) line(depth int, format string, args ...any) {
	text := strings.Repeat("  ", depth) + fmt.Sprintf(format, args...)
	t.out.WriteString(strings.TrimRight(text, " ") + "\n")
}

func (t *translator) feature(f *messages.Feature) {
	t.line(0, "# language: %s", t.to)
	t.remarksBefore(0, f.Location.Line)
	t.heading(0, f.Tags, first(t.words.FeatureKeywords()), f.Name, f.Description)
	for _, child := range f.Children {
		t.background(1, child.Background)
		t.scenario(1, child.Scenario)
		if r := child.Rule; r != nil {
			t.out.WriteString("\n")
			t.remarksBefore(1, r.Location.Line)
			t.heading(1, r.Tags, first(t.words.RuleKeywords()), r.Name, r.Description)
			for _, inner := range r.Children {
				t.background(2, inner.Background)
				t.scenario(2, inner.Scenario)
			}
		}
	}
}

// remarksBefore writes the remarks that stand above a line and were not written yet; the one that names the language is
// written anew.
func (t *translator) remarksBefore(depth int, line int64) {
	for len(t.remarks) > 0 && t.remarks[0].Location.Line < line {
		text := strings.TrimSpace(t.remarks[0].Text)
		t.remarks = t.remarks[1:]
		if !strings.HasPrefix(strings.ReplaceAll(text, " ", ""), "#language:") {
			t.line(depth, "%s", t.free(text))
		}
	}
}

// heading writes tags, a keyword with its name, and the description below.
func (t *translator) heading(depth int, tags []*messages.Tag, keyword, name, description string) {
	var words []string
	for _, tag := range tags {
		words = append(words, tag.Name)
	}
	t.tagged(depth, words, keyword, name, description)
}

func (t *translator) tagged(depth int, tags []string, keyword, name, description string) {
	if len(tags) > 0 {
		t.line(depth, "%s", strings.Join(tags, " "))
	}
	t.line(depth, "%s: %s", keyword, t.free(name))
	if description = strings.TrimSpace(description); description != "" {
		for _, l := range strings.Split(description, "\n") {
			t.line(depth+1, "%s", t.free(strings.TrimSpace(l)))
		}
	}
}

func (t *translator) background(depth int, b *messages.Background) {
	if b == nil {
		return
	}
	t.out.WriteString("\n")
	t.remarksBefore(depth, b.Location.Line)
	t.heading(depth, nil, first(t.words.BackgroundKeywords()), b.Name, b.Description)
	t.steps(depth+1, b.Steps, nil)
}

func (t *translator) scenario(depth int, s *messages.Scenario) {
	if s == nil {
		return
	}
	if len(s.Examples) == 0 {
		t.out.WriteString("\n")
		t.remarksBefore(depth, s.Location.Line)
		t.heading(depth, s.Tags, t.scenarioWord(), s.Name, s.Description)
		t.steps(depth+1, s.Steps, nil)
		return
	}
	for _, e := range s.Examples {
		for _, row := range e.TableBody {
			t.out.WriteString("\n")
			t.remarksBefore(depth, s.Location.Line)
			fill := filling(e.TableHeader, row)
			t.tagged(depth, rowTags(s, e, row), t.scenarioWord(), fill(s.Name), fill(s.Description))
			t.steps(depth+1, s.Steps, fill)
		}
	}
}

// filling puts the values of a row where the outline names its columns.
func filling(head, row *messages.TableRow) func(string) string {
	var pairs []string
	for i, c := range head.Cells {
		pairs = append(pairs, "<"+c.Value+">", row.Cells[i].Value)
	}
	return strings.NewReplacer(pairs...).Replace
}

// steps writes steps; fill puts in the values of an outline's row.
func (t *translator) steps(depth int, steps []*messages.Step, fill func(string) string) {
	if fill == nil {
		fill = func(s string) string { return s }
	}
	under := beginning
	for _, s := range steps {
		t.remarksBefore(depth, s.Location.Line)
		if k := kindOf(s); k != 0 {
			under = k
		}
		text, table := t.sentence(s, under, fill)
		t.line(depth, "%s%s", t.keyword(s), text)
		t.table(depth+1, table)
	}
}

// table writes a table with its columns aligned.
func (t *translator) table(depth int, rows [][]string) {
	widths := map[int]int{}
	for _, row := range rows {
		for i, c := range row {
			widths[i] = max(widths[i], runewidth.StringWidth(c))
		}
	}
	for _, row := range rows {
		line := "|"
		for i, c := range row {
			line += " " + runewidth.FillRight(strings.ReplaceAll(c, "|", `\|`), widths[i]) + " |"
		}
		t.line(depth, "%s", line)
	}
}

func first(words []string) string { return words[0] }

// scenarioWord is the keyword of a scenario, which in English is the second of Gherkin's own two.
func (t *translator) scenarioWord() string {
	words := t.words.ScenarioKeywords()
	if slices.Contains(words, "Scenario") {
		return "Scenario"
	}
	return first(words)
}

// rowTags are the tags of an outline's row as a scenario of its own: its first ruling's variant goes on with the row, as
// the id of the row's case does.
func rowTags(s *messages.Scenario, e *messages.Examples, row *messages.TableRow) []string {
	var tags []string
	named := false
	for _, tag := range slices.Concat(s.Tags, e.Tags) {
		name := tag.Name
		if !named && isRuling(name) {
			named = true
			name = withRow(name, row.Cells[0].Value)
		}
		tags = append(tags, name)
	}
	return tags
}
