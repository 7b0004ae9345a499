package list

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/wire"
	"fengsheng/steps"
	"fengsheng/steps/listing"
	"fengsheng/steps/say"
)

// Verb is `fengsheng list`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var f shell.Selection
	var asJSON bool
	cmd := &cobra.Command{
		Use: l.Say("list [选项] [路径…]", "list [flags] [paths…]"), DisableFlagsInUseLine: true,
		Short: l.Say("列出用例和各自需要什么", "list the cases and what each needs"),
		Long: l.Say("列出 test 会运行的用例：编号、所证的裁定、标题、位置、规则版本，以及被测程序要会什么。给不用本程序运行场景的人。",
			"Lists the cases that test would run: id, rulings, title, place, profile, and what a subject must be able to do. For people with a runner of their own."),
		Example: "  fengsheng list --profile beginner\n  fengsheng list --select 'BURN-*' --json",
		RunE: func(_ *cobra.Command, args []string) error {
			plan, err := shell.PlanOf(w, f, args)
			if err != nil {
				return err
			}
			if asJSON {
				return shell.WriteJSON(w, listing.Of(plan))
			}
			return printList(w, l, listing.Of(plan))
		},
	}
	flags := cmd.Flags()
	flags.StringArrayVar(&f.Selects, "select", nil, l.Say("只列匹配 `模式` 的用例：裁定或用例编号的通配，标签表达式，或 @名单文件；可重复", "list only what matches `pattern`: globs over ruling or case ids, a tag expression, or @file; repeatable"))
	flags.StringArrayVar(&f.Skips, "skip", nil, l.Say("不列匹配 `模式` 的用例；可重复", "leave out what matches `pattern`; repeatable"))
	flags.StringVar(&f.Profile, "profile", "", l.Say("只列这一套`规则`的", "only this rule `profile`"))
	shell.ReadingFlag(flags, l, &f.Readings)
	flags.BoolVar(&f.AllowEmpty, "allow-empty", false, l.Say("一个用例也没选中也不算错", "accept that nothing is selected"))
	flags.BoolVar(&asJSON, "json", false, l.Say("以 JSON 输出", "as JSON"))
	return cmd
}

func printList(w shell.World, l say.Locale, all []listing.Case) error {
	for _, c := range all {
		_, err := fmt.Fprintf(w.Out, "%s  %s\n    %s:%d  %s  %s  %s\n", c.ID, c.Name, c.File, c.Line, c.Profile,
			strings.Join(c.Rulings, " "), needsIn(l, c.Needs))
		if err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(w.Out, l.Sayf("%d 个用例", "%d cases", len(all)))
	return err
}

// needsIn words what a case needs beside its profile.
func needsIn(l say.Locale, n steps.Needs) string {
	needs := []string{l.Say("摆出局面", "a position")}
	if n.Setup == wire.ModeNew {
		needs[0] = l.Say("从头发牌", "a deal from the box")
	}
	if n.Players > 0 {
		needs = append(needs, l.Sayf("%d 人", "%d players", n.Players))
	}
	if n.Seat {
		needs = append(needs, l.Say("从座位上看桌面", "the view of a seat"))
	}
	if n.Legal {
		needs = append(needs, l.Say("列出合法的回答", "the list of legal answers"))
	}
	return l.Say("需要：", "needs: ") + strings.Join(needs, l.Say("、", ", "))
}
