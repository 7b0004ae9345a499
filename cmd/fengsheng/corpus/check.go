package corpus

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/features/rulings"
	"fengsheng/fuzz/golden"
	"fengsheng/steps/board"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

func corpusCheckVerb(w shell.World, l say.Locale, f *corpusFlags) *cobra.Command {
	var accept bool
	cmd := &cobra.Command{
		Use: "check", DisableFlagsInUseLine: true, Args: cobra.NoArgs,
		Short: l.Say("重放对局，说出哪里与记录不同", "play the games again and tell what goes otherwise"),
		Long: l.Say("重放全部对局。都如记录则退出码为 0；有不同则列出各种不同的第一步，退出码为 1。",
			"Plays all games again. Exit 0 if all go as written down; otherwise the first step of each kind of difference is told, and exit is 1."),
		Example: "  fengsheng corpus check\n  fengsheng corpus check --accept   # " +
			l.Say("有意的改动：看过之后改写记录", "an intended change: shows it and rewrites the games"),
		RunE: func(cmd *cobra.Command, _ []string) error { return runCorpusCheck(cmd.Context(), w, l, f, accept) },
	}
	cmd.Flags().BoolVar(&accept, "accept", false, l.Say("列出不同之后，把对局改写成现在的样子", "after telling what differs, rewrite the games as they go now"))
	return cmd
}

func runCorpusCheck(ctx context.Context, w shell.World, l say.Locale, f *corpusFlags, accept bool) error {
	all, err := f.load(w, l)
	if err != nil {
		return err
	}
	var done atomic.Int64
	watch := shell.NewGauge(w, l, say.Textf("已重放", "played"), len(all))
	rules := golden.Published()
	found, err := golden.Check(ctx, rules, all, f.jobs, func() { watch.Reach(int(done.Add(1)), len(all)) })
	watch.End()
	if show := showGroups(w, l, golden.GroupBy(found)); show != nil {
		return show
	}
	if errors.Is(err, context.Canceled) {
		return &shell.Exit{Code: report.Incomplete, Err: say.Problemf("中断：%d 局里重放了 %d 局，%d 局不同", "interrupted: of %d games %d were played, %d differ",
			len(all), done.Load(), len(found))}
	}
	if err != nil {
		return err
	}
	fmt.Fprintln(w.Out, l.Sayf("%d 局，%d 局如记录，%d 局不同", "%d games, %d as written down, %d differ", len(all), len(all)-len(found), len(found)))
	switch {
	case len(found) == 0:
		return nil
	case accept:
		return acceptChanges(w, l, f, rules, all, found)
	}
	fmt.Fprintln(w.Out, l.Say("若是有意的改动：fengsheng corpus check --accept", "if the change is intended: fengsheng corpus check --accept"))
	return &shell.Exit{Code: report.Nonconforming}
}

// acceptChanges writes the games as they go now. A game that cannot begin any
// more is dropped, and said so.
func acceptChanges(w shell.World, l say.Locale, f *corpusFlags, rules golden.Rules, all []golden.Game, found []golden.Difference) error {
	changed := map[string]bool{}
	for _, d := range found {
		changed[d.Game.ID] = true
	}
	var out []golden.Game
	for _, g := range all {
		if !changed[g.ID] {
			out = append(out, g)
			continue
		}
		now, err := golden.Accept(rules, g)
		if err != nil {
			fmt.Fprintln(w.Out, l.Sayf("去掉 %s：%v", "dropped %s: %v", g.ID, err))
			continue
		}
		if cut := len(g.Records) - len(now.Records); cut > 0 {
			fmt.Fprintln(w.Err, l.Sayf("%s 截短了 %d 步", "%s is cut by %d choices", g.ID, cut))
		}
		out = append(out, now)
	}
	return f.save(w, l, out)
}

// mostRulings is how many rulings are named for a kind of difference.
const mostRulings = 6

func showGroups(w shell.World, l say.Locale, groups []golden.Group) error {
	if len(groups) == 0 {
		return nil
	}
	catalogue, err := rulings.Load()
	if err != nil {
		return err
	}
	b := board.Board{Locale: l, Colour: w.Look(l).Colour}
	for i, g := range groups {
		d := g.Differences[0]
		fmt.Fprintln(w.Out, l.Sayf("%d. %s（%d 局：%s）", "%d. %s (%d games: %s)", i+1, signature(b, g.Signature), len(g.Differences), phases(b, g)))
		showExample(w, b, d)
		for _, r := range d.Suspects(catalogue, mostRulings) {
			fmt.Fprintf(w.Out, "     %-9s %s\n", r.ID, r.Title)
		}
		fmt.Fprintln(w.Out, l.Say("   重看：", "   look: ")+fmt.Sprintf("fengsheng corpus show %s --at %d", d.Game.ID, d.At))
		if more := others(g.Differences[1:]); more != "" {
			fmt.Fprintln(w.Out, l.Say("   还有：", "   also: ")+more)
		}
		fmt.Fprintln(w.Out)
	}
	return nil
}

// others names a few more games.
func others(ds []golden.Difference) string {
	var ids []string
	for _, d := range ds[:min(len(ds), 4)] {
		ids = append(ids, fmt.Sprintf("%s --at %d", d.Game.ID, d.At))
	}
	if len(ds) > len(ids) {
		ids = append(ids, "…")
	}
	return strings.Join(ids, ", ")
}
