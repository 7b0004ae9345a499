package rulings

import (
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/mattn/go-runewidth"
	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/features/rulings"
	"fengsheng/steps/lint"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Verb is `fengsheng rulings`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	cmd := &cobra.Command{
		Use: "rulings", DisableFlagsInUseLine: true,
		Short:   l.Say("裁定目录：列出、查看、核对", "the catalogue of rulings: list, show, check"),
		Example: "  fengsheng rulings list --chapter cards --text 烧毁\n  fengsheng rulings show BURN-011\n  fengsheng rulings check features",
		Args:    func(cmd *cobra.Command, args []string) error { return shell.UnknownVerb(cmd, args) },
		RunE:    func(cmd *cobra.Command, _ []string) error { return cmd.Help() },
	}
	cmd.AddCommand(rulingsListVerb(w, l), rulingsShowVerb(w, l), rulingsCheckVerb(w, l), rulingsReadingsVerb(w, l))
	return cmd
}

func rulingsListVerb(w shell.World, l say.Locale) *cobra.Command {
	var f rulings.Filter
	var certainty, proved string
	var asJSON bool
	cmd := &cobra.Command{
		Use: l.Say("list [选项]", "list [flags]"), DisableFlagsInUseLine: true,
		Short:   l.Say("列出裁定", "list rulings"),
		Example: "  fengsheng rulings list --chapter cards --text 烧毁\n  fengsheng rulings list --prefix TX --certainty adjudicated",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			f.Certainty = rulings.Certainty(certainty)
			catalogue, err := rulings.Read(w.Features)
			if err != nil {
				return err
			}
			chosen, err := byProof(w, catalogue.Select(f), proved)
			if err != nil {
				return err
			}
			return listRulings(w, l, chosen, asJSON)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.Chapter, "chapter", "", l.Say("只列这一`章`：", "only this `chapter`: ")+strings.Join(rulings.Chapters(), ", "))
	flags.StringVar(&f.Prefix, "prefix", "", l.Say("只列编号以此`前缀`开头的，如 TX", "only ids with this `prefix`, such as TX"))
	flags.StringVar(&f.Profile, "profile", "", l.Say("只列这一套`规则`里有效的", "only what holds under this `profile`"))
	flags.StringVar(&certainty, "certainty", "", l.Say("只列这种`依据`：explicit、derived、adjudicated", "only this `certainty`: explicit, derived, adjudicated"))
	flags.StringVar(&proved, "proved", "", l.Say("只列已有证明的（yes）或还没有的（no），`yes|no`", "only those that are proved (yes) or not (no), `yes|no`"))
	flags.StringVar(&f.Text, "text", "", l.Say("只列编号、标题或正文里有这段`文字`的", "only those whose id, title or text has this `text`"))
	flags.BoolVar(&asJSON, "json", false, l.Say("以 JSON 输出", "as JSON"))
	return cmd
}

// byProof keeps the rulings that are proved, or those that are not.
func byProof(w shell.World, all []rulings.Ruling, proved string) ([]rulings.Ruling, error) {
	if proved == "" {
		return all, nil
	}
	if proved != "yes" && proved != "no" {
		return nil, say.Problemf("--proved 只能是 yes 或 no，不能是“%s”", "--proved is yes or no, not %q", proved)
	}
	proofs, err := lint.Proofs(w.Features)
	if err != nil {
		return nil, err
	}
	has := map[string]bool{}
	for _, p := range proofs {
		for _, id := range p.Rulings {
			has[id] = true
		}
	}
	return slices.DeleteFunc(all, func(r rulings.Ruling) bool {
		return (has[r.ID] || len(r.ProvedBy) > 0) != (proved == "yes")
	}), nil
}

// listRulings writes one a line; a filter under which there is none is an error, as every pattern is.
func listRulings(w shell.World, l say.Locale, chosen []rulings.Ruling, asJSON bool) error {
	if len(chosen) == 0 {
		return say.Problemf("没有符合条件的裁定；请放宽条件", "no ruling matches; widen the filter")
	}
	if asJSON {
		return shell.WriteJSON(w, cards(chosen))
	}
	for _, r := range chosen {
		title := r.Title
		if l == say.En {
			title = strings.Join(strings.Fields(r.EN), " ")
		}
		fmt.Fprintf(w.Out, "%s  %s\n", runewidth.FillRight(r.ID, 9), title)
	}
	return nil
}

func rulingsShowVerb(w shell.World, l say.Locale) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use: l.Say("show 编号", "show ID"), DisableFlagsInUseLine: true,
		Short:   l.Say("查看一条裁定和证明它的场景", "show a ruling and the scenarios that prove it"),
		Example: "  fengsheng rulings show BURN-011",
		Args:    shell.OneArg(l.Say("裁定编号，如 TX-014", "a ruling id, such as TX-014")),
		RunE: func(_ *cobra.Command, args []string) error {
			catalogue, err := rulings.Read(w.Features)
			if err != nil {
				return err
			}
			r, ok := catalogue.ByID(args[0])
			if !ok {
				return shell.UnknownRuling(catalogue, args[0])
			}
			proofs, err := lint.Proofs(w.Features)
			if err != nil {
				return err
			}
			c := cardOf(r, proofs)
			if c.Cases, err = stateOf(w, r, proofs); err != nil {
				return err
			}
			if asJSON {
				return shell.WriteJSON(w, c)
			}
			showRuling(w, l, c)
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, l.Say("以 JSON 输出", "as JSON"))
	return cmd
}

func rulingsCheckVerb(w shell.World, l say.Locale) *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use: l.Say("check [选项] [功能文件夹]", "check [flags] [features folder]"), DisableFlagsInUseLine: true,
		Short: l.Say("核对裁定与场景：条条有证明，个个有出处", "check that rulings have scenarios and scenarios have rulings"),
		Long: l.Say("核对裁定目录与场景，两个方向都查，并检查功能文件的写法。不给文件夹就查内置的。有问题时退出码为 1。",
			"Compares catalogue and scenarios both ways and judges the form of the feature files; the built-in ones where no folder is given. Exit code 1 where something is found."),
		Args: cobra.MaximumNArgs(1),
		RunE: func(_ *cobra.Command, args []string) error {
			fsys := w.Features
			if len(args) == 1 {
				fsys = os.DirFS(args[0])
			}
			found, err := lint.Check(fsys, os.DirFS("."))
			if err != nil {
				return err
			}
			if err := showCheck(w, l, found, asJSON); err != nil {
				return err
			}
			if !found.OK() {
				return &shell.Exit{Code: report.Nonconforming}
			}
			return nil
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, l.Say("以 JSON 输出", "as JSON"))
	return cmd
}
