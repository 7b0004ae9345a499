package lint

import (
	"bytes"
	"fmt"
	"io/fs"
	"strings"

	"github.com/cucumber/gherkin/go/v42"
	"github.com/cucumber/messages/go/v34"

	"fengsheng/features"
	"fengsheng/features/rulings"
)

// Finding is a complaint about a feature file.
type Finding = rulings.Finding

// document is one feature file. Its feature is nil where the file could not be parsed; broken then says why.
type document struct {
	file    string
	lines   []string
	feature *messages.Feature
	broken  []Finding
}

// scenario is a 场景 with what surrounds it.
type scenario struct {
	*messages.Scenario
	doc         *document
	rule        *messages.Rule // nil directly under 功能
	backgrounds []*messages.Background
}

func (d *document) finding(line int, rule, zh, en string, args ...any) Finding {
	return Finding{File: d.file, Line: line, Rule: rule, ZH: fmt.Sprintf(zh, args...), EN: fmt.Sprintf(en, args...)}
}

func at(location *messages.Location) int { return int(location.Line) }

// readAll parses every feature file below fsys. What cannot be read is an error; what cannot be parsed is broken.
func readAll(fsys fs.FS) ([]*document, error) {
	paths, err := features.Paths(fsys)
	if err != nil {
		return nil, fmt.Errorf("lint: list of features: %w", err)
	}
	var documents []*document
	for _, file := range paths {
		text, err := fs.ReadFile(fsys, file)
		if err != nil {
			return nil, fmt.Errorf("lint: feature: %w", err)
		}
		documents = append(documents, parse(file, text))
	}
	return documents, nil
}

func parse(file string, text []byte) *document {
	doc := &document{file: file, lines: strings.Split(string(text), "\n")}
	ids := &messages.Incrementing{}
	tree, err := gherkin.ParseGherkinDocumentForLanguage(bytes.NewReader(text), "zh-CN", ids.NewId)
	if err != nil {
		doc.broken = append(doc.broken, doc.parseFinding(err))
		return doc
	}
	doc.feature = tree.Feature
	return doc
}

// scenarios lists the scenarios of a document in the order of the file.
func (d *document) scenarios() []scenario {
	if d.feature == nil {
		return nil
	}
	var list []scenario
	var common []*messages.Background
	for _, child := range d.feature.Children {
		switch {
		case child.Background != nil:
			common = append(common, child.Background)
		case child.Scenario != nil:
			list = append(list, scenario{child.Scenario, d, nil, common})
		case child.Rule != nil:
			list = append(list, d.under(child.Rule, common)...)
		}
	}
	return list
}

func (d *document) under(rule *messages.Rule, common []*messages.Background) []scenario {
	var list []scenario
	backgrounds := common[:len(common):len(common)]
	for _, child := range rule.Children {
		if child.Background != nil {
			backgrounds = append(backgrounds, child.Background)
			continue
		}
		list = append(list, scenario{child.Scenario, d, rule, backgrounds})
	}
	return list
}
