package main

import (
	"fmt"
	"os"
	"time"

	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// readKnown reads a known-failures file from disk.
func readKnown(path string) (*suite.KnownFile, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, say.Problemf("名单 %s 读不了：%v", "cannot read the known failures %s: %v", path, err).Because(err)
	}
	return suite.ParseKnown(path, text)
}

// expecting gives a plan what a known-failures file expects of it; without a file everything is expected to pass.
func expecting(w world, plan []suite.Case, path string) ([]suite.Case, error) {
	if path == "" {
		return plan, nil
	}
	file, err := readKnown(path)
	if err != nil {
		return nil, err
	}
	return suite.Expect(plan, file.Entries(), w.today())
}

// tellExpired names the entries whose day is over: the cases that they excused count again.
func tellExpired(w world, l say.Locale, path string) error {
	if path == "" {
		return nil
	}
	file, err := readKnown(path)
	if err != nil {
		return err
	}
	for _, k := range file.Entries() {
		if k.Expired(w.today()) {
			fmt.Fprintln(w.err, l.Sayf("%s：%s 在 %s 已经到期，不再算已知", "%s: %s expired on %s and excuses nothing any more", k.At(), k.Pattern, k.Until))
		}
	}
	return nil
}

// today is the day by the world's clock, as known-failures files write it.
func (w world) today() string { return w.clock().Format(time.DateOnly) }
