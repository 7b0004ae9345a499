package doctor

import (
	"context"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/fatih/color"
	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/doctor"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Verb is `fengsheng doctor`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	o := doctor.Options{}
	cmd := &cobra.Command{
		Use: l.Say("doctor [选项] -- 被测命令", "doctor [flags] -- subject command"), DisableFlagsInUseLine: true,
		Short:   l.Say("先给适配器体检，再查规则", "examine the adapter before its rules"),
		Long:    l.Say(doctorLongZh, doctorLongEn),
		Example: "  fengsheng doctor -- fengsheng serve\n  fengsheng doctor --timeout 10s -- node main.js",
		RunE: func(cmd *cobra.Command, args []string) error {
			if at := cmd.ArgsLenAtDash(); at != 0 || len(args) == 0 {
				return say.Problemf("“--”之后要写被测命令，例如 fengsheng doctor -- node main.js",
					"a subject command should follow --, as in fengsheng doctor -- node main.js")
			}
			o.Command = args
			return runDoctor(cmd.Context(), w, l, o)
		},
	}
	flags := cmd.Flags()
	flags.DurationVar(&o.EachIn, "timeout", shell.DefaultTimeout, l.Say("每次应答最多`多久`", "how `long` an answer may take"))
	flags.DurationVar(&o.StartIn, "start-timeout", shell.DefaultStartTimeout, l.Say("启动最多`多久`", "how `long` starting may take"))
	return cmd
}

const doctorLongZh = `逐项检查适配器：启动、握手、一问一答、合法与不合法的行动、随机结果、各种视角、退出。每项一行；
有毛病的说明看到了什么、怎么改，并给出一行可以在终端里重现的命令。规则对不对由 fengsheng test 检查。

退出码：0 全部健康，1 有毛病，3 启动不了或握不了手，4 没有查完。`

const doctorLongEn = `Checks an adapter one thing after another: does it start, shake hands, answer each request once, tell legal from illegal acts,
take chance from outside, show and hide what it should, and leave. A line each; what is wrong is told with the remedy and
a line for the shell that shows it again. Whether the rules are right is for fengsheng test to say.

Exit codes: 0 all is well, 1 something is wrong, 3 it cannot be started or spoken to, 4 not all was examined.`

// runDoctor examines, telling each finding as it is made.
func runDoctor(ctx context.Context, w shell.World, l say.Locale, o doctor.Options) error {
	c := chart{out: w.Out, l: l, good: ink(w, l, color.FgGreen), bad: ink(w, l, color.FgRed), faint: ink(w, l, color.Faint)}
	started := time.Now()
	o.OnFinding = c.write
	e := doctor.Examine(ctx, o)
	c.conclude(e)
	fmt.Fprintln(w.Err, l.Sayf("用时 %.1f 秒", "took %.1f s", time.Since(started).Seconds()))
	switch {
	case !e.Usable && ctx.Err() == nil:
		return &shell.Exit{Code: report.SubjectUnusable}
	case e.Ill() > 0:
		return &shell.Exit{Code: report.Nonconforming}
	case ctx.Err() != nil:
		return &shell.Exit{Code: report.Incomplete}
	}
	return nil
}

// chart is how findings are written down.
type chart struct {
	out              io.Writer
	l                say.Locale
	good, bad, faint func(...any) string
}

func ink(w shell.World, l say.Locale, attr color.Attribute) func(...any) string {
	c := color.New(attr)
	if w.Look(l).Colour {
		c.EnableColor()
	} else {
		c.DisableColor()
	}
	return c.SprintFunc()
}

func (c chart) write(f doctor.Finding) {
	title := f.Title.In(c.l)
	switch f.Verdict {
	case doctor.Healthy:
		fmt.Fprintf(c.out, "%s %s\n", c.good("✓"), title)
	case doctor.Skipped:
		fmt.Fprintln(c.out, c.faint("– "+title+c.l.Sayf("（不查：%s）", " (left out: %s)", f.Trouble.In(c.l))))
	default:
		fmt.Fprintf(c.out, "%s %s  [%s]\n", c.bad("✗"), title, f.Check)
		c.line("见到", "seen", f.Trouble)
		c.line("改法", "fix", f.Fix)
		c.line("重现", "replay", say.Text{Zh: f.Replay, En: f.Replay})
	}
}

func (c chart) line(zh, en string, text say.Text) {
	if text.Empty() {
		return
	}
	said := strings.ReplaceAll(text.In(c.l), "\n", "\n    ")
	fmt.Fprintf(c.out, "    %s%s%s\n", c.l.Say(zh, en), c.l.Say("：", ": "), said)
}

func (c chart) conclude(e doctor.Examination) {
	skipped := 0
	for _, f := range e.Findings {
		if f.Verdict == doctor.Skipped {
			skipped++
		}
	}
	who := strings.TrimSpace(e.Welcome.Implementation.Name + " " + e.Welcome.Implementation.Version)
	if who != "" {
		who += c.l.Say("：", ": ")
	}
	healthy := len(e.Findings) - skipped - e.Ill()
	summary := c.l.Sayf("%s%d 项健康，%d 项有毛病，%d 项不查", "%s%d well, %d ill, %d left out", who, healthy, e.Ill(), skipped)
	switch {
	case !e.Usable:
		summary += c.l.Say("；没有查完", "; not all was examined")
	case e.Ill() == 0:
		summary += c.l.Say("。接着可以运行 fengsheng test", ". Next: fengsheng test")
	}
	if e.Ill() > 0 || !e.Usable {
		fmt.Fprintln(c.out, c.bad(summary))
		return
	}
	fmt.Fprintln(c.out, c.good(summary))
}
