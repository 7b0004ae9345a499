package replay

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fengsheng/steps/board"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// replayFlags are the flags of the verb replay.
type replayFlags struct {
	viewer string
	last   bool
	limits shell.Limits
}

// Verb is `fengsheng replay`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var f replayFlags
	cmd := &cobra.Command{
		Use: l.Say("replay [选项] 记录… [-- 被测命令]", "replay [flags] TRACE… [-- subject command]"), DisableFlagsInUseLine: true,
		Short: l.Say("重放对局记录，逐步画出桌面", "play traces again, drawing the table step by step"),
		Long: l.Say("重放保存下来的对局记录，每一步之后画出桌面：各家的手牌与情报、响应链、传递中的情报、轮到谁做什么。\n写了被测命令，就让它同步重放，画到双方第一处不同为止，并说明哪里不同。",
			"Plays saved traces again and draws the table after every step: hands and intel, the stack, what is under way, who is asked.\nWith a command the subject plays along, up to the first place where it differs from the reference."),
		Example: "  fengsheng replay out/EX1-009_main.jsonl\n  fengsheng replay --view C --last out/EX1-009_main.jsonl\n  fengsheng replay --last out/fuzz/view-play1-pass-all-stack.jsonl -- node corpus/subjects/basic-js/wrong/fifo.js",
		RunE: func(cmd *cobra.Command, args []string) error {
			paths, command, err := shell.SplitCommand(cmd, args)
			if err != nil {
				return err
			}
			if len(paths) == 0 {
				return say.Problemf("请给出对局记录文件；失败的用例用 --artifacts 文件夹 保存记录", "name a trace file; failed cases leave theirs in the folder of --artifacts")
			}
			return replayAll(w, l, f, paths, command)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.viewer, "view", "all", l.Say("从谁的`眼里`看：A 到 I，public（旁观），all（全知）", "through whose `eyes`: A to I, public, or all"))
	flags.BoolVar(&f.last, "last", false, l.Say("只画最后的桌面", "draw only the last position"))
	shell.LimitFlags(flags, l, &f.limits)
	return cmd
}

func replayAll(w shell.World, l say.Locale, f replayFlags, paths, command []string) error {
	v, err := parseViewer(f.viewer)
	if err != nil {
		return err
	}
	if len(command) > 0 {
		return replayOn(w, l, f, v, paths, command)
	}
	for _, path := range paths {
		t, err := shell.ReadTrace(path)
		if err == nil {
			err = replay(w, l, path, t, v, f.last)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func parseViewer(word string) (view.Viewer, error) {
	switch word {
	case "all":
		return view.Everything(), nil
	case "public":
		return view.Public(), nil
	}
	s, err := wire.ParseSeat(word)
	if err != nil {
		return view.Viewer{}, say.Problemf("--view 只能是 A 到 I、public 或 all，不能是“%s”", "--view is A to I, public or all, not %q", word).Because(err)
	}
	return view.Seat(s), nil
}

func replay(w shell.World, l say.Locale, path string, t engine.Trace, v view.Viewer, last bool) error {
	b := board.Board{Locale: l, Colour: w.Look(l).Colour}
	fmt.Fprintf(w.Out, "%s\n", l.Sayf("%s：%s，%d 步", "%s: %s, %d moves", path, t.Setup.Profile, len(t.Moves)))
	g, err := t.Replay(func(n int, g *engine.Game) error {
		if n > 0 {
			fmt.Fprintf(w.Out, "\n%4d. %s\n", n, b.Move(t.Moves[n-1]))
		}
		// What chance decides in between is no position of its own.
		if n == len(t.Moves) || !last && g.Asked() != table.Nature {
			fmt.Fprintln(w.Out, b.Draw(g.View(v)))
		}
		return nil
	})
	if err != nil {
		if g != nil && !errors.Is(err, os.ErrClosed) {
			fmt.Fprintln(w.Out, b.Draw(g.View(v)))
		}
		return &shell.Exit{Code: report.Nonconforming, Err: say.Problemf("%s 重放不下去：%v", "%s does not replay: %v", path, err).Because(err)}
	}
	return nil
}
