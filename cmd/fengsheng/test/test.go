package test

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/wire"
	"fengsheng/features"
	"fengsheng/features/rulings"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// testFlags are the flags of the verb test.
type testFlags struct {
	shell.Selection
	reports           []string
	artifacts         string
	jobs              int
	failFast, verbose bool
	limits            shell.Limits
}

// Verb is `fengsheng test`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var f testFlags
	cmd := &cobra.Command{
		Use: l.Say("test [选项] [路径…] [-- 被测命令]", "test [flags] [paths…] [-- subject command]"), DisableFlagsInUseLine: true,
		Short: l.Say("运行场景", "run the scenarios"),
		Long: l.Say("运行场景。不给路径就运行内置的全部场景，否则运行所给的功能文件或文件夹；“--”之后写被测程序的命令，不写就在内置的参考实现上运行。",
			"Runs the scenarios: the built-in ones, or those of the feature files and folders given; on the subject whose command follows --, or on the built-in reference."),
		Example: l.Say(testExamplesZh, testExamplesEn),
		RunE: func(cmd *cobra.Command, args []string) error {
			paths, command, err := shell.SplitCommand(cmd, args)
			if err != nil {
				return err
			}
			return runTest(cmd.Context(), w, l, f, paths, command)
		},
	}
	flags := cmd.Flags()
	flags.StringArrayVar(&f.Selects, "select", nil, l.Say("只运行匹配 `模式` 的用例：裁定或用例编号的通配，标签表达式，或 @名单文件；可重复", "run only what matches `pattern`: globs over ruling or case ids, a tag expression, or @file; repeatable"))
	flags.StringArrayVar(&f.Skips, "skip", nil, l.Say("不运行匹配 `模式` 的用例；可重复", "leave out what matches `pattern`; repeatable"))
	flags.StringVar(&f.Profile, "profile", "", l.Say("只运行这一套`规则`：standard、promo、mission、beginner、qianzhi", "only this rule `profile`: standard, promo, mission, beginner, qianzhi"))
	flags.BoolVar(&f.failFast, "fail-fast", false, l.Say("第一个用例不符就停", "stop at the first case that is not as expected"))
	flags.BoolVarP(&f.verbose, "verbose", "v", false, l.Say("列出每个用例和步骤", "list every case and step"))
	flags.StringArrayVar(&f.reports, "report", nil, l.Say("另写报告，`格式:路径`；格式有 ", "write a report too, `FORMAT:PATH`; formats: ")+shell.KindNames()+l.Say("；可重复", "; repeatable"))
	flags.StringVar(&f.artifacts, "artifacts", "out", l.Say("把失败用例的对局记录写进这个`文件夹`", "write the traces of failed cases into this `folder`"))
	shell.ReadingFlag(flags, l, &f.Readings)
	shell.LimitFlags(flags, l, &f.limits)
	flags.DurationVar(&f.limits.Whole, "case-timeout", shell.DefaultCaseTimeout, l.Say("被测程序每个用例最多`多久`", "how `long` a subject may take for a case as a whole"))
	flags.StringVar(&f.Expect, "expect", "", l.Say("已知不符的`名单`：名单上的照样运行，出乎名单的才算错", "known-failures `file`: what it lists is run all the same; only what is otherwise counts"))
	flags.IntVar(&f.jobs, "jobs", 1, l.Say("同时运行的用例`数`；被测程序开同样多个进程", "`number` of cases to run at a time; as many processes of the subject are started"))
	flags.BoolVar(&f.AllowEmpty, "allow-empty", false, l.Say("一个用例也没选中也不算错", "accept that nothing is selected"))
	return cmd
}

const testExamplesZh = `  fengsheng test
  fengsheng test --select 'EX2-*' --skip '@slow' -v
  fengsheng test features/cards --report junit:out/风声.xml
  fengsheng test --jobs 4 --expect 已知不符.txt --report ndjson:out/run.ndjson -- node adapter.js`

const testExamplesEn = `  fengsheng test
  fengsheng test --select 'EX2-*' --skip '@slow' -v
  fengsheng test features/cards --report junit:out/fengsheng.xml
  fengsheng test --jobs 4 --expect known.txt --report ndjson:out/run.ndjson -- node adapter.js`

