package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"path"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/engine/wire/schema"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

func copyVerb(w world, l say.Locale) *cobra.Command {
	return &cobra.Command{
		Use: l.Say("copy 文件夹", "copy FOLDER"), DisableFlagsInUseLine: true,
		Short: l.Say("把场景、裁定目录和协议指南复制出来", "copy the scenarios, the rulings and the protocol's guide"),
		Long: l.Say("把内置的功能文件、裁定目录、协议指南、消息的 JSON Schema（schema.json）和用例清单（cases.json）写进一个文件夹，给有自己的运行器的人。已有的文件绝不覆盖。",
			"Writes the built-in features, the rulings catalogue, the protocol's guide, the JSON Schemas of its messages (schema.json) and the list of cases (cases.json) into a folder, for people with a runner of their own. No existing file is ever overwritten."),
		Example: "  fengsheng copy suite",
		Args:    oneArg(l.Say("文件夹", "FOLDER")),
		RunE: func(_ *cobra.Command, args []string) error {
			files, err := copied(w)
			if err != nil {
				return err
			}
			if err := writeNew(args[0], files); err != nil {
				return err
			}
			return tellCopied(w, l, args[0], files)
		},
	}
}

// copied are the files for other people's runners; what only this project's Go code needs is left out.
func copied(w world) ([]newFile, error) {
	var files []newFile
	err := fs.WalkDir(w.features, ".", func(name string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && d.Name() == "testdata":
			return fs.SkipDir
		case d.IsDir() || path.Ext(name) == ".go":
			return nil
		}
		text, err := fs.ReadFile(w.features, name)
		files = append(files, newFile{name, text})
		return err
	})
	if err != nil {
		return nil, say.Problemf("内置的场景读不出来：%v", "the built-in scenarios cannot be read: %v", err).Because(err)
	}
	messages, err := schema.Document("")
	if err != nil {
		return nil, &exit{report.HarnessDefect, err}
	}
	cases, err := caseList(w)
	return append(files, newFile{"schema.json", messages}, newFile{"cases.json", cases}), err
}

// caseList is what `list --json` says, with the files named as they are called in the copy.
func caseList(w world) ([]byte, error) {
	plan, err := planOf(w, testFlags{}, nil, suite.Readings{})
	if err != nil {
		return nil, err
	}
	for i := range plan {
		plan[i].File = strings.TrimPrefix(plan[i].File, builtinFolder+"/")
	}
	var out bytes.Buffer
	err = writeJSON(world{out: &out}, listing(plan))
	return out.Bytes(), err
}

func tellCopied(w world, l say.Locale, dir string, files []newFile) error {
	count := map[string]int{}
	for _, f := range files {
		count[path.Ext(f.path)]++
		if _, err := fmt.Fprintln(w.out, filepath.Join(dir, filepath.FromSlash(f.path))); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(w.out, l.Sayf("共 %d 个文件，其中功能文件 %d 个、裁定目录 %d 个。", "%d files, among them %d features and %d of the rulings catalogue.",
		len(files), count[".feature"], count[".yaml"]))
	return err
}
