package corpus

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/fuzz/golden"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

func corpusMinVerb(w shell.World, l say.Locale, f *corpusFlags) *cobra.Command {
	times := golden.Times
	cmd := &cobra.Command{
		Use: "min", DisableFlagsInUseLine: true, Args: cobra.NoArgs,
		Short: l.Say("去掉不添新东西的对局，剩下的截到有用处为止", "drop the games that add nothing and cut the rest where they stop adding"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if times < 1 {
				return say.Problemf("--times 至少是 1，不能是 %d", "--times is at least 1, not %d", times)
			}
			all, err := f.load(w, l)
			if err != nil {
				return err
			}
			shown, err := showAll(cmd.Context(), f, all)
			if err != nil {
				return err
			}
			kept := golden.Minimise(shown, times)
			fmt.Fprintln(w.Out, l.Sayf("%d 局、%d 步选择，留下 %d 局、%d 步", "of %d games with %d choices, %d with %d are kept",
				len(all), golden.Choices(all), len(kept), golden.Choices(kept)))
			return f.save(w, l, kept)
		},
	}
	cmd.Flags().IntVar(&times, "times", times, l.Say("每种行为留`几`局", "in how `many` games each behaviour stays"))
	return cmd
}

// showAll is golden.ShowAll with the verb's errors.
func showAll(ctx context.Context, f *corpusFlags, all []golden.Game) ([]golden.Shown, error) {
	shown, err := golden.ShowAll(ctx, golden.Published(), all, f.jobs)
	if errors.Is(err, context.Canceled) {
		return nil, &shell.Exit{Code: report.Incomplete, Err: say.Problemf("中断，什么也没有改", "interrupted, nothing was changed")}
	}
	if err != nil {
		return nil, notAsWritten(err)
	}
	return shown, nil
}
