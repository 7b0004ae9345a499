package suite

import (
	"fengsheng/steps/say"

	messages "github.com/cucumber/messages/go/v34"
)

// outline is what a document says about its scenarios and what their pickles no longer show.
type outline struct {
	file      string
	feature   *messages.Feature
	source    *source
	scenarios map[string]place
	rows      map[string]exampleRow
	astSteps  map[string]*messages.Step
}

// place is where a scenario stands.
type place struct {
	scenario *messages.Scenario
	rule     string
	ruleTags []*messages.Tag
	span     span
}

type exampleRow struct {
	examples *messages.Examples
	row      *messages.TableRow
}

// survey walks a document once.
func survey(file string, content []byte, f *messages.Feature) *outline {
	o := &outline{
		file: file, feature: f, source: &source{file: file, content: content},
		scenarios: map[string]place{}, rows: map[string]exampleRow{}, astSteps: map[string]*messages.Step{},
	}
	for _, child := range f.Children {
		o.background(child.Background)
		o.scenario(child.Scenario, place{})
		if r := child.Rule; r != nil {
			o.source.mark(first(r.Location, r.Tags))
			for _, inner := range r.Children {
				o.background(inner.Background)
				o.scenario(inner.Scenario, place{rule: r.Name, ruleTags: r.Tags})
			}
		}
	}
	o.source.close()
	for id, at := range o.scenarios {
		at.span = o.source.spanAt(int(at.scenario.Location.Line))
		o.scenarios[id] = at
	}
	return o
}

func (o *outline) background(b *messages.Background) {
	if b != nil {
		o.noteSteps(b.Steps)
	}
}

func (o *outline) scenario(s *messages.Scenario, at place) {
	if s == nil {
		return
	}
	at.scenario = s
	o.scenarios[s.Id] = at
	o.noteSteps(s.Steps)
	var rows []int
	for _, e := range s.Examples {
		for _, row := range e.TableBody {
			o.rows[row.Id] = exampleRow{e, row}
			rows = append(rows, int(row.Location.Line))
		}
	}
	o.source.open(first(s.Location, s.Tags), rows)
}

func (o *outline) noteSteps(steps []*messages.Step) {
	for _, s := range steps {
		o.astSteps[s.Id] = s
	}
}

// barren finds examples without a row, whose cases would vanish without a trace, and columns of one name, of which one
// would never be read.
func (o *outline) barren() []error {
	var errs []error
	for _, child := range o.feature.Children {
		list := []*messages.Scenario{child.Scenario}
		if child.Rule != nil {
			for _, inner := range child.Rule.Children {
				list = append(list, inner.Scenario)
			}
		}
		for _, s := range list {
			if s != nil {
				errs = append(errs, o.barrenExamples(s)...)
			}
		}
	}
	return errs
}

func (o *outline) barrenExamples(s *messages.Scenario) []error {
	var errs []error
	for _, e := range s.Examples {
		if len(e.TableBody) == 0 {
			errs = append(errs, say.Problemf("%s:%d：大纲“%s”的例子一行也没有",
				"suite: %s:%d: the examples of outline %q have no row", o.file, e.Location.Line, s.Name))
			continue
		}
		seen := map[string]bool{}
		for _, c := range e.TableHeader.Cells {
			if seen[c.Value] {
				errs = append(errs, say.Problemf("%s:%d：大纲“%s”的例子有两列都叫“%s”",
					"suite: %s:%d: two columns of the examples of outline %q are called %q", o.file, e.TableHeader.Location.Line, s.Name, c.Value))
			}
			seen[c.Value] = true
		}
	}
	return errs
}

// first is the line on which an element with its tags begins.
func first(at *messages.Location, tags []*messages.Tag) int {
	line := at.Line
	for _, t := range tags {
		line = min(line, t.Location.Line)
	}
	return int(line)
}
