package perft

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine"
	"fengsheng/fuzz/perft"
	"fengsheng/steps/board"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// perftFlags are the flags of the verb perft.
type perftFlags struct {
	depth               int
	divide, list, check bool
	readings            []string
	limits              shell.Limits
}

// Verb is `fengsheng perft`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var f perftFlags
	cmd := &cobra.Command{
		Use: l.Say("perft [选项] 局面 [-- 被测命令]", "perft [flags] SETUP [-- subject command]"), DisableFlagsInUseLine: true,
		Short: l.Say("数一个局面往下有多少种回答序列", "count the answer sequences that follow from a position"),
		Long:  l.Say(perftLongZh, perftLongEn),
		Example: `  fengsheng perft --list
  fengsheng perft lock --depth 8 --divide
  fengsheng perft out/BURN-011_main.jsonl --depth 6
  fengsheng perft counter --depth 10 -- fengsheng serve
  fengsheng perft --check`,
		RunE: func(cmd *cobra.Command, args []string) error {
			names, command, err := shell.SplitCommand(cmd, args)
			if err != nil {
				return err
			}
			return runPerft(cmd.Context(), w, l, f, names, command)
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&f.depth, "depth", 6, l.Say("数到第`几`个回答", "how many `answers` deep"))
	flags.BoolVar(&f.divide, "divide", false, l.Say("按第一个回答分开列出", "list the last count by first answer"))
	flags.BoolVar(&f.list, "list", false, l.Say("列出公布的局面", "list the published positions"))
	flags.BoolVar(&f.check, "check", false, l.Say("重数公布的数表（不给名字就是全部）", "count the published tables again: those named, or all"))
	shell.ReadingFlag(flags, l, &f.readings)
	shell.LimitFlags(flags, l, &f.limits)
	return cmd
}

const perftLongZh = `数一个局面往下恰好 N 个回答的不同序列有多少。玩家的每个回答（让过也算）和每个随机结果各算一步；
读起来一样的回答算一个，所以打两张相同的牌中的哪一张不分；提前结束的对局不再计入更深的数。

局面可以是公布的局面的名字（--list），也可以是文件：对局记录（数的是它最后的局面）、set-up 的 JSON，或 corpus/perft 那样的 YAML。
“--”之后写被测命令，就通过协议在它上面数（要能列出合法回答，即 capabilities 里 legal 为 list），
并逐层深入，直到找出双方第一处不同。`

const perftLongEn = `Counts the different sequences of exactly N answers that follow from a position. Every answer of a player,
a pass included, and every outcome of chance counts as one; answers that read the same are one, so that it does not matter which
of two equal cards is played; a game that ends earlier counts no deeper.

The position is the name of a published one (--list) or a file: a trace (its last position is counted from), a set-up as JSON, or YAML as in corpus/perft.
With a command after -- the subject is counted through the protocol (it must list its legal answers: capability legal "list"),
deeper and deeper until the first position is found at which the two differ.`

func runPerft(ctx context.Context, w shell.World, l say.Locale, f perftFlags, args, command []string) error {
	switch {
	case f.list:
		return listTables(w, l)
	case f.check:
		return checkTables(ctx, w, l, args)
	case len(args) != 1:
		return say.Problemf("请给出一个局面：公布的局面的名字（见 fengsheng perft --list），或一个文件",
			"name one position: a published one (see fengsheng perft --list) or a file")
	case f.depth < 1:
		return say.Problemf("--depth 至少是 1，不能是 %d", "--depth is at least 1, not %d", f.depth)
	}
	t, err := position(args[0])
	if err != nil {
		return err
	}
	played, err := shell.PlayedReadings(f.readings)
	if err != nil {
		return err
	}
	if len(played) > 0 {
		// What is published was counted under the usual readings.
		t.Trace.Setup.Readings, t.Sequences, t.Divide = played, nil, nil
	}
	if len(command) > 0 {
		return perftOn(ctx, w, l, f, t, command)
	}
	g, err := perft.Open(t.Trace)
	if err != nil {
		return say.Problemf("局面 %s 摆不出来：%v", "position %s cannot be set up: %v", args[0], err).Because(err)
	}
	if g.Over() {
		return say.Problemf("局面 %s 已经终局，没有什么可数", "the game of position %s is over: there is nothing to count", args[0])
	}
	return perftReference(ctx, w, l, f, t, g)
}

// perftReference counts on the built-in reference.
func perftReference(ctx context.Context, w shell.World, l say.Locale, f perftFlags, t perft.Table, g *engine.Game) error {
	title(w, l, t)
	started := time.Now()
	watch := shell.NewGauge(w, l, say.Textf("已数的首个回答", "first answers counted"), 0)
	got, err := perft.NewCounter(g.Machine().R).Divide(ctx, g.State(), f.depth, watch.Reach)
	watch.End()
	for i, n := range got.Sequences {
		fmt.Fprintf(w.Out, "%4d %16d%s\n", i+1, n, published(l, t, i, n))
	}
	if f.divide || err != nil {
		showShares(w, l, f.depth, g, got.Shares)
	}
	if errors.Is(err, context.Canceled) {
		return &shell.Exit{Code: report.Incomplete, Err: say.Problemf("没有数完：上面是已经数完的首个回答", "not finished: above are the first answers that are complete")}
	}
	if err != nil {
		return err
	}
	fmt.Fprintln(w.Err, l.Sayf("用时 %.1f 秒", "took %.1f s", time.Since(started).Seconds()))
	return differs(t, got.Sequences)
}

func title(w shell.World, l say.Locale, t perft.Table) {
	if t.ZH != "" {
		fmt.Fprintf(w.Out, "%s  %s\n", t.Name, l.Say(t.ZH, t.EN))
	}
	fmt.Fprintln(w.Out, l.Say(" 步数           序列数", "depth        sequences"))
}

// published compares a count with the table's.
func published(l say.Locale, t perft.Table, i int, n uint64) string {
	switch {
	case i >= len(t.Sequences):
		return ""
	case t.Sequences[i] == n:
		return l.Say("  ＝公布", "  as published")
	}
	return l.Sayf("  ≠公布的 %d", "  published %d", t.Sequences[i])
}

// differs is an error if a count is not the published one.
func differs(t perft.Table, counted []uint64) error {
	for i, n := range counted {
		if i < len(t.Sequences) && t.Sequences[i] != n {
			return &shell.Exit{Code: report.Nonconforming}
		}
	}
	return nil
}

func showShares(w shell.World, l say.Locale, depth int, g *engine.Game, shares []perft.Share) {
	fmt.Fprintln(w.Out, l.Sayf("第 %d 步的数，按第一个回答：", "the count for %d, by first answer:", depth))
	b := board.Board{Locale: l, Colour: w.Look(l).Colour}
	for _, x := range shares {
		fmt.Fprintf(w.Out, "%21d  %s\n", x.Count, b.Move(perft.Move(g, x.Answer)))
	}
}
