package perft

import (
	"context"
	"errors"
	"fmt"

	"fengsheng/cmd/fengsheng/shell"
	tables "fengsheng/corpus/perft"
	"fengsheng/fuzz/perft"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

func listTables(w shell.World, l say.Locale) error {
	names, err := perft.Names(tables.FS())
	if err != nil {
		return err
	}
	for _, name := range names {
		t, err := perft.Read(tables.FS(), name)
		if err != nil {
			return err
		}
		fmt.Fprintf(w.Out, "%-20s %2d  %s\n", name, len(t.Sequences), l.Say(t.ZH, t.EN))
	}
	return nil
}

// checkTables counts the named tables again, or all.
func checkTables(ctx context.Context, w shell.World, l say.Locale, names []string) error {
	if len(names) == 0 {
		var err error
		if names, err = perft.Names(tables.FS()); err != nil {
			return err
		}
	}
	wrong := 0
	for _, name := range names {
		bad, err := checkTable(ctx, w, l, name)
		if errors.Is(err, context.Canceled) {
			return &shell.Exit{Code: report.Incomplete, Err: say.Problemf("没有查完，停在 %s", "not finished, stopped at %s", name)}
		}
		if err != nil {
			return err
		}
		if bad {
			wrong++
		}
	}
	fmt.Fprintln(w.Out, l.Sayf("%d 张数表，%d 张不符", "%d tables, %d differ", len(names), wrong))
	if wrong > 0 {
		return &shell.Exit{Code: report.Nonconforming}
	}
	return nil
}

func checkTable(ctx context.Context, w shell.World, l say.Locale, name string) (bad bool, err error) {
	t, err := position(name)
	if err != nil {
		return false, err
	}
	g, err := perft.Open(t.Trace)
	if err != nil {
		return false, say.Problemf("局面 %s 摆不出来：%v", "position %s cannot be set up: %v", name, err).Because(err)
	}
	found, err := t.Check(ctx, g)
	if err != nil {
		return false, err
	}
	mark := "✓"
	if len(found) > 0 {
		mark = "✗"
	}
	fmt.Fprintf(w.Out, "%s %-20s %3d %10d\n", mark, name, len(t.Sequences), t.Sequences[len(t.Sequences)-1])
	for _, m := range found {
		what := m.Words
		if what == "" {
			what = l.Say("全部", "all")
		}
		fmt.Fprintln(w.Out, l.Sayf("    %d 步，%s：公布 %d，数得 %d", "    %d answers, %s: published %d, counted %d",
			m.Depth, what, m.Published, m.Counted))
	}
	return len(found) > 0, nil
}
