package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/engine/view"
	"fengsheng/engine/wire"
	"fengsheng/steps/report"
)

func replayVerb(w world, l report.Locale) *cobra.Command {
	var viewer string
	var last bool
	cmd := &cobra.Command{
		Use: l.Say("replay [选项] 记录…", "replay [flags] TRACE…"), DisableFlagsInUseLine: true,
		Short: l.Say("重放对局记录，逐步画出桌面", "play traces again, drawing the table step by step"),
		Long: l.Say("重放保存下来的对局记录，每一步之后画出桌面：各家的手牌与情报、响应链、传递中的情报、轮到谁做什么。",
			"Plays saved traces again and draws the table after every step: hands and intel, the stack, what is under way, who is asked."),
		Example: "  fengsheng replay out/EX1-009.trace\n  fengsheng replay --view C --last out/EX1-009.trace",
		Args: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return report.Problemf("请给出对局记录文件；失败的用例用 --artifacts 文件夹 保存记录", "name a trace file; failed cases leave theirs in the folder of --artifacts")
			}
			return nil
		},
		RunE: func(cmd *cobra.Command, paths []string) error {
			v, err := parseViewer(viewer)
			if err != nil {
				return err
			}
			for _, path := range paths {
				if err := replay(w, l, path, v, last); err != nil {
					return err
				}
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&viewer, "view", "all", l.Say("从谁的`眼里`看：A 到 I，public（旁观），all（全知）", "through whose `eyes`: A to I, public, or all"))
	cmd.Flags().BoolVar(&last, "last", false, l.Say("只画最后的桌面", "draw only the last position"))
	return cmd
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
		return view.Viewer{}, report.Problemf("--view 只能是 A 到 I、public 或 all，不能是“%s”", "--view is A to I, public or all, not %q", word).Because(err)
	}
	return view.Seat(s), nil
}

func replay(w world, l report.Locale, path string, v view.Viewer, last bool) error {
	file, err := os.Open(path)
	if err != nil {
		return report.Problemf("打不开对局记录 %s：%v", "cannot open the trace %s: %v", path, err).Because(err)
	}
	defer file.Close()
	t, err := engine.ReadTrace(file)
	if err != nil {
		return report.Problemf("%s 不是对局记录：%v", "%s is no trace: %v", path, err).Because(err)
	}
	b := board{l: l, colour: w.look(l).Colour}
	fmt.Fprintf(w.out, "%s\n", l.Sayf("%s：%s，%d 步", "%s: %s, %d moves", path, t.Setup.Profile, len(t.Moves)))
	g, err := t.Replay(func(n int, g *engine.Game) error {
		if n > 0 {
			fmt.Fprintf(w.out, "\n%4d. %s\n", n, b.move(t.Moves[n-1]))
		}
		// What chance decides in between is no position of its own.
		if n == len(t.Moves) || !last && g.Asked() != table.Nature {
			fmt.Fprintln(w.out, b.draw(g.View(v)))
		}
		return nil
	})
	if err != nil {
		if g != nil && !errors.Is(err, os.ErrClosed) {
			fmt.Fprintln(w.out, b.draw(g.View(v)))
		}
		return &exit{report.Nonconforming, report.Problemf("%s 重放不下去：%v", "%s does not replay: %v", path, err).Because(err)}
	}
	return nil
}
