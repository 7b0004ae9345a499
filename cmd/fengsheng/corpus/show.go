package corpus

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine"
	"fengsheng/engine/view"
	"fengsheng/fuzz/golden"
	"fengsheng/steps/board"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

func corpusShowVerb(w shell.World, l say.Locale, f *corpusFlags) *cobra.Command {
	at, trace := -1, ""
	cmd := &cobra.Command{
		Use: l.Say("show [选项] 对局", "show [flags] GAME"), DisableFlagsInUseLine: true,
		Short: l.Say("看一局的一步：记录、桌面、之后发生的事", "look at one step of a game: record, table, and what follows"),
		Example: "  fengsheng corpus show standard-5-17 --at 87\n" +
			"  fengsheng corpus show standard-5-17 --trace out/17.jsonl && fengsheng replay out/17.jsonl",
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) != 1 {
				return say.Problemf("请给出一局的名字", "name one game")
			}
			return runCorpusShow(w, l, f, args[0], at, trace)
		},
	}
	cmd.Flags().IntVar(&at, "at", at, l.Say("第`几`个选择（不给就是最后一个）", "`number` of the choice; the last where not given"))
	cmd.Flags().StringVar(&trace, "trace", "", l.Say("把到那一步为止的对局记录写进`文件`", "write the trace up to there into this `file`"))
	return cmd
}

func runCorpusShow(w shell.World, l say.Locale, f *corpusFlags, id string, at int, path string) error {
	all, err := f.load(w, l)
	if err != nil {
		return err
	}
	g, err := gameNamed(all, id)
	if err != nil {
		return err
	}
	last := len(g.Records) - 1
	if at < 0 {
		at = last
	}
	if at > last {
		return say.Problemf("%s 只有 %d 个选择", "%s has only %d choices", id, last)
	}
	if path != "" {
		return writeGameTrace(w, l, g, at, path)
	}
	return drawStep(w, l, g, at)
}

// drawStep shows the table before the choice and what came of it.
func drawStep(w shell.World, l say.Locale, g golden.Game, at int) error {
	t, err := g.Trace(golden.Published(), max(at-1, 0))
	if err != nil {
		return notAsWritten(err)
	}
	b := board.Board{Locale: l, Colour: w.Look(l).Colour}
	_, err = t.Replay(func(n int, game *engine.Game) error {
		if n == len(t.Moves) {
			fmt.Fprintln(w.Out, b.Draw(game.View(view.Everything())))
		}
		return nil
	})
	if err != nil {
		return err
	}
	rec := g.Records[at]
	after, err := g.Trace(golden.Published(), at)
	switch {
	case err != nil:
		fmt.Fprintln(w.Out, l.Sayf("第 %d 个选择：%s（现在走不通：%v）", "choice %d: %s (it does not go so now: %v)", at, rec.Answer, err))
	case at > 0:
		fmt.Fprintln(w.Out, l.Sayf("第 %d 个选择：%s", "choice %d: %s", at, b.Move(after.Moves[len(t.Moves)])))
	}
	events, err := rec.Events()
	if err != nil {
		return err
	}
	fmt.Fprintln(w.Out, l.Say("记录：", "written down: ")+b.Events(events))
	fmt.Fprintln(w.Out, l.Say("接着等待 ", "then awaited: ")+b.Awaited(rec.Asked)+l.Sayf("，%d 种合法回答", ", %d legal answers", rec.Legal))
	return nil
}

func writeGameTrace(w shell.World, l say.Locale, g golden.Game, at int, path string) error {
	t, broken := g.Trace(golden.Published(), at)
	file, err := shell.Create(path)
	if err != nil {
		return err
	}
	err = t.Write(file)
	if e := file.Close(); err == nil {
		err = e
	}
	if err != nil {
		os.Remove(path)
		return say.Problemf("写不了 %s：%v", "cannot write %s: %v", path, err).Because(err)
	}
	fmt.Fprintln(w.Out, l.Sayf("已写入 %s：%d 步", "written to %s: %d moves", path, len(t.Moves)))
	if broken != nil {
		return notAsWritten(broken)
	}
	return nil
}

func gameNamed(all []golden.Game, id string) (golden.Game, error) {
	var ids []string
	for _, g := range all {
		if g.ID == id {
			return g, nil
		}
		ids = append(ids, g.ID)
	}
	return golden.Game{}, say.Problemf("没有名为“%s”的对局", "no game %q", id).Near(suite.Near(id, ids))
}
