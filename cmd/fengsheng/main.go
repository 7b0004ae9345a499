// Command fengsheng runs the rules-conformance suite of 风声 and shows what came of it.
//
// Each verb has a package of its own, listed in verbs.go, and what they share is package shell; wiring.go says which scenarios and which phrases are built in. Results go to stdout,
// progress and complaints to stderr, and the exit code is one of six (see report.Code).
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/term"

	"fengsheng/cmd/fengsheng/shell"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// The first interrupt lets the run end with what it has; a second one ends the program at once.
	context.AfterFunc(ctx, stop)
	w := shell.World{
		In: os.Stdin, Out: os.Stdout, Err: os.Stderr, Getenv: os.Getenv,
		OutIsTerminal: term.IsTerminal(int(os.Stdout.Fd())),
		ErrIsTerminal: term.IsTerminal(int(os.Stderr.Fd())),
		Features:      builtinFeatures(), Bind: builtinPhrases,
	}
	code := run(ctx, os.Args[1:], w)
	stop()
	os.Exit(int(code))
}
