package test

import (
	"fmt"
	"slices"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/features/rulings"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// tellStrange names the rulings that somebody's own scenarios cite and that are not in the catalogue. It is a remark and
// no error: whoever plays by house rules may have rulings of their own.
func tellStrange(w shell.World, l say.Locale, plan []suite.Case, paths []string) {
	if len(paths) == 0 || w.Features == nil {
		return
	}
	catalogue, err := rulings.Read(w.Features)
	if err != nil {
		return
	}
	var told []string
	for _, c := range plan {
		for _, id := range c.Rulings {
			if _, known := catalogue.ByID(id); known || slices.Contains(told, id) {
				continue
			}
			told = append(told, id)
			why := say.TextOf(shell.UnknownRuling(catalogue, id))
			fmt.Fprintf(w.Err, "%s:%d%s%s\n", c.File, c.Line, l.Say("：", ": "), why.In(l))
		}
	}
}

// tellExpired names the entries whose day is over: the cases that they excused count again.
func tellExpired(w shell.World, l say.Locale, path string) error {
	if path == "" {
		return nil
	}
	file, err := shell.ReadKnown(path)
	if err != nil {
		return err
	}
	for _, k := range file.Entries() {
		if k.Expired(w.Today()) {
			fmt.Fprintln(w.Err, l.Sayf("%s：%s 在 %s 已经到期，不再算已知", "%s: %s expired on %s and excuses nothing any more", k.At(), k.Pattern, k.Until))
		}
	}
	return nil
}
