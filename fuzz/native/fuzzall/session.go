package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"

	"fengsheng/fuzz/native"
)

// Where things are, from the root of the module.
const (
	pkg         = "./fuzz/native"
	crashers    = "fuzz/native/testdata/fuzz"
	regressions = "corpus/regressions"
)

// errBroken is the end of a session that has found something.
var errBroken = errors.New("fuzzall: something broke 有目标出错")

// session is one run over the targets, in the root of the module.
type session struct {
	root string // "" is the working directory
	each time.Duration
	fuzz func(context.Context, native.Target, time.Duration) error
	out  io.Writer
}

// run fuzzes each target in turn, whatever became of those before it. What was
// found up to an interrupt is kept.
func (s session) run(ctx context.Context, targets []native.Target) error {
	broken := false
	for i, t := range targets {
		fmt.Fprintf(os.Stderr, "== Fuzz%s (%d/%d), %s\n", t.Name, i+1, len(targets), s.each)
		failed := s.fuzz(ctx, t, s.each)
		found := s.keep(t)
		if ctx.Err() != nil {
			fmt.Fprintf(s.out, "interrupted at target %d of %d 在第 %[1]d 个目标（共 %[2]d 个）处中断\n", i+1, len(targets))
			return ctx.Err()
		}
		if failed != nil && found == 0 {
			fmt.Fprintf(s.out, "Fuzz%s: no new input, but go test failed 没有新输入，但 go test 失败: %v\n", t.Name, failed)
		}
		broken = broken || found > 0 || failed != nil
	}
	if broken {
		return errBroken
	}
	fmt.Fprintf(s.out, "%d targets, %s each, nothing broke 未发现问题\n", len(targets), s.each)
	return nil
}

// keep converts the failing inputs of a target and says where they are.
func (s session) keep(t native.Target) (found int) {
	files, err := filepath.Glob(filepath.Join(s.root, crashers, "Fuzz"+t.Name, "*"))
	if err != nil {
		fmt.Fprintf(s.out, "Fuzz%s: %v\n", t.Name, err)
	}
	for _, file := range files {
		fmt.Fprintf(s.out, "Fuzz%s: %s\n", t.Name, s.within(patience, t, file))
	}
	return len(files)
}

// patience is how long converting may take; go test itself gives an input ten
// seconds.
const patience = 30 * time.Second

// within converts a failing input and says so. One that hangs leaves what has
// been written by then.
func (s session) within(limit time.Duration, t native.Target, file string) string {
	dir := filepath.Join(s.root, regressions)
	done := make(chan string, 1)
	go func() {
		path, reproduced, err := t.Convert(file, dir)
		switch {
		case err != nil:
			done <- fmt.Sprintf("%s: cannot be converted 无法转换: %v", file, err)
		case !reproduced:
			done <- fmt.Sprintf("%s; only its source reproduces it 只有原输入能重现: %s", path, file)
		default:
			done <- fmt.Sprintf("%s; go test %s -run TestWhatFuzzingOnceBrokeHolds", path, pkg)
		}
	}()
	select {
	case said := <-done:
		return said
	case <-time.After(limit):
		return fmt.Sprintf("%s hangs 卡死; %s", file, filepath.Join(dir, t.Regression(filepath.Base(file))))
	}
}
