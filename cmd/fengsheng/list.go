package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/engine/wire"
	"fengsheng/steps"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// listed is a case as it goes out in JSON: what a runner of one's own must know of it.
type listed struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Rulings []string    `json:"rulings"`
	Chapter string      `json:"chapter,omitempty"`
	File    string      `json:"file"`
	Line    int         `json:"line"`
	Profile string      `json:"profile"`
	Tags    []string    `json:"tags,omitempty"`
	Needs   steps.Needs `json:"needs"`
}

func listVerb(w world, l say.Locale) *cobra.Command {
	var f testFlags
	var asJSON bool
	cmd := &cobra.Command{
		Use: l.Say("list [选项] [路径…]", "list [flags] [paths…]"), DisableFlagsInUseLine: true,
		Short: l.Say("列出用例和各自需要什么", "list the cases and what each needs"),
		Long: l.Say("列出 test 会运行的用例：编号、所证的裁定、标题、位置、规则版本，以及被测程序要会什么。给不用本程序运行场景的人。",
			"Lists the cases that test would run: id, rulings, title, place, profile, and what a subject must be able to do. For people with a runner of their own."),
		Example: "  fengsheng list --profile beginner\n  fengsheng list --select 'BURN-*' --json",
		RunE: func(_ *cobra.Command, args []string) error {
			plan, _, err := planUnder(w, f, args, nil)
			if err != nil {
				return err
			}
			if asJSON {
				return writeJSON(w, listing(plan))
			}
			return printList(w, l, listing(plan))
		},
	}
	flags := cmd.Flags()
	flags.StringArrayVar(&f.selects, "select", nil, l.Say("只列匹配 `模式` 的用例：裁定或用例编号的通配，标签表达式，或 @名单文件；可重复", "list only what matches `pattern`: globs over ruling or case ids, a tag expression, or @file; repeatable"))
	flags.StringArrayVar(&f.skips, "skip", nil, l.Say("不列匹配 `模式` 的用例；可重复", "leave out what matches `pattern`; repeatable"))
	flags.StringVar(&f.profile, "profile", "", l.Say("只列这一套`规则`的", "only this rule `profile`"))
	readingFlag(flags, l, &f.readings)
	flags.BoolVar(&f.allowEmpty, "allow-empty", false, l.Say("一个用例也没选中也不算错", "accept that nothing is selected"))
	flags.BoolVar(&asJSON, "json", false, l.Say("以 JSON 输出", "as JSON"))
	return cmd
}

func listing(plan []suite.Case) []listed {
	out := make([]listed, 0, len(plan))
	for _, c := range plan {
		out = append(out, listed{c.ID, c.Name, c.Rulings, c.Chapter, c.File, c.Line, c.Profile, c.Tags, steps.NeedsOf(c)})
	}
	return out
}

func printList(w world, l say.Locale, all []listed) error {
	for _, c := range all {
		_, err := fmt.Fprintf(w.out, "%s  %s\n    %s:%d  %s  %s  %s\n", c.ID, c.Name, c.File, c.Line, c.Profile,
			strings.Join(c.Rulings, " "), needsIn(l, c.Needs))
		if err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(w.out, l.Sayf("%d 个用例", "%d cases", len(all)))
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
