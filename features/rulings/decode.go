package rulings

import (
	"errors"
	"fmt"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

// decode reads one chapter. Each entry is decoded by itself, so that one bad entry does not hide the next.
func decode(file string, text []byte) ([]entry, Faults) {
	tree, err := parser.ParseBytes(text, 0)
	if err != nil {
		return nil, Faults{yamlFault(file, err)}
	}
	var entries []entry
	var faults Faults
	for _, doc := range tree.Docs {
		list, ok := doc.Body.(*ast.SequenceNode)
		if !ok {
			faults = append(faults, notAList(file))
			continue
		}
		for _, node := range list.Values {
			read, err := decodeEntry(file, node)
			if err != nil {
				faults = append(faults, yamlFault(file, err))
				continue
			}
			entries = append(entries, read)
		}
	}
	return entries, faults
}

func decodeEntry(file string, node ast.Node) (entry, error) {
	e := entry{lines: map[string]int{}}
	if err := yaml.NodeToValue(node, &e.Ruling, yaml.Strict()); err != nil {
		return entry{}, err
	}
	e.File = file
	e.Line = node.GetToken().Position.Line
	if fields, ok := node.(ast.MapNode); ok {
		for it := fields.MapRange(); it.Next(); {
			at := it.Key().GetToken()
			e.lines[at.Value] = at.Position.Line
		}
	}
	if at, ok := e.lines["id"]; ok {
		e.Line = at
	}
	return e, nil
}

// yamlFault keeps the library's message, which already names the key, and adds the place in our form.
func yamlFault(file string, err error) Finding {
	finding := Finding{File: file, Rule: "yaml"}
	message := err.Error()
	var located yaml.Error
	if errors.As(err, &located) {
		message = located.GetMessage()
		finding.Line = located.GetToken().Position.Line
	}
	finding.ZH = fmt.Sprintf("读不懂这段YAML：%s；允许的键见 README.md", message)
	finding.EN = fmt.Sprintf("this YAML cannot be read: %s; README.md lists the allowed keys", message)
	return finding
}

func notAList(file string) Finding {
	return Finding{
		File: file, Line: 1, Rule: "yaml",
		ZH: "章节文件应是一串条目（每条以 - id: 开头）",
		EN: "a chapter file is a list of entries, each beginning with - id:",
	}
}
