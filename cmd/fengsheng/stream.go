package main

import (
	"io"
	"os"

	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

func readStream(w world, name string) (report.Result, error) {
	var in io.Reader = w.in
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
