package corpus

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/golden"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// addFlags are the flags of corpus add.
type addFlags struct {
	games, times int
	seed         uint64
	profile      string
}

func corpusAddVerb(w shell.World, l say.Locale, f *corpusFlags) *cobra.Command {
	var a addFlags
	cmd := &cobra.Command{
		Use: l.Say("add [选项] [对局记录…]", "add [flags] [TRACE…]"), DisableFlagsInUseLine: true,
		Short: l.Say("添加对局：随机下的，或现成的对局记录", "add games: played from seeds, or given as traces"),
		Long: l.Say("给了对局记录就全部添加。否则按种子下 --games 局，轮流用每个规则版本、人数和身份表，只留下还有新东西可看的对局。",
			"Traces are all added. Without any, --games games are played from seeds, on each profile, number of players and identity table in turn, and those are kept that show something not shown often enough yet."),
		Example: "  fengsheng corpus add --games 20000 --seed 1\n  fengsheng corpus add out/BURN-011_main.jsonl",
		RunE: func(cmd *cobra.Command, traces []string) error {
			if err := shell.CheckProfile(a.profile); err != nil {
				return err
			}
			if a.games < 1 || a.times < 1 {
				return say.Problemf("--games 和 --times 至少是 1", "--games and --times are at least 1")
			}
			return runCorpusAdd(cmd.Context(), w, l, f, a, traces)
		},
	}
	flags := cmd.Flags()
	flags.IntVar(&a.games, "games", 2000, l.Say("下`几`局", "how `many` games to play"))
	flags.Uint64Var(&a.seed, "seed", 1, l.Say("第一局的`种子`，以后逐局加一", "`seed` of the first game; each later one has the next"))
	flags.StringVar(&a.profile, "profile", "", l.Say("只用这一套`规则`", "only this rule `profile`"))
	flags.IntVar(&a.times, "times", golden.Times, l.Say("一种行为有`几`局显示就够了", "in how `many` games a behaviour is shown often enough"))
	return cmd
}

func runCorpusAdd(ctx context.Context, w shell.World, l say.Locale, f *corpusFlags, a addFlags, traces []string) error {
	if err := f.checked(); err != nil {
		return err
	}
	have, err := golden.Read(os.DirFS(f.writable()))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return say.Problemf("读不了 %s 里的对局：%v", "cannot read the games in %s: %v", f.writable(), err).Because(err)
	}
	rules := golden.Published()
	var more []golden.Game
	var stopped error
	if len(traces) > 0 {
		more, err = fromTraces(rules, traces)
	} else {
		more, stopped, err = fromSeeds(ctx, w, l, f, a, rules, have)
	}
	if err != nil {
		return err
	}
	all, err := joined(have, more)
	if err != nil {
		return err
	}
	fmt.Fprintln(w.Out, l.Sayf("添加 %d 局", "%d games added", len(more)))
	if len(more) > 0 {
		if err := golden.Write(f.writable(), all); err != nil {
			return say.Problemf("写不了 %s：%v", "cannot write %s: %v", f.writable(), err).Because(err)
		}
	}
	if stopped != nil {
		return &shell.Exit{Code: report.Incomplete, Err: say.Problemf("中断：已下完的对局照样存好了", "interrupted: the games played so far are saved")}
	}
	return nil
}

// fromSeeds plays games. Those kept before an interrupt come back with it.
func fromSeeds(ctx context.Context, w shell.World, l say.Locale, f *corpusFlags, a addFlags, rules golden.Rules, have []golden.Game) (more []golden.Game, stopped, err error) {
	tables := slices.DeleteFunc(golden.AllTables(), func(s wire.Setup) bool { return a.profile != "" && s.Profile != a.profile })
	g := golden.Gathering{Rules: rules, Tables: tables, Jobs: f.jobs, Times: a.times}
	shown, err := showAll(ctx, f, have)
	if err != nil {
		return nil, nil, err
	}
	for _, s := range shown {
		g.Has(s)
	}
	watch := shell.NewGauge(w, l, say.Textf("已下", "played"), a.games)
	kept, err := g.Play(ctx, a.seed, a.games, func(played, _ int) { watch.Reach(played, a.games) })
	watch.End()
	for _, s := range kept {
		more = append(more, s.Game)
	}
	if errors.Is(err, context.Canceled) {
		return more, err, nil
	}
	return more, nil, err
}

// fromTraces takes over traces under the names of their files.
func fromTraces(rules golden.Rules, paths []string) ([]golden.Game, error) {
	var out []golden.Game
	for _, path := range paths {
		t, err := shell.ReadTrace(path)
		if err != nil {
			return nil, err
		}
		g, err := traced(rules, t)
		if err != nil {
			return nil, say.Problemf("%s 在参考实现上重放不下去：%v", "%s does not replay on the reference: %v", path, err).Because(err)
		}
		g.ID = strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
		out = append(out, g)
	}
	return out, nil
}

func traced(rules golden.Rules, t engine.Trace) (golden.Game, error) {
	r, err := rules(t.Setup)
	if err != nil {
		return golden.Game{}, err
	}
	return golden.FromTrace(r, t)
}

// joined refuses a game that is there already.
func joined(have, more []golden.Game) ([]golden.Game, error) {
	at := map[string]bool{}
	for _, g := range have {
		at[g.ID] = true
	}
	for _, g := range more {
		if at[g.ID] {
			return nil, say.Problemf("已经有名为 %s 的对局；换一个 --seed，或给记录文件改名", "there is a game %s already; take another --seed, or rename the trace", g.ID)
		}
		at[g.ID] = true
	}
	return slices.Concat(have, more), nil
}

// notAsWritten is the error for games that have to be checked first.
func notAsWritten(err error) error {
	return &shell.Exit{Code: report.Nonconforming, Err: say.Problemf("有对局不如记录，先看 fengsheng corpus check：%v",
		"some games do not go as written down, see fengsheng corpus check first: %v", err).Because(err)}
}
