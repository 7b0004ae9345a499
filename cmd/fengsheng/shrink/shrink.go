package shrink

import (
	"context"
	"fengsheng/fuzz/law"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver/spawn"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
	"fengsheng/fuzz/tell"
	"fengsheng/steps/say"
)

// shrinkFlags are the flags of the verb shrink.
type shrinkFlags struct {
	out    string
	budget int
	limits shell.Limits
}

// Verb is `fengsheng shrink`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var f shrinkFlags
	cmd := &cobra.Command{
		Use: l.Say("shrink [选项] 记录 [-- 被测命令]", "shrink [flags] TRACE [-- subject command]"), DisableFlagsInUseLine: true,
		Short: l.Say("把出错的对局缩到最小", "make a failing game as small as possible"),
		Long: l.Say("重放一份出错的对局记录，在特征不变的前提下缩小：从更晚的局面开始，去掉回答、玩家、角色和牌。\n写了被测命令，就找它与参考实现的分歧；不写，就找参考实现违反的定律。",
			"Plays a failing trace again and makes it smaller while its signature stays: it begins at a later position and leaves out answers, players, characters\nand cards. With a command it looks for a divergence of that subject, without one for a law that the reference breaks."),
		Example: "  fengsheng shrink out/long.jsonl -- node corpus/subjects/basic-js/wrong/fifo.js\n  fengsheng shrink --out small out/long.jsonl",
		RunE: func(cmd *cobra.Command, args []string) error {
			paths, command, err := shell.SplitCommand(cmd, args)
			if err != nil {
				return err
			}
			if len(paths) != 1 {
				return say.Problemf("请给出一份对局记录", "name one trace")
			}
			return runShrink(cmd.Context(), w, l, f, paths[0], command)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.out, "out", "", l.Say("写到`路径`.jsonl 和 .feature（不给就是记录的名字加 .small）", "write `path`.jsonl and .feature (by default the trace's name with .small)"))
	flags.IntVar(&f.budget, "budget", 0, l.Say("最多重放几`次`（0 是默认的次数）", "at most so many `replays` (0 for the usual number)"))
	shell.LimitFlags(flags, l, &f.limits)
	return cmd
}

// runShrink repeats the trace, makes it small and writes it down.
func runShrink(ctx context.Context, w shell.World, l say.Locale, f shrinkFlags, path string, command []string) error {
	c, err := shell.ReadCase(path)
	if err != nil {
		return err
	}
	h, err := openRepeater(command, f.limits)
	if err != nil {
		return err
	}
	defer h.Close()
	fault, err := h.Again(c)
	if err != nil {
		return shell.Unusable(command, err)
	}
	if fault == nil || fault.Parted != nil && fault.Parted.Kind.Blameless() {
		return say.Problemf("%s 重放到底，没有出错：没有可缩小的", "%s replays to its end and shows nothing: there is nothing to shrink", path)
	}
	small, err := hunt.Smaller(ctx, h, *fault, shrink.Budget{Replays: f.budget})
	if err != nil {
		return shell.Unusable(command, err)
	}
	base := f.out
	if base == "" {
		base = strings.TrimSuffix(path, ".jsonl") + ".small"
	}
	story, err := hunt.Write(base, small, tell.Scenario)
	if err != nil {
		return say.Problemf("写不了 %s：%v", "cannot write %s: %v", base, err).Because(err)
	}
	tell.Teller{Out: w.Out, Locale: l, Command: command}.Finding(small, base, story)
	return nil
}

// openRepeater is the hunter that can repeat a game on the subject, or on the
// reference where there is no command.
func openRepeater(command []string, most shell.Limits) (hunt.Hunter, error) {
	if len(command) == 0 {
		return hunt.NewLawful(nil, law.Laws()), nil
	}
	subject := hunt.NewCommand(func() *spawn.Subject { return most.Process(command) })
	if _, err := subject.Open(); err != nil {
		return nil, shell.Unusable(command, err)
	}
	return &hunt.Duel{Subject: subject, Watch: lockstep.EveryView}, nil
}
