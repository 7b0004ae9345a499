package native

import (
	"context"
	"fmt"
	"strings"
	"testing/fstest"

	"github.com/cucumber/godog"

	"fengsheng/steps"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// binding is steps.Bind, or a wrong one.
type binding func(*godog.ScenarioContext, *suite.Running)

// Feature is scenarios of any kind: a whole feature file, or else paragraphs
// that become the steps of scenarios. The text is refused in words, or each of its
// cases comes to an outcome, and no phrase panics.
func Feature() Target { return featureWith(steps.Bind) }

// featureWith is Feature with other phrases.
func featureWith(bind binding) Target {
	return asItIs("Feature", "feature", func(input []byte) error {
		cases, err := suite.Load(fstest.MapFS{"terms/a.feature": {Data: scenarios(input)}})
		if err != nil {
			return legible(err)
		}
		plan := suite.Expand(cases, "")
		if len(plan) == 0 {
			return nil // all its cases are for readings that are not the usual ones
		}
		if len(plan) > mostCases {
			plan = plan[:mostCases]
		}
		res, err := suite.Run(context.Background(), plan, suite.Options{Bind: bind})
		if err != nil {
			return fmt.Errorf("the run broke: %w", err)
		}
		return judged(plan, res)
	})
}

// mostCases is how many cases of an input are run: an outline is a short way of
// writing a hundred.
const mostCases = 8

// scenarios is the input as a feature file. Paragraphs without a heading become
// the steps of one scenario each, at a table of five.
func scenarios(input []byte) []byte {
	text := string(input)
	if strings.Contains(text, "功能") {
		return input
	}
	out := "功能: 试\n\n  背景:\n    假如 五人局，逆时针坐着A、B、C、D、E\n"
	for i, paragraph := range strings.Split(text, "\n\n") {
		out += fmt.Sprintf("\n  @TX-001/%d\n  场景: 试%d\n", i+1, i+1)
		for line := range strings.Lines(paragraph) {
			out += "    " + keyword(line) + line
		}
		out += "\n"
	}
	return []byte(out)
}

// keyword is what a step lacks that has none.
func keyword(line string) string {
	for _, k := range [...]string{"假如", "当", "那么", "而且", "但是", "*", "|"} {
		if strings.HasPrefix(line, k) {
			return ""
		}
	}
	return "* "
}

// judged is an error unless every case has one outcome, none by a panic.
func judged(plan []suite.Case, res report.Result) error {
	if len(res.Records) != len(plan) {
		return fmt.Errorf("%d cases, %d records", len(plan), len(res.Records))
	}
	for i, r := range res.Records {
		switch {
		case r.ID != plan[i].ID:
			return fmt.Errorf("the record of %s stands where %s was planned", r.ID, plan[i].ID)
		case !r.Outcome.Known() || r.Outcome == report.Unrun:
			return fmt.Errorf("%s came to the outcome %q: %s", r.ID, r.Outcome, r.Message.En)
		case strings.Contains(r.Message.En, "panicked"):
			return fmt.Errorf("%s: %s", r.ID, r.Message.En)
		}
	}
	for _, t := range res.Footer.Troubles {
		return fmt.Errorf("the harness broke: %s", t.Message.En)
	}
	return nil
}
