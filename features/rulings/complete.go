package rulings

import (
	"fmt"
	"io/fs"
	"path"
	"slices"

	"github.com/goccy/go-yaml"
	"github.com/goccy/go-yaml/ast"
	"github.com/goccy/go-yaml/parser"
)

var completeFile = path.Join(Folder, "complete.yaml")

// readComplete fills in the chapters and prefixes declared complete, and complains about names that are neither.
func (c *Catalogue) readComplete(features fs.FS) (Faults, error) {
	text, err := fs.ReadFile(features, completeFile)
	if err != nil {
		return nil, fmt.Errorf("rulings: list of complete chapters: %w", err)
	}
	tree, err := parser.ParseBytes(text, 0)
	if err != nil {
		return Faults{yamlFault(completeFile, err)}, nil
	}
	var list struct {
		Complete []string `yaml:"complete"`
	}
	if len(tree.Docs) != 1 || tree.Docs[0].Body == nil {
		return Faults{unknownComplete(1, "")}, nil
	}
	if err := yaml.NodeToValue(tree.Docs[0].Body, &list, yaml.Strict()); err != nil {
		return Faults{yamlFault(completeFile, err)}, nil
	}
	c.complete = list.Complete
	return c.unknownNames(tree.Docs[0].Body), nil
}

func (c *Catalogue) unknownNames(body ast.Node) Faults {
	var faults Faults
	names := slices.Concat(Chapters(), c.Prefixes(""))
	for _, list := range ast.Filter(ast.SequenceType, body) {
		for _, node := range list.(*ast.SequenceNode).Values {
			if name := node.GetToken(); !slices.Contains(names, name.Value) {
				faults = append(faults, unknownComplete(name.Position.Line, name.Value))
			}
		}
	}
	return faults
}

func unknownComplete(line int, name string) Finding {
	return Finding{
		File: completeFile, Line: line, Rule: "unknown-chapter",
		ZH: fmt.Sprintf("complete 下的 %q 既不是章节也不是编号前缀", name),
		EN: fmt.Sprintf("%q under complete is neither a chapter nor a prefix of ids", name),
	}
}
