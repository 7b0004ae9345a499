package perft

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	tables "fengsheng/corpus/perft"
	"fengsheng/fuzz/perft"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// position is the published position of that name, or the one in the file. Of
// a file only the position is known, unless it is a table.
func position(arg string) (perft.Table, error) {
	t, err := perft.Read(tables.FS(), arg)
	if err == nil || !errors.Is(err, fs.ErrNotExist) && !errors.Is(err, fs.ErrInvalid) {
		return t, err
	}
	text, err := os.ReadFile(arg)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return t, noPosition(arg)
	case err != nil:
		return t, say.Problemf("读不了 %s：%v", "cannot read %s: %v", arg, err).Because(err)
	case strings.HasSuffix(arg, ".yaml"):
		return perft.Read(os.DirFS(filepath.Dir(arg)), strings.TrimSuffix(filepath.Base(arg), ".yaml"))
	}
	t = perft.Table{Name: filepath.Base(arg)}
	if t.Trace, err = perft.ReadPosition(text); err != nil {
		return t, say.Problemf("%s 既不是对局记录，也不是 set-up：%v", "%s is neither a trace nor a set-up: %v", arg, err).Because(err)
	}
	return t, nil
}

func noPosition(name string) error {
	names, err := perft.Names(tables.FS())
	if err != nil {
		return err
	}
	return say.Problemf("没有名为“%s”的公布局面，也没有这个文件；用 fengsheng perft --list 看有哪些",
		"no published position %q and no such file; fengsheng perft --list shows what there is", name).Near(suite.Near(name, names))
}
