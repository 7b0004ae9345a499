package expect

import (
	"errors"
	"fmt"
	"math"
	"os"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// Verb is `fengsheng expect`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	cmd := &cobra.Command{
		Use: "expect", DisableFlagsInUseLine: true,
		Short: l.Say("维护已知不符的名单", "maintain a known-failures file"),
		Long: l.Say(`名单让已知的不符不再挡路：名单上的用例照样运行，出乎名单的（新的不符、意外通过、换了方式的不符）才算错。
一行一条：模式，然后是 fail、crash、timeout、protocol、wontfix（有意保留）或 skip（不运行），再后是 sig= reason= issue= until= max=。
模式是用例编号，或裁定、用例编号的通配。手写的字段、注释和顺序都会保留；文件要么整份写好，要么原样不动。`,
			`The file keeps known failures out of the way: what it lists is run all the same, and only what is otherwise counts (a new
failure, an unexpected pass, a failure of another kind). An entry a line: a pattern, then fail, crash, timeout, protocol,
wontfix (meant to stay) or skip (not run), then sig= reason= issue= until= max=. A pattern is the id of a case or a glob over
rulings and cases. Fields, remarks and order written by hand are kept; the file is written as a whole or not touched.`),
		Example: `  fengsheng test --report ndjson:run.ndjson -- node adapter.js
  fengsheng expect init run.ndjson known.txt
  fengsheng test --expect known.txt -- node adapter.js
  fengsheng expect update run.ndjson known.txt
  fengsheng expect prune run.ndjson known.txt
  fengsheng expect check known.txt`,
		Args: func(cmd *cobra.Command, args []string) error { return shell.UnknownVerb(cmd, args) },
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(expectInit(w, l), expectUpdate(w, l), expectPrune(w, l), expectCheck(w, l))
	return cmd
}

func expectInit(w shell.World, l say.Locale) *cobra.Command {
	return &cobra.Command{
		Use: l.Say("init 结果流 [名单]", "init RESULT [FILE]"), DisableFlagsInUseLine: true,
		Short:   l.Say("由一次运行新建名单：一个不符一行", "write a file from a run, a failure a line"),
		Long:    l.Say("不给名单文件就写到标准输出。已有的文件不会被覆盖。", "Without a FILE it goes to standard output. A file that exists is not overwritten."),
		Example: "  fengsheng expect init run.ndjson known.txt",
		Args:    shell.SomeFiles(1, 2, l.Say("结果流 [名单]", "RESULT [FILE]")),
		RunE: func(_ *cobra.Command, args []string) error {
			res, err := readRun(w, l, args[0])
			if err != nil {
				return err
			}
			if len(args) == 1 {
				file, done := suite.NewKnownFile("", res)
				fmt.Fprint(w.Out, file)
				return undecided(w, l, done)
			}
			if _, err := os.Stat(args[1]); err == nil {
				return say.Problemf("%s 已经有了；要按新结果改它请用 fengsheng expect update %s %[1]s",
					"%s exists; to bring it up to date use fengsheng expect update %s %[1]s", args[1], args[0])
			}
			file, done := suite.NewKnownFile(args[1], res)
			return save(w, l, args[1], file, done)
		},
	}
}

// amendment is how update and prune change a file.
type amendment func(*suite.KnownFile, []suite.Case, report.Result) []suite.Amendment

func expectUpdate(w shell.World, l say.Locale) *cobra.Command {
	return amendVerb(w, l, (*suite.KnownFile).Update, &cobra.Command{
		Use:     l.Say("update 结果流 名单", "update RESULT FILE"),
		Short:   l.Say("补上新的不符，改正换了方式的不符；不删任何一条", "add new failures and correct changed ones; nothing is removed"),
		Example: "  fengsheng expect update run.ndjson known.txt",
	})
}

func expectPrune(w shell.World, l say.Locale) *cobra.Command {
	return amendVerb(w, l, (*suite.KnownFile).Prune, &cobra.Command{
		Use:     l.Say("prune 结果流 名单", "prune RESULT FILE"),
		Short:   l.Say("删去已经通过的和不匹配任何用例的", "remove what passes and what matches no case"),
		Example: "  fengsheng expect prune run.ndjson known.txt",
	})
}

