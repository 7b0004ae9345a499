package shell

import (
	"io"
	"os"

	"fengsheng/engine"
	"fengsheng/fuzz/shrink"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// ReadStream reads a result stream from a file, or from standard input where the name is -.
func ReadStream(w World, name string) (report.Result, error) {
	var in io.Reader = w.In
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return report.Result{}, say.Problemf("打不开结果流 %s：%v", "cannot open stream %s: %v", name, err).Because(err)
		}
		defer file.Close()
		in = file
	}
	res, err := report.Read(in)
	if err != nil {
		t := say.TextOf(err)
		return res, &say.Problem{Text: say.Text{Zh: name + "：" + t.Zh, En: name + ": " + t.En}, Err: err}
	}
	return res, nil
}

// ReadTrace reads the trace of a game from a file.
func ReadTrace(path string) (engine.Trace, error) {
	file, err := os.Open(path)
	if err != nil {
		return engine.Trace{}, say.Problemf("打不开对局记录 %s：%v", "cannot open the trace %s: %v", path, err).Because(err)
	}
	defer file.Close()
	t, err := engine.ReadTrace(file)
	if err != nil {
		return t, say.Problemf("%s 不是对局记录：%v", "%s is no trace: %v", path, err).Because(err)
	}
	return t, nil
}

// ReadCase reads a trace that replays on the reference.
func ReadCase(path string) (shrink.Case, error) {
	t, err := ReadTrace(path)
	if err != nil {
		return shrink.Case{}, err
	}
	c, err := shrink.Of(t)
	if err != nil {
		return c, &Exit{report.Nonconforming, say.Problemf("%s 在参考实现上重放不下去：%v", "%s does not replay on the reference: %v", path, err).Because(err)}
	}
	return c, nil
}
