package copy

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/wire/schema"
	"fengsheng/steps/listing"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Verb is `fengsheng copy`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	return &cobra.Command{
		Use: l.Say("copy 文件夹", "copy FOLDER"), DisableFlagsInUseLine: true,
		Short: l.Say("把场景、裁定目录和协议指南复制出来", "copy the scenarios, the rulings and the protocol's guide"),
		Long: l.Say("把内置的功能文件、裁定目录、协议指南、消息的 JSON Schema（schema.json）和用例清单（cases.json）写进一个文件夹，给有自己的运行器的人。已有的文件绝不覆盖。",
			"Writes the built-in features, the rulings catalogue, the protocol's guide, the JSON Schemas of its messages (schema.json) and the list of cases (cases.json) into a folder, for people with a runner of their own. No existing file is ever overwritten."),
		Example: "  fengsheng copy suite",
		Args:    shell.OneArg(l.Say("文件夹", "FOLDER")),
		RunE: func(_ *cobra.Command, args []string) error {
			files, err := copied(w)
			if err != nil {
				return err
			}
			if err := shell.WriteNew(args[0], files); err != nil {
				return err
			}
			return tellCopied(w, l, args[0], files)
		},
	}
}

// copied are the files for other people's runners; what only this project's Go code needs is left out.
func copied(w shell.World) ([]shell.NewFile, error) {
	var files []shell.NewFile
	err := fs.WalkDir(w.Features, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "testdata":
			return fs.SkipDir
		case d.IsDir() || path.Ext(name) == ".go":
			return nil
		}
		text, err := fs.ReadFile(w.Features, name)
		files = append(files, shell.NewFile{Path: name, Text: text})
		return err
	})
	if err != nil {
		return nil, say.Problemf("内置的场景读不出来：%v", "the built-in scenarios cannot be read: %v", err).Because(err)
	}
	messages, err := schema.Document("")
	if err != nil {
		return nil, &shell.Exit{Code: report.HarnessDefect, Err: err}
	}
	cases, err := caseList(w)
	return append(files, shell.NewFile{Path: "schema.json", Text: messages}, shell.NewFile{Path: "cases.json", Text: cases}), err
}

// caseList is what `list --json` says, with the files named as they are called in the copy.
func caseList(w shell.World) ([]byte, error) {
	plan, err := shell.PlanOf(w, shell.Selection{}, nil)
	if err != nil {
		return nil, err
	}
	for i := range plan {
		plan[i].File = strings.TrimPrefix(plan[i].File, shell.BuiltinFolder+"/")
	}
	var out bytes.Buffer
	err = shell.WriteJSON(shell.World{Out: &out}, listing.Of(plan))
	return out.Bytes(), err
}

func tellCopied(w shell.World, l say.Locale, dir string, files []shell.NewFile) error {
	count := map[string]int{}
	for _, f := range files {
		count[path.Ext(f.Path)]++
		if _, err := fmt.Fprintln(w.Out, filepath.Join(dir, filepath.FromSlash(f.Path))); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(w.Out, l.Sayf("共 %d 个文件，其中功能文件 %d 个、裁定目录 %d 个。", "%d files, among them %d features and %d of the rulings catalogue.",
		len(files), count[".feature"], count[".yaml"]))
	return err
}
