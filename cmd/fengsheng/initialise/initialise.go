package initialise

import (
	"fmt"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/adapter"
	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// anySuite stands in the CI files until the user says where the suite lies.
const anySuite = "OWNER/fengsheng"

// Verb is `fengsheng init`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var lang, suite string
	cmd := &cobra.Command{
		Use: l.Say("init --lang 语言 [文件夹]", "init --lang LANGUAGE [folder]"), DisableFlagsInUseLine: true,
		Short: l.Say("写一个适配器的骨架", "write the skeleton of an adapter"),
		Long: l.Say("写一个小而完整的项目：协议的循环（已写完，带测试）、待填的引擎、已知不符的名单、持续集成的文件。没有写的部分答“不提供”，"+
			"所以第一次 fengsheng test 会把所有用例列为不适用，退出码 4。不写文件夹就写在当前文件夹里；已有的文件绝不覆盖。",
			"Writes a small, complete project: the protocol's loop (finished, with tests), an engine to fill in, a known-failures file, CI files. "+
				"What is not written answers that it is not offered, so that the first fengsheng test lists every case as not applicable, exit code 4. "+
				"Without a folder it is written into the current one; no existing file is ever overwritten."),
		Example: "  fengsheng init --lang js my-adapter\n  fengsheng init --lang python --locale zh my-adapter",
		Args:    cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			dir := "."
			if len(args) > 0 {
				dir = args[0]
			}
			return runInit(w, l, lang, suite, dir)
		},
	}
	cmd.Flags().StringVar(&lang, "lang", "", l.Say("适配器用的`语言`：", "the adapter's `language`: ")+languageNames())
	cmd.Flags().StringVar(&suite, "suite", anySuite, l.Say("套件在 GitHub 上的`仓库`，写进持续集成的文件", "the suite's `repository` on GitHub, for the CI files"))
	return cmd
}

func runInit(w shell.World, l say.Locale, lang, suite, dir string) error {
	language, err := languageNamed(lang)
	if err != nil {
		return err
	}
	project := adapter.Project{Language: language, Locale: adapter.English, Suite: suite}
	if l == say.Zh {
		project.Locale = adapter.Chinese
	}
	made, err := project.Files()
	if err != nil {
		return &shell.Exit{Code: report.HarnessDefect, Err: err}
	}
	files := make([]shell.NewFile, 0, len(made))
	for _, f := range made {
		files = append(files, shell.NewFile{Path: f.Path, Text: f.Text})
	}
	if err := shell.WriteNew(dir, files); err != nil {
		return err
	}
	for _, f := range files {
		fmt.Fprintln(w.Out, filepath.Join(dir, filepath.FromSlash(f.Path)))
	}
	fmt.Fprint(w.Out, nextSteps(l, language, dir))
	if suite == anySuite {
		fmt.Fprintln(w.Out, l.Sayf("持续集成的文件里写着 %s：请换成套件的仓库（下次可用 --suite）。",
			"The CI files say %s: put the suite's repository there (or give --suite).", anySuite))
	}
	return nil
}

// nextSteps leads from the files to the first case that passes.
func nextSteps(l say.Locale, language adapter.Language, dir string) string {
	commands := []string{language.Tests}
	if language.Build != "" {
		commands = append(commands, language.Build)
	}
	commands = append(commands, "fengsheng test --profile beginner -- "+language.Command)
	if dir != "." {
		commands = append([]string{"cd " + dir}, commands...)
	}
	return l.Sayf("\n接下来：\n  %[1]s\n循环已经写完；现在所有用例都是“不适用”（退出码 4），因为引擎还没有写。先写 %[2]s 里的 setup、awaiting 和 observe，\n"+
		"SET-018、SET-021 就会有用例先通过。README.md 里有一步一步的顺序。\n",
		"\nNext:\n  %[1]s\nThe loop is finished; every case is “not applicable” now (exit code 4), since there is no engine yet. Write setup,\n"+
			"awaiting and observe in %[2]s first: cases of SET-018 and SET-021 are then the first to pass. README.md has the order of work.\n",
		strings.Join(commands, "\n  "), language.Engine)
}

func languageNamed(name string) (adapter.Language, error) {
	for _, l := range adapter.Languages() {
		if l.Name == name {
			return l, nil
		}
	}
	if name == "" {
		return adapter.Language{}, say.Problemf("要用 --lang 说明适配器用什么语言：%s", "say with --lang which language the adapter is in: %s", languageNames())
	}
	return adapter.Language{}, say.Problemf("没有 %q 的骨架；有：%s。别的语言照 serve 写一个循环即可，约六十行",
		"there is no skeleton in %q; there are: %s. In any other language the loop takes some sixty lines; serve is a model", name, languageNames())
}

func languageNames() string {
	var names []string
	for _, l := range adapter.Languages() {
		names = append(names, l.Name)
	}
	return strings.Join(names, ", ")
}
