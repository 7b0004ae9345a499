package main

import (
	"os"

	"fengsheng/engine"
	"fengsheng/steps/say"
)

func readTrace(path string) (engine.Trace, error) {
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
