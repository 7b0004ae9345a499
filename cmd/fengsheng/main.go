// Command fengsheng runs the rules-conformance suite of 风声 and shows what came of it.
//
// Each verb has a file of its own; wiring.go says which scenarios and which phrases are built in. Results go to stdout,
// progress and complaints to stderr, and the exit code is one of six (see report.Code).
package main

import (
	"context"
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/term"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	// The first interrupt lets the run end with what it has; a second one ends the program at once.
	context.AfterFunc(ctx, stop)
	w := world{
		in: os.Stdin, out: os.Stdout, err: os.Stderr, getenv: os.Getenv,
		outIsTerminal: term.IsTerminal(int(os.Stdout.Fd())),
		errIsTerminal: term.IsTerminal(int(os.Stderr.Fd())),
		features:      builtinFeatures(), bind: builtinPhrases, advise: nearestPhrases, vocabulary: builtinVocabulary,
	}
	code := run(ctx, os.Args[1:], w)
	stop()
	os.Exit(int(code))
}
