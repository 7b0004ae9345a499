// Command fuzzall runs every native fuzz target in turn and keeps what breaks.
//
//	go run ./fuzz/native/fuzzall -t 60s
//	go run ./fuzz/native/fuzzall -t 10m -only Game,Wire
//
// It is started in the root of the module. go test fuzzes one target at a time
// and stops at its first failing input; fuzzall then goes on with the next
// target, writes the input in readable form to corpus/regressions, where ordinary
// tests replay it, and exits 1 in the end. Progress is on stderr, what was found
// on stdout.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"time"

	"fengsheng/fuzz/native"
)

// Where things are, from the root of the module.
const (
	pkg         = "./fuzz"
	crashers    = "fuzz/testdata/fuzz"
	regressions = "corpus/regressions"
)

func main() {
	each := flag.Duration("t", time.Minute, "how long each target is fuzzed")
	only := flag.String("only", "", "targets, separated by commas; all if empty")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	targets, err := chosen(*only)
	if err == nil {
		err = run(ctx, targets, *each)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func chosen(only string) ([]native.Target, error) {
	if only == "" {
		return native.Targets(), nil
	}
	var out []native.Target
	for name := range strings.SplitSeq(only, ",") {
		t, err := native.Named(strings.TrimPrefix(name, "Fuzz"))
		if err != nil {
			return nil, err
		}
		out = append(out, t)
	}
	return out, nil
}

// errBroken is the end of a run that has found something.
var errBroken = errors.New("fuzzall: something broke 有目标出错")

func run(ctx context.Context, targets []native.Target, each time.Duration) error {
	broken := false
	for i, t := range targets {
		fmt.Fprintf(os.Stderr, "== Fuzz%s (%d/%d), %s\n", t.Name, i+1, len(targets), each)
		failed := fuzz(ctx, t, each)
		found := keep(t)
		if failed != nil && found == 0 && ctx.Err() == nil {
			fmt.Printf("Fuzz%s: no new input, but go test failed 没有新输入，但 go test 失败: %v\n", t.Name, failed)
		}
		broken = broken || found > 0 || failed != nil && ctx.Err() == nil
		if ctx.Err() != nil {
			fmt.Printf("interrupted, %d of %d targets were run 已中断\n", i+1, len(targets))
			return ctx.Err()
		}
	}
	if broken {
		return errBroken
	}
	fmt.Printf("%d targets, %s each, nothing broke 未发现问题\n", len(targets), each)
	return nil
}

// fuzz runs one target. An interrupt goes to go test too, which then ends by
// itself.
func fuzz(ctx context.Context, t native.Target, each time.Duration) error {
	cmd := exec.CommandContext(ctx, "go", "test", pkg, "-run", "^$", "-fuzz", "^Fuzz"+t.Name+"$",
		"-fuzztime", each.String(), "-fuzzminimizetime", "10x")
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 10 * time.Second
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	return cmd.Run()
}

// keep converts the failing inputs of a target and says where they are.
func keep(t native.Target) (found int) {
	files, _ := filepath.Glob(filepath.Join(crashers, "Fuzz"+t.Name, "*"))
	for _, file := range files {
		fmt.Printf("Fuzz%s: %s\n", t.Name, within(30*time.Second, t, file))
	}
	return len(files)
}

// within converts a failing input and says so. One that hangs leaves what has
// been written by then.
func within(limit time.Duration, t native.Target, file string) string {
	done := make(chan string, 1)
	go func() {
		path, reproduced, err := t.Convert(file, regressions)
		switch {
		case err != nil:
			done <- fmt.Sprintf("%s: cannot be converted 无法转换: %v", file, err)
		case !reproduced:
			done <- fmt.Sprintf("%s, from 源自 %s, which alone reproduces it 只有后者能重现", path, file)
		default:
			done <- fmt.Sprintf("%s; go test %s -run TestWhatFuzzingOnceBrokeHolds", path, pkg)
		}
	}()
	select {
	case said := <-done:
		return said
	case <-time.After(limit):
		return fmt.Sprintf("%s hangs 卡死; see 见 %s", file, filepath.Join(regressions, t.Regression(filepath.Base(file))))
	}
}
