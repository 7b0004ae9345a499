package rulings

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

var readingsFile = path.Join(Folder, "readings.yaml")

// readReadings fills in the readings and complains of those that name no ruling, or lack what a reader needs.
func (c *Catalogue) readReadings(features fs.FS) (Faults, error) {
	text, err := fs.ReadFile(features, readingsFile)
	if err != nil {
		return nil, fmt.Errorf("rulings: list of readings: %w", err)
	}
	tree, err := parser.ParseBytes(text, 0)
	if err != nil {
		return Faults{yamlFault(readingsFile, err)}, nil
	}
	var faults Faults
	for _, doc := range tree.Docs {
		list, ok := doc.Body.(*ast.SequenceNode)
		switch {
		case doc.Body == nil:
			continue
		case !ok:
			return Faults{notAList(readingsFile)}, nil
		}
		for _, node := range list.Values {
			faults = append(faults, c.readReading(node)...)
		}
	}
	return faults, nil
}

func (c *Catalogue) readReading(node ast.Node) Faults {
	r := Reading{Line: node.GetToken().Position.Line}
	if fields, ok := node.(ast.MapNode); ok {
		if it := fields.MapRange(); it.Next() {
			r.Line = it.Key().GetToken().Position.Line
		}
	}
	if err := yaml.NodeToValue(node, &r, yaml.Strict()); err != nil {
		return Faults{yamlFault(readingsFile, err)}
	}
	faults := slices.Concat(c.badNames(r, node), r.badProfiles(node), r.badAlternatives())
	if len(faults) == 0 {
		faults = append(faults, c.otherQuestion(r)...)
	}
	c.readings = append(c.readings, r)
	return faults
}

// badNames finds ids that are in no chapter, and rulings whose question is answered twice.
func (c *Catalogue) badNames(r Reading, node ast.Node) Faults {
	var faults Faults
	for _, id := range slices.Concat([]string{r.Ruling}, r.Alike, r.Touches) {
		if _, known := c.index[id]; !known {
			zh, en := nearest(id, c.ids())
			faults = append(faults, r.fault(lineOf(node, id), "unknown-ruling",
				fmt.Sprintf("%q 不在裁定目录里%s", id, zh), fmt.Sprintf("%q is not in the catalogue%s", id, en)))
		}
	}
	for _, earlier := range c.readings {
		for _, id := range append([]string{r.Ruling}, r.Alike...) {
			if earlier.Asks(id) {
				faults = append(faults, r.fault(lineOf(node, id), "reading-twice",
					fmt.Sprintf("%s 的读法在第 %d 行已经列出", id, earlier.Line), fmt.Sprintf("the readings of %s are listed on line %d already", id, earlier.Line)))
			}
		}
	}
	return faults
}

func (r Reading) badProfiles(node ast.Node) Faults {
	var faults Faults
	for _, p := range r.Profiles {
		if !slices.Contains(Profiles(), p) {
			faults = append(faults, r.fault(lineOf(node, p), "bad-profile",
				fmt.Sprintf("%s 的规则方案 %q 不存在，应取自 %s", r.Ruling, p, strings.Join(Profiles(), "、")),
				fmt.Sprintf("%s: profile %q is unknown; choose from %s", r.Ruling, p, strings.Join(Profiles(), ", "))))
		}
	}
	return faults
}

func (r Reading) badAlternatives() Faults {
	var faults Faults
	complain := func(rule, zh, en string, args ...any) {
		faults = append(faults, r.fault(r.Line, rule, fmt.Sprintf(zh, args...), fmt.Sprintf(en, args...)))
	}
	if len(r.Alternatives) < 2 {
		complain("one-reading", "%s 至少要有两种读法", "%s needs two alternatives or more", r.Ruling)
	}
	for i, a := range r.Alternatives {
		if _, _, ok := SplitReading("X-000=" + a.Letter); !ok {
			complain("bad-letter", "%s 的读法 %q 应是一个大写字母", "%s: the letter %q should be a capital", r.Ruling, a.Letter)
		}
		if slices.Contains(r.Letters()[:i], a.Letter) {
			complain("bad-letter", "%s 的读法 %s 列了两次", "%s lists the letter %s twice", r.Ruling, a.Letter)
		}
		for _, field := range []struct{ key, value string }{{"zh", a.ZH}, {"en", a.EN}, {"by.zh", a.By.ZH}, {"by.en", a.By.EN}} {
			if strings.TrimSpace(field.value) == "" {
				complain("missing-field", "%s=%s 缺少字段 %s，请补上", "%s=%s lacks the field %s; fill it in", r.Ruling, a.Letter, field.key)
			}
		}
	}
	return faults
}

// otherQuestion finds a reading whose letters are not those of the ruling's question, or whose first alternative is not
// the one that the decision takes.
func (c *Catalogue) otherQuestion(r Reading) Faults {
	ruling, _ := c.ByID(r.Ruling)
	if ruling.Certainty != Adjudicated {
		return nil
	}
	asked, chosen := lettersOf(ruling)
	var faults Faults
	for _, letter := range r.Letters() {
		if !slices.Contains(asked, letter) {
			faults = append(faults, r.fault(r.Line, "other-question",
				fmt.Sprintf("%s 的 question 里没有读法 %s，只有 %s", r.Ruling, letter, strings.Join(asked, "、")),
				fmt.Sprintf("the question of %s has no reading %s, only %s", r.Ruling, letter, strings.Join(asked, ", "))))
		}
	}
	if chosen != r.Default() {
		faults = append(faults, r.fault(r.Line, "other-question",
			fmt.Sprintf("%s 的 decision 取 %s，第一种读法应是它，不是 %s", r.Ruling, chosen, r.Default()),
			fmt.Sprintf("the decision of %s takes %s, which should be the first alternative instead of %s", r.Ruling, chosen, r.Default())))
	}
	return faults
}

func (r Reading) fault(line int, rule, zh, en string) Finding {
	return Finding{File: readingsFile, Line: line, Rule: rule, ZH: zh, EN: en}
}

// lineOf is the line on which a value stands in a node, or that of the node.
func lineOf(node ast.Node, value string) int {
	for _, each := range ast.Filter(ast.StringType, node) {
		if at := each.GetToken(); at.Value == value {
			return at.Position.Line
		}
	}
	return node.GetToken().Position.Line
}

func (c *Catalogue) ids() []string {
	ids := make([]string, len(c.rulings))
	for i, r := range c.rulings {
		ids[i] = r.ID
	}
	return ids
}