func amendVerb(w shell.World, l say.Locale, amend amendment, cmd *cobra.Command) *cobra.Command {
	cmd.DisableFlagsInUseLine = true
	cmd.Args = shell.SomeFiles(2, 2, l.Say("结果流 名单", "RESULT FILE"))
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		res, err := readRun(w, l, args[0])
		if err != nil {
			return err
		}
		file, err := shell.ReadKnown(args[1])
		if err != nil {
			return err
		}
		cases, err := shell.LoadCases(w, res.Header.Paths)
		if err != nil {
			return err
		}
		plan := suite.Expand(cases, "")
		if err := suite.Overlaps(plan, file.Entries()); err != nil {
			return err
		}
		return save(w, l, args[1], file, amend(file, plan, res))
	}
	return cmd
}

// readRun reads a result and warns of one that says less than it seems to.
func readRun(w shell.World, l say.Locale, name string) (report.Result, error) {
	res, err := shell.ReadStream(w, name)
	if err == nil && !res.Footer.Complete {
		fmt.Fprintln(w.Err, l.Sayf("注意：%s 没有跑完，没跑的用例不作改动", "note: %s is incomplete; what did not run is left alone", name))
	}
	return res, err
}

// save writes a file that was amended and tells what was done; where nothing was, the file is not touched.
func save(w shell.World, l say.Locale, path string, file *suite.KnownFile, done []suite.Amendment) error {
	before, err := os.ReadFile(path)
	if err != nil || string(before) != file.String() {
		if err := shell.ReplaceFile(path, []byte(file.String())); err != nil {
			return err
		}
	}
	count := map[string]int{}
	for _, a := range done {
		count[a.Sign]++
		if a.Sign != "!" {
			fmt.Fprintln(w.Out, a.Sign, a.Text.In(l))
		}
	}
	fmt.Fprintln(w.Out, l.Sayf("%s：加 %d 条，改 %d 条，删 %d 条", "%s: %d added, %d changed, %d removed", path, count["+"], count["~"], count["-"]))
	return undecided(w, l, done)
}

// undecided tells what the program could not do on its own; the file then still needs a hand.
func undecided(w shell.World, l say.Locale, done []suite.Amendment) error {
	left := 0
	for _, a := range done {
		if a.Sign == "!" {
			left++
			fmt.Fprintln(w.Err, "!", a.Text.In(l))
		}
	}
	if left > 0 {
		return &shell.Exit{Code: report.Nonconforming, Err: say.Problemf("有 %d 处要自己决定", "%d matters are left to decide", left)}
	}
	return nil
}

func expectCheck(w shell.World, l say.Locale) *cobra.Command {
	return &cobra.Command{
		Use: l.Say("check 名单 [路径…]", "check FILE [paths…]"), DisableFlagsInUseLine: true,
		Short: l.Say("检查名单：写法、重复、重叠、不匹配、到期", "check a file: form, duplicates, overlaps, unmatched and expired entries"),
		Long: l.Say("对照内置的全部场景检查；场景在别处时给出路径。有任何问题退出码是 2。",
			"Checks the file against all built-in scenarios, or those under the paths. If anything is wrong, the exit code is 2."),
		Example: "  fengsheng expect check known.txt",
		Args:    shell.SomeFiles(1, math.MaxInt, l.Say("名单 [路径…]", "FILE [paths…]")),
		RunE: func(_ *cobra.Command, args []string) error {
			file, err := shell.ReadKnown(args[0])
			if err != nil {
				return err
			}
			cases, err := shell.LoadCases(w, args[1:])
			if err != nil {
				return err
			}
			known := file.Entries()
			if err := errors.Join(suite.CheckKnown(suite.Expand(cases, ""), known, w.Today())...); err != nil {
				return err
			}
			fmt.Fprintln(w.Out, l.Sayf("%s：%d 条，没有问题", "%s: %d entries, nothing wrong", args[0], len(known)))
			return nil
		},
	}
}
