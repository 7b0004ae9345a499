package main

import (
	"context"
	"errors"
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/cmd/fengsheng/usage"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// run is the program without the process round it.
func run(ctx context.Context, args []string, w shell.World) (code report.Code) {
	l, err := shell.LocaleOf(args, w.Getenv)
	defer func() {
		if p := recover(); p != nil {
			fmt.Fprintln(w.Err, l.Sayf("fengsheng：程序自身出错：%v\n%s", "fengsheng: internal error: %v\n%s", p, debug.Stack()))
			code = report.HarnessDefect
		}
	}()
	if err != nil {
		return complain(w, l, err)
	}
	root := newRoot(w, l)
	root.SetArgs(args)
	if err := root.ExecuteContext(ctx); err != nil {
		return complain(w, l, err)
	}
	return report.OK
}

// complain tells an error in the user's language. Whatever has no code of its own is a matter of usage: cobra's errors
// about verbs and flags, and the packages' errors about files and patterns.
func complain(w shell.World, l say.Locale, err error) report.Code {
	var e *shell.Exit
	if errors.As(err, &e) {
		if e.Err != nil {
			fmt.Fprintln(w.Err, l.Say("fengsheng：", "fengsheng: ")+say.TextOf(e.Err).In(l))
		}
		return e.Code
	}
	fmt.Fprintln(w.Err, l.Say("fengsheng：", "fengsheng: ")+say.TextOf(err).In(l))
	return report.Usage
}

func newRoot(w shell.World, l say.Locale) *cobra.Command {
	root := &cobra.Command{
		Use: "fengsheng", DisableFlagsInUseLine: true, SuggestionsMinimumDistance: 2,
		Short:         l.Say("风声规则一致性测试", "Rules-conformance suite of the game Fengsheng"),
		Long:          l.Say(rootLongZh, rootLongEn),
		SilenceErrors: true, SilenceUsage: true,
		Args: func(cmd *cobra.Command, args []string) error { return shell.UnknownVerb(cmd, args) },
		RunE: func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	root.SetOut(w.Out)
	root.SetErr(w.Err)
	root.PersistentFlags().String("locale", string(l), l.Say("`语言`：zh 或 en（不给则看 LC_ALL、LANG）", "`language`: zh or en (where not given, that of LC_ALL or LANG)"))
	root.PersistentFlags().BoolP("help", "h", false, l.Say("显示帮助", "show help"))
	root.CompletionOptions.HiddenDefaultCmd = true
	root.AddCommand(verbs(w, l)...)
	root.InitDefaultHelpCmd()
	if help, _, err := root.Find([]string{"help"}); err == nil {
		help.Short = l.Say("显示某个命令的帮助", "show the help of a verb")
	}
	root.SetUsageFunc(usage.Of(l))
	root.SetFlagErrorFunc(usage.FlagError)
	return root
}

const rootLongZh = `把《风声》的规则写成可运行的场景，检查一个实现是否按规则行事。

退出码：0 全部符合预期，1 有用例不符，2 用法或配置有误，3 被测实现无法使用，4 没有跑完，5 场景写错了或套件自身有缺陷。`

const rootLongEn = `The rules of Fengsheng as executable scenarios: does an implementation play by them?

Exit codes: 0 all as expected, 1 some cases do not conform, 2 usage or configuration error,
3 the subject is unusable, 4 incomplete, 5 defect of the suite itself.`
