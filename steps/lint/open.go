package lint

import (
	"slices"
	"strings"

	"github.com/cucumber/messages/go/v34"

	"fengsheng/features/rulings"
)

// OpenPhrases are the ways to say that the texts leave a question open: they are silent, they disagree, or they can
// be read in two ways.
func OpenPhrases() []string { return []string{"原文未定", "原文不一", "两读"} }

// open wants each 规则, or the 功能 of scenarios without one, to admit that it rests on a decision.
func (d *document) open(catalogue *rulings.Catalogue) []Finding {
	var findings []Finding
	told := map[*messages.Location]bool{}
	for _, s := range d.scenarios() {
		id, _, ok := s.caseID()
		ruling, known := catalogue.ByID(id)
		if !ok || !known || ruling.Certainty != rulings.Adjudicated {
			continue
		}
		location, text := s.heading()
		if told[location] || slices.ContainsFunc(OpenPhrases(), func(p string) bool { return strings.Contains(text, p) }) {
			continue
		}
		told[location] = true
		findings = append(findings, d.finding(at(location), "open",
			"%[1]s 是裁定；“规则:”的文字里要写明原文没有定论，用语为%[2]s之一",
			"%[1]s is adjudicated; the text of the 规则 must say that the sources leave it open, in one of %[2]s",
			id, strings.Join(OpenPhrases(), "、")))
	}
	return findings
}

// heading is the text that explains a scenario: its 规则 or, without one, the 功能.
func (s scenario) heading() (*messages.Location, string) {
	if s.rule != nil {
		return s.rule.Location, s.rule.Name + "\n" + s.rule.Description
	}
	return s.doc.feature.Location, s.doc.feature.Name + "\n" + s.doc.feature.Description
}
