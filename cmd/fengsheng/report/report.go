package report

import (
	"bytes"
	"io"
	"math"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Verb is `fengsheng report`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var to, output string
	cmd := &cobra.Command{
		Use: l.Say("report [选项] 结果流…", "report [flags] FILE…"), DisableFlagsInUseLine: true,
		Short: l.Say("由结果流出报告，合并或对比结果流", "draw reports from result streams, merge or compare them"),
		Long: l.Say(`由 test --report ndjson:文件 写下的结果流出报告。“-”表示标准输入。没有结尾行的结果流不出报告。
给出几份（如几个实现各一份）时放在同一份报告里：HTML 按“裁定 × 实现”列表。`,
			`Draws a report from the streams that test --report ndjson:FILE wrote. - is standard input. A stream without a
footer is refused. Several streams, of several subjects say, make one report: HTML shows rulings by subjects.`),
		Example: `  fengsheng report run.ndjson --to html --output run.html
  fengsheng report acme.ndjson bravo.ndjson --to html -o both.html
  fengsheng report merge shard1.ndjson shard2.ndjson -o run.ndjson
  fengsheng report diff old.ndjson new.ndjson --to markdown`,
		Args: shell.SomeFiles(1, math.MaxInt, l.Say("结果流…", "FILE…")),
		RunE: func(_ *cobra.Command, args []string) error {
			kind, err := report.ParseKind(to)
			if err != nil {
				return err
			}
			runs, err := readStreams(w, args)
			if err != nil {
				return err
			}
			return drawTo(w, l, output, func(out io.Writer, look report.Look) error {
				return report.RenderAll(out, kind, resultsOf(runs), look)
			})
		},
	}
	cmd.Flags().StringVar(&to, "to", string(report.PlainText), l.Say("`格式`：", "`format`: ")+shell.KindNames())
	outputFlag(cmd, l, &output)
	cmd.AddCommand(mergeVerb(w, l), diffVerb(w, l))
	return cmd
}

func outputFlag(cmd *cobra.Command, l say.Locale, output *string) {
	cmd.Flags().StringVarP(output, "output", "o", "", l.Say("写到这个`文件`，不写到标准输出", "write to this `file` instead of standard output"))
}

func mergeVerb(w shell.World, l say.Locale) *cobra.Command {
	var output string
	cmd := &cobra.Command{
		Use: l.Say("merge [选项] 结果流…", "merge [flags] FILE…"), DisableFlagsInUseLine: true,
		Short: l.Say("把分几份跑的一次运行合成一份结果流", "make one stream of the shards of a run"),
		Long: l.Say("各份须是同一套场景、同一个实现，用例互不重叠。结果流写到标准输出或 -o 文件。",
			"The shards must be of the same suite and subject, and no case may be in two of them. The stream goes to standard output or to the file of -o."),
		Example: "  fengsheng report merge shard1.ndjson shard2.ndjson -o run.ndjson",
		Args:    shell.SomeFiles(1, math.MaxInt, l.Say("结果流…", "FILE…")),
		RunE: func(_ *cobra.Command, args []string) error {
			runs, err := readStreams(w, args)
			if err != nil {
				return err
			}
			whole, err := report.Merge(runs)
			if err != nil {
				return err
			}
			return drawTo(w, l, output, func(out io.Writer, _ report.Look) error { return report.Write(out, whole) })
		},
	}
	outputFlag(cmd, l, &output)
	return cmd
}

func diffVerb(w shell.World, l say.Locale) *cobra.Command {
	var to, output string
	cmd := &cobra.Command{
		Use: l.Say("diff [选项] 旧 新", "diff [flags] OLD NEW"), DisableFlagsInUseLine: true,
		Short: l.Say("对比两次运行", "compare two runs"),
		Long: l.Say("列出新的不符、修好的、不符方式变了的、新增与不再计划的用例。原来通过的现在不符或没有判定，退出码是 1。",
			"Lists what fails newly, what is mended, what fails in another way, what was added and removed. If something that passed fails or is not judged now, the exit code is 1."),
		Example: "  fengsheng report diff main.ndjson branch.ndjson --to markdown",
		Args:    shell.SomeFiles(2, 2, l.Say("旧 新", "OLD NEW")),
		RunE: func(_ *cobra.Command, args []string) error {
			runs, err := readStreams(w, args)
			if err != nil {
				return err
			}
			changes := report.Compare(runs[0].Result, runs[1].Result)
			err = drawTo(w, l, output, func(out io.Writer, look report.Look) error {
				return report.DrawChanges(out, report.Kind(to), changes, look)
			})
			if err != nil {
				return err
			}
			for _, c := range changes {
				if c.Worse() {
					return &shell.Exit{Code: report.Nonconforming}
				}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&to, "to", string(report.PlainText), l.Say("`格式`：text 或 markdown", "`format`: text or markdown"))
	outputFlag(cmd, l, &output)
	return cmd
}

func readStreams(w shell.World, names []string) ([]report.Named, error) {
	var runs []report.Named
	for _, name := range names {
		res, err := shell.ReadStream(w, name)
		if err != nil {
			return nil, err
		}
		runs = append(runs, report.Named{Name: name, Result: res})
	}
	return runs, nil
}

func resultsOf(runs []report.Named) []report.Result {
	var all []report.Result
	for _, r := range runs {
		all = append(all, r.Result)
	}
	return all
}

// drawTo draws to standard output, or to a file that is there as a whole or not at all.
func drawTo(w shell.World, l say.Locale, output string, draw func(io.Writer, report.Look) error) error {
	if output == "" {
		return draw(w.Out, w.Look(l))
	}
	var drawn bytes.Buffer
	if err := draw(&drawn, report.Look{Locale: l}); err != nil {
		return err
	}
	return shell.ReplaceFile(output, drawn.Bytes())
}
