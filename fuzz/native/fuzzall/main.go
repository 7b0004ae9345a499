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
	"flag"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"time"

	"fengsheng/fuzz/native"
)

func main() {
	each := flag.Duration("t", time.Minute, "how long each target is fuzzed")
	only := flag.String("only", "", "targets, separated by commas; all if empty")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	targets, err := chosen(*only)
	if err == nil {
		err = session{each: *each, fuzz: goTest, out: os.Stdout}.run(ctx, targets)
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

// goTest fuzzes one target, with progress on stderr. An interrupt goes to go
// test too, which then ends by itself.
func goTest(ctx context.Context, t native.Target, each time.Duration) error {
	cmd := exec.CommandContext(ctx, "go", "test", pkg, "-run", "^$", "-fuzz", "^Fuzz"+t.Name+"$",
		"-fuzztime", each.String(), "-fuzzminimizetime", "10x")
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.WaitDelay = 10 * time.Second
	cmd.Stdout, cmd.Stderr = os.Stderr, os.Stderr
	return cmd.Run()
}