// runTest plans, runs and reports; the exit code is the footer's.
func runTest(ctx context.Context, w shell.World, l say.Locale, f testFlags, paths, command []string) error {
	if err := f.check(); err != nil {
		return err
	}
	plan, readings, err := shell.PlanUnder(w, f.Selection, paths, nil)
	if err != nil {
		return err
	}
	tellStrange(w, l, plan, paths)
	if err := tellExpired(w, l, f.Expect); err != nil {
		return err
	}
	yardstick, err := yardstickOf(w, paths)
	if err != nil {
		return err
	}
	under, err := openSubject(w, command, f, yardstick)
	if err != nil {
		return err
	}
	defer under.close()
	if len(under.readings) > 0 {
		if plan, readings, err = shell.PlanUnder(w, f.Selection, paths, under.readings); err != nil {
			return err
		}
	}
	header := report.Header{Tool: "fengsheng", Suite: yardstick.Suite, Rules: yardstick.Rules, Subject: under.name,
		Paths: paths, Readings: readings.Named(), Arguments: arguments(f), AllowEmpty: f.AllowEmpty}
	out, err := openReports(w, l, f.reports, header, plan)
	if err != nil {
		return err
	}
	defer out.abandon()
	started := w.Clock()
	watch := newProgress(ctx, w, l, header, len(plan), f.verbose)
	res, err := suite.Run(ctx, plan, suite.Options{
		Bind: under.bind, Fresh: under.fresh, Header: header, Jobs: f.jobs, FailFast: f.failFast, Artefacts: f.artifacts,
		OnCase: func(r report.Record) {
			watch.hear(r)
			out.hear(r)
		},
	})
	watch.end()
	if err != nil {
		return &shell.Exit{Code: report.HarnessDefect, Err: err}
	}
	if rude := under.close(); len(rude) > 0 {
		res.Footer = report.Conclude(header, res.Plan, res.Records, append(res.Footer.Troubles, rude...))
	}
	err = out.write(res)
	fmt.Fprintln(w.Err, l.Sayf("用时 %.1f 秒", "took %.1f s", w.Clock().Sub(started).Seconds()))
	return concluded(res.Footer.Exit, err)
}

// concluded is how the program ends: as the run does, unless its reports could not be written, which is a matter of
// configuration and outranks all but a defect.
func concluded(code report.Code, unwritten error) error {
	switch {
	case unwritten != nil && code == report.HarnessDefect:
		return &shell.Exit{Code: code, Err: unwritten}
	case unwritten != nil:
		return &shell.Exit{Code: report.Usage, Err: unwritten}
	case code != report.OK:
		return &shell.Exit{Code: code}
	}
	return nil
}

// check refuses numbers that make no sense before anything is started.
func (f testFlags) check() error {
	if f.jobs < 1 {
		return say.Problemf("--jobs 至少是 1，不能是 %d", "--jobs is 1 or more, not %d", f.jobs)
	}
	for _, d := range [...]struct {
		flag string
		is   time.Duration
	}{{"--timeout", f.limits.Answer}, {"--start-timeout", f.limits.Start}, {"--case-timeout", f.limits.Whole}} {
		if d.is <= 0 {
			return say.Problemf("%s 要大于零，如 5s、2m，不能是 %s", "%s is more than zero, such as 5s or 2m, not %s", d.flag, d.is)
		}
	}
	return nil
}

// yardstickOf says what a subject is measured by. Scenarios from elsewhere are not of this suite's version.
func yardstickOf(w shell.World, paths []string) (wire.Hello, error) {
	if len(paths) > 0 {
		return wire.Hello{}, nil
	}
	rules, err := rulings.Revision(w.Features)
	return wire.Hello{Suite: features.Version, Rules: rules}, err
}

// arguments are the flags that decide what a run is; where its results go is left out.
func arguments(f testFlags) []string {
	var args []string
	for _, s := range f.Selects {
		args = append(args, "--select", s)
	}
	for _, s := range f.Skips {
		args = append(args, "--skip", s)
	}
	for _, r := range f.Readings {
		args = append(args, "--reading", r)
	}
	if f.Profile != "" {
		args = append(args, "--profile", f.Profile)
	}
	if f.Expect != "" {
		args = append(args, "--expect", f.Expect)
	}
	if f.failFast {
		args = append(args, "--fail-fast")
	}
	return args
}
