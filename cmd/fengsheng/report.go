package main

import (
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"fengsheng/steps/report"
)

func reportVerb(w world, l report.Locale) *cobra.Command {
	var to, output string
	cmd := &cobra.Command{
		Use: l.Say("report [选项] 结果流", "report [flags] FILE"), DisableFlagsInUseLine: true,
		Short: l.Say("由结果流出报告", "draw a report from a result stream"),
		Long: l.Say("由 test --report ndjson:文件 写下的结果流出报告。“-”表示标准输入。没有结尾行的结果流不出报告。",
			"Draws a report from the stream that test --report ndjson:FILE wrote. - is standard input. A stream without a footer is refused."),
		Example: "  fengsheng report run.ndjson --to html --output run.html",
		Args:    oneArg(l.Say("结果流", "FILE")),
		RunE: func(_ *cobra.Command, args []string) error {
			kind, err := report.ParseKind(to)
			if err != nil {
				return err
			}
			res, err := readStream(w, args[0])
			if err != nil {
				return err
			}
			return drawTo(w, l, res, kind, output)
		},
	}
	cmd.Flags().StringVar(&to, "to", string(report.PlainText), l.Say("`格式`：", "`format`: ")+kindNames())
	cmd.Flags().StringVarP(&output, "output", "o", "", l.Say("写到这个`文件`，不写到标准输出", "write to this `file` instead of standard output"))
	return cmd
}

func readStream(w world, name string) (report.Result, error) {
	var in io.Reader = w.in
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return report.Result{}, report.Problemf("打不开结果流 %s：%v", "cannot open stream %s: %v", name, err).Because(err)
		}
		defer file.Close()
		in = file
	}
	res, err := report.Read(in)
	if err != nil {
		t := report.TextOf(err)
		return res, &report.Problem{Text: report.Text{Zh: name + "：" + t.Zh, En: name + ": " + t.En}, Err: err}
	}
	return res, nil
}

func drawTo(w world, l report.Locale, res report.Result, kind report.Kind, output string) error {
	if output == "" {
		return report.Render(w.out, kind, res, w.look(l))
	}
	file, err := create(output)
	if err != nil {
		return err
	}
	defer file.Close()
	if err := report.Render(file, kind, res, report.Look{Locale: l}); err != nil {
		return err
	}
	if err := file.Close(); err != nil {
		return fmt.Errorf("fengsheng: close %s: %w", output, err)
	}
	return nil
}

// oneArg asks for exactly one argument by its name.
func oneArg(name string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 1 {
			return nil
		}
		return report.Problemf("要给出一个参数：%[1]s（现有 %[2]d 个）；见 %[3]s --help",
			"one argument is needed: %[1]s (there are %[2]d); see %[3]s --help", name, len(args), cmd.CommandPath())
	}
}
