package replay

import (
	"fmt"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver/spawn"
	"fengsheng/engine/view"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/tell"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// replayOn lets a subject play the traces along with the reference, each up to
// the first difference.
func replayOn(w shell.World, l say.Locale, f replayFlags, v view.Viewer, paths, command []string) error {
	subject := hunt.NewCommand(func() *spawn.Subject { return f.limits.Process(command) })
	if _, err := subject.Open(); err != nil {
		return shell.Unusable(command, err)
	}
	duel := &hunt.Duel{Subject: subject, Watch: lockstep.EveryView}
	defer duel.Close()
	code := report.OK
	for _, path := range paths {
		c, err := shell.ReadCase(path)
		if err != nil {
			return err
		}
		fault, err := duel.Again(c)
		if err != nil {
			return shell.Unusable(command, err)
		}
		if fault != nil && fault.Parted.Kind == lockstep.SetupRefused {
			return &shell.Exit{Code: report.Incomplete, Err: say.Problemf("%s：被测程序不接受这个开局：%s", "%s: the subject does not play this set-up: %s", path, fault.Parted.Got)}
		}
		if fault != nil && fault.Parted.Kind == lockstep.Unoffered {
			return &shell.Exit{Code: report.Incomplete, Err: say.Problemf("%s：打到被测程序不提供的地方为止：%s", "%s: it ends where the subject does not offer what comes next: %s", path, tell.Lacking(fault.Parted.Got))}
		}
		if fault != nil {
			c = fault.Case
		}
		if err := replay(w, l, path, c.Trace(), v, f.last); err != nil {
			return err
		}
		if fault == nil {
			fmt.Fprintln(w.Out, l.Sayf("%s：双方一致", "%s: the two agree", path))
			continue
		}
		code = report.Nonconforming
		t := tell.Teller{Out: w.Out, Locale: l, Command: command}
		t.Head(fault.Signature)
		t.Difference(hunt.Finding{Says: fault.Says, Case: fault.Case, Parted: fault.Parted})
	}
	if code != report.OK {
		return &shell.Exit{Code: code}
	}
	return nil
}
