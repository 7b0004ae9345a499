package corpus

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/profile"
	"fengsheng/features/rulings"
	"fengsheng/fuzz/golden"
	"fengsheng/steps/say"
)

// classes say in both languages what a class of behaviours is.
var classes = map[golden.Class][2]string{
	golden.Tables:      {"规则版本与人数", "profile and number of players"},
	golden.Persons:     {"角色与身份", "character with identity"},
	golden.Answers:     {"何时何问做什么", "what is done, when, to which question"},
	golden.Happenings:  {"何时发生什么", "what is announced, when"},
	golden.Effects:     {"用了之后怎样", "what a card or skill brings about"},
	golden.Stacks:      {"响应链多高时用什么", "what is used on how high a stack"},
	golden.Saturations: {"技能、任务、死法、输赢", "skills, missions, ways to die, to lose, to win"},
}

func corpusStatsVerb(w shell.World, l say.Locale, f *corpusFlags) *cobra.Command {
	var rare bool
	cmd := &cobra.Command{
		Use: "stats", DisableFlagsInUseLine: true, Args: cobra.NoArgs,
		Short: l.Say("对局里看得到哪些行为", "what the games show"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			all, err := f.load(w, l)
			if err != nil {
				return err
			}
			shown, err := showAll(cmd.Context(), f, all)
			if err != nil {
				return err
			}
			fmt.Fprintln(w.Out, l.Sayf("%d 局，%d 步选择", "%d games, %d choices", len(all), golden.Choices(all)))
			stats := golden.Count(shown)
			showClasses(w, l, stats)
			if err := showReach(w, l, stats.Times); err != nil {
				return err
			}
			if rare {
				for _, b := range stats.Rare() {
					fmt.Fprintln(w.Out, b)
				}
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&rare, "rare", false, l.Say("列出只有一局显示的行为", "list the behaviours that only one game shows"))
	return cmd
}

func showClasses(w shell.World, l say.Locale, stats golden.Stats) {
	fmt.Fprintln(w.Out, l.Say(" 行为数 仅见于一局 各版本分计", "behaviours one game only per profile"))
	line := func(n golden.Counts, what string) {
		fmt.Fprintf(w.Out, "%7d %10d %10d  %s\n", n.General, n.Once, n.Apart, what)
	}
	for _, c := range golden.Classes() {
		if n, shown := stats.ByClass[c]; shown {
			line(n, l.Say(classes[c][0], classes[c][1]))
		}
	}
	line(stats.All, l.Say("合计", "in all"))
}

// showReach tells which cards and skills the games use, and how many rulings
// stand with those.
func showReach(w shell.World, l say.Locale, times map[golden.Behaviour]int) error {
	catalogue, err := rulings.Load()
	if err != nil {
		return err
	}
	for _, id := range []string{rulings.Mission, rulings.Qianzhi} {
		r, err := profile.Rules(id)
		if err != nil {
			return err
		}
		reach := golden.Reached(r, times)
		fmt.Fprintln(w.Out, l.Sayf("%s：用到的牌与技能 %d/%d，它们名下的裁定 %d 条", "%s: %d/%d cards and skills used, with %d rulings of theirs",
			id, len(reach.Used), len(reach.Used)+len(reach.Unused), reach.Rulings(catalogue)))
		if len(reach.Unused) > 0 {
			fmt.Fprintln(w.Out, l.Say("  没有用到：", "  not used: ")+strings.Join(reach.Unused, l.Say("、", ", ")))
		}
	}
	return nil
}
