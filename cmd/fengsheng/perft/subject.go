package perft

import (
	"context"
	"errors"
	"fmt"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/perft"
	"fengsheng/steps/board"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// perftOn counts on a subject and on the reference, and says where they part.
func perftOn(ctx context.Context, w shell.World, l say.Locale, f perftFlags, t perft.Table, command []string) error {
	p := f.limits.Process(command)
	defer p.Shutdown()
	d, err := p.Open()
	if err != nil {
		return shell.Unusable(command, err)
	}
	if p.Welcome().Capabilities.Legal != "list" {
		return shell.Unusable(command, driver.ErrNoLegal)
	}
	walk, err := perft.NewWalk(d, t.Trace)
	if errors.Is(err, perft.ErrBeginsWithChance) {
		return say.Problemf("局面 %s 一上来就问随机结果，协议没法替被测程序作答；请用 mode 为 position 的局面，并在 deck 里写明牌库顶",
			"position %s begins with a question to chance, which the protocol cannot answer; use one of mode position and name the deck's top in deck", t.Name).Because(err)
	}
	if err != nil {
		return say.Problemf("局面 %s 不能在被测程序上数：%v", "position %s cannot be counted on a subject: %v", t.Name, err).Because(err)
	}
	title(w, l, t)
	watch := shell.NewGauge(w, l, say.Textf("已数的首个回答", "first answers counted"), 0)
	got, err := walk.Compare(ctx, f.depth, func(_, i, of int) { watch.Reach(i, of) })
	watch.End()
	b := board.Board{Locale: l, Colour: w.Look(l).Colour}
	showBoth(w, l, b, f, got)
	switch {
	case errors.Is(err, context.Canceled):
		return &shell.Exit{Code: report.Incomplete, Err: say.Problemf("没有数完：数到第 %d 步为止", "not finished: counted up to %d answers", len(got.Subject))}
	case err != nil:
		return shell.Unusable(command, err)
	case got.Difference != nil:
		showDifference(w, l, b, got.Difference)
		return &shell.Exit{Code: report.Nonconforming}
	}
	fmt.Fprintln(w.Out, l.Say("双方一致。", "The two agree."))
	return nil
}

// showBoth prints the counts side by side; by first answer where asked for, or
// where they differ.
func showBoth(w shell.World, l say.Locale, b board.Board, f perftFlags, c perft.Comparison) {
	for i := range c.Subject {
		note := ""
		if c.Subject[i] != c.Reference[i] {
			note = l.Sayf("  ≠参考实现的 %d", "  reference %d", c.Reference[i])
		}
		fmt.Fprintf(w.Out, "%4d %16d%s\n", i+1, c.Subject[i], note)
	}
	if !f.divide && c.Difference == nil {
		return
	}
	fmt.Fprintln(w.Out, l.Sayf("第 %d 步的数，按第一个回答（被测，参考）：", "the count for %d, by first answer (subject, reference):", len(c.Subject)))
	for _, p := range c.Shares {
		mark := " "
		if p.Subject == nil || p.Reference == nil || *p.Subject != *p.Reference {
			mark = "≠"
		}
		fmt.Fprintf(w.Out, "%s %12s %12s  %s\n", mark, share(p.Subject), share(p.Reference), b.Move(p.Move))
	}
}

func share(n *uint64) string {
	if n == nil {
		return "-"
	}
	return fmt.Sprint(*n)
}

// showDifference tells the way to the first difference and what it is.
func showDifference(w shell.World, l say.Locale, b board.Board, d *perft.Difference) {
	say := func(zh, en string, args ...any) { fmt.Fprintln(w.Out, l.Sayf(zh, en, args...)) }
	say("第一处不同：", "The first difference:")
	for i, m := range d.Path {
		fmt.Fprintf(w.Out, "%4d. %s\n", i+1, b.Move(m))
	}
	ask := func(a wire.Awaiting) string {
		if a.Seat == "" {
			return l.Say("对局已结束", "the game is over")
		}
		return l.Sayf("%s：%s", "%s: %s", a.Seat, b.Question(a))
	}
	switch {
	case d.Refused != "":
		say("      最后这一步被测程序列为合法，却不接受：%s", "      the subject lists the last answer as legal, but does not take it: %s", d.Refused)
	case len(d.Missing)+len(d.Extra) == 0:
		say("      参考实现等待 %s\n      被测程序等待 %s", "      the reference awaits %s\n      the subject awaits %s", ask(d.Asked), ask(d.SubjectAsked))
	default:
		say("      等待 %s", "      awaited is %s", ask(d.Asked))
	}
	for _, m := range d.Missing {
		say("    - 被测程序不允许：%s", "    - the subject does not allow: %s", b.Move(m))
	}
	for _, m := range d.Extra {
		say("    + 只有被测程序允许：%s", "    + only the subject allows: %s", b.Move(m))
	}
}
