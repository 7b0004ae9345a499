package lint

import (
	"io/fs"
	"strings"

	"fengsheng/features/rulings"
)

// Features judges every feature file below fsys against the rules of the package comment, in reading order. The
// catalogue tells which rulings are adjudicated. A file that cannot be read is an error; one that cannot be parsed is
// a finding.
func Features(fsys fs.FS, catalogue *rulings.Catalogue) ([]Finding, error) {
	documents, err := readAll(fsys)
	if err != nil {
		return nil, err
	}
	var findings []Finding
	suite := newNames()
	for _, doc := range documents {
		findings = append(findings, doc.width()...)
		language := doc.language()
		findings = append(findings, language...)
		if doc.broken != nil {
			// In another language nothing is readable, which the line about the language has said already.
			if language == nil {
				findings = append(findings, doc.broken...)
			}
			continue
		}
		findings = append(findings, doc.empty()...)
		findings = append(findings, doc.players()...)
		findings = append(findings, doc.tables()...)
		findings = append(findings, doc.tags()...)
		findings = append(findings, doc.open(catalogue)...)
		for _, s := range doc.scenarios() {
			findings = append(findings, suite.title(s)...)
			findings = append(findings, suite.caseOf(s)...)
			findings = append(findings, s.quotation()...)
			findings = append(findings, s.outcome()...)
			findings = append(findings, s.oneBehaviour()...)
		}
	}
	rulings.SortFindings(findings)
	return findings, nil
}

// names remembers what must be unique over the whole suite.
type names struct {
	titles map[string]scenario
	cases  map[string]scenario
}

func newNames() names {
	return names{titles: map[string]scenario{}, cases: map[string]scenario{}}
}

func (n names) title(s scenario) []Finding {
	if strings.TrimSpace(s.Name) == "" {
		return []Finding{s.doc.finding(at(s.Location), "title",
			"场景没有标题；用一句话写出会发生什么", "the scenario has no title; say in a sentence what happens")}
	}
	if first, taken := n.titles[s.Name]; taken {
		return []Finding{s.doc.finding(at(s.Location), "title",
			"标题“%s”已用在 %s:%d；请写出这个场景的不同之处",
			"title %q is taken by %s:%d; say what is different here", s.Name, first.doc.file, at(first.Location))}
	}
	n.titles[s.Name] = s
	return nil
}

func (n names) caseOf(s scenario) []Finding {
	_, id, ok := s.caseID()
	if !ok {
		return []Finding{s.doc.finding(at(s.Location), "case",
			"场景“%s”的第一个标签应是它证明的裁定，如 @TX-014 或 @TX-014/变体名",
			"the first tag of scenario %q should be the ruling that it proves, as @TX-014 or @TX-014/variant", s.Name)}
	}
	if first, taken := n.cases[id]; taken {
		return []Finding{s.doc.finding(at(s.Tags[0].Location), "case",
			"用例编号 %s 已用在 %s:%d；请加变体名，如 @%s/变体名",
			"case id %s is taken by %s:%d; add a variant, as @%s/variant",
			id, first.doc.file, at(first.Location), strings.Split(id, "/")[0])}
	}
	n.cases[id] = s
	return nil
}
