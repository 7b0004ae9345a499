package shell

import (
	"os"

	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// ReadKnown reads a known-failures file from disk.
func ReadKnown(path string) (*suite.KnownFile, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, say.Problemf("名单 %s 读不了：%v", "cannot read the known failures %s: %v", path, err).Because(err)
	}
	return suite.ParseKnown(path, text)
}

// expecting gives a plan what a known-failures file expects of it; without a file everything is expected to pass.
func expecting(w World, plan []suite.Case, path string) ([]suite.Case, error) {
	if path == "" {
		return plan, nil
	}
	file, err := ReadKnown(path)
	if err != nil {
		return nil, err
	}
	return suite.Expect(plan, file.Entries(), w.Today())
}
