package rulings

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/features/rulings"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

func rulingsReadingsVerb(w shell.World, l say.Locale) *cobra.Command {
	var play, asJSON bool
	cmd := &cobra.Command{
		Use: l.Say("readings [选项] [裁定…]", "readings [flags] [rulings…]"), DisableFlagsInUseLine: true,
		Short: l.Say("列出可以换一种读法的裁定", "list the rulings that may be read otherwise"),
		Long: l.Say("列出参考实现会按别的读法来玩的裁定：各种读法、谁这样读、改变哪些用例。给出裁定，或者写 --play，就把两种读法都玩一遍，列出结果不同的用例。",
			"Lists the rulings of which the reference plays other readings too: the alternatives, who reads so, and what they change. For rulings that are named, or with --play, both readings are played and the cases that come out otherwise are listed."),
		Example: "  fengsheng rulings readings\n  fengsheng rulings readings WIN-015 LOSE-003",
		RunE: func(cmd *cobra.Command, ids []string) error {
			chosen, err := readingsNamed(w, ids)
			if err != nil {
				return err
			}
			all, err := readingsChanging(cmd.Context(), w, chosen, play || len(ids) > 0)
			if err != nil {
				return err
			}
			if asJSON {
				return shell.WriteJSON(w, all)
			}
			return printReadings(w, l, all)
		},
	}
	cmd.Flags().BoolVar(&play, "play", false, l.Say("每一种都玩一遍，列出结果不同的用例", "play each, and list the cases that come out otherwise"))
	cmd.Flags().BoolVar(&asJSON, "json", false, l.Say("以 JSON 输出", "as JSON"))
	return cmd
}

// changing is a reading with what its alternatives change.
type changing struct {
	Ruling       string   `json:"ruling"`
	Title        string   `json:"title"`
	Alike        []string `json:"alike,omitempty"`
	Touches      []string `json:"touches,omitempty"`
	Profiles     []string `json:"profiles,omitempty"`
	Alternatives []change `json:"alternatives"`
}

// change is one alternative. Usual and Other are the cases that hold under the first one only and under this one only.
type change struct {
	Letter string   `json:"letter"`
	Text   say.Text `json:"text"`
	By     say.Text `json:"by"`
	Usual  []string `json:"usual,omitempty"`
	Other  []string `json:"other,omitempty"`
}

// readingsNamed is the readings of those rulings, or all.
func readingsNamed(w shell.World, ids []string) ([]rulings.Reading, error) {
	catalogue, err := rulings.Read(w.Features)
	if err != nil {
		return nil, err
	}
	all := catalogue.Readings()
	if len(ids) == 0 {
		return all, nil
	}
	var chosen []rulings.Reading
	var known []string
	for _, r := range all {
		known = append(known, r.Ruling)
	}
	for _, id := range ids {
		at := slices.IndexFunc(all, func(r rulings.Reading) bool { return r.Asks(id) })
		if at < 0 {
			return nil, say.Problemf("%s 没有参考实现会玩的别种读法", "the reference plays no other reading of %s", id).Near(suite.Near(id, known))
		}
		chosen = append(chosen, all[at])
	}
	return chosen, nil
}

// readingsChanging finds what each alternative changes: by its tags or, where play is wanted, by playing.
func readingsChanging(ctx context.Context, w shell.World, chosen []rulings.Reading, play bool) ([]changing, error) {
	catalogue, err := rulings.Read(w.Features)
	if err != nil {
		return nil, err
	}
	cases, err := shell.LoadCases(w, nil)
	if err != nil {
		return nil, err
	}
	var out []changing
	for _, r := range chosen {
		ruling, _ := catalogue.ByID(r.Ruling)
		c := changing{Ruling: r.Ruling, Title: ruling.Title, Alike: r.Alike, Touches: r.Touches, Profiles: r.Profiles}
		for i, a := range r.Alternatives {
			one := change{Letter: a.Letter, Text: say.Text{Zh: a.ZH, En: a.EN}, By: say.Text{Zh: a.By.ZH, En: a.By.EN}}
			if i > 0 {
				flips, err := flipsOf(ctx, w, cases, r.Ruling, a.Letter, play)
				if err != nil {
					return nil, err
				}
				one.Usual, one.Other = flips.Usual, flips.Other
			}
			c.Alternatives = append(c.Alternatives, one)
		}
		out = append(out, c)
	}
	return out, nil
}

func flipsOf(ctx context.Context, w shell.World, cases []suite.Case, ruling, letter string, play bool) (suite.Flips, error) {
	other, err := suite.Declare(map[string]string{ruling: letter})
	if err != nil {
		return suite.Flips{}, err
	}
	if !play {
		return suite.Tagged(cases, other), nil
	}
	return suite.Flip(ctx, cases, other, suite.Options{Bind: w.Bind, Jobs: 2})
}

func printReadings(w shell.World, l say.Locale, all []changing) error {
	var b strings.Builder
	for _, r := range all {
		fmt.Fprintf(&b, "%s  %s", r.Ruling, r.Title)
		for _, more := range []struct {
			word string
			ids  []string
		}{{l.Say("同一问题：", "same question: "), r.Alike}, {l.Say("另涉及：", "touches: "), r.Touches}, {l.Say("只在：", "only in: "), r.Profiles}} {
			if len(more.ids) > 0 {
				b.WriteString("  " + more.word + strings.Join(more.ids, " "))
			}
		}
		b.WriteString("\n")
		for i, a := range r.Alternatives {
			mark := ""
			if i == 0 {
				mark = l.Say("（本套件所取）", " (the usual one)")
			}
			fmt.Fprintf(&b, "  %s%s  %s\n     %s%s\n", a.Letter, mark, a.Text.In(l), l.Say("谁这样读：", "read so by: "), a.By.In(l))
			if i > 0 {
				writeFlips(&b, l, r.Alternatives[0].Letter, a)
			}
		}
	}
	fmt.Fprintln(&b, l.Sayf("%d 条；写作 --reading %s", "%d readings; named as --reading %s", len(all), "STL-041=B"))
	_, err := fmt.Fprint(w.Out, b.String())
	return err
}

func writeFlips(b *strings.Builder, l say.Locale, usual string, a change) {
	for _, side := range []struct {
		letter string
		ids    []string
	}{{usual, a.Usual}, {a.Letter, a.Other}} {
		if len(side.ids) > 0 {
			fmt.Fprintf(b, "     %s\n", l.Sayf("只在 %s 时成立 %d 个：%s", "%[2]d hold under %[1]s only: %[3]s", side.letter, len(side.ids), strings.Join(side.ids, " ")))
		}
	}
}
