package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
)

// onFake runs a verb with a fake as its subject.
func onFake(ctx context.Context, fake string, args ...string) session {
	var out, errs bytes.Buffer
	w := shell.World{In: strings.NewReader(""), Out: &out, Err: &errs, Getenv: func(string) string { return "" }}
	if fake != "" {
		args = append(args, "--", "env", "FENGSHENG_SUBJECT="+fake, os.Args[0])
	}
	code := run(ctx, args, w)
	return session{code, out.String(), errs.String()}
}

func says(t *testing.T, s session, code report.Code, words ...string) {
	t.Helper()
	if s.code != code {
		t.Errorf("exit %d, want %d\n%s%s", s.code, code, s.out, s.err)
	}
	for _, word := range words {
		if !strings.Contains(s.out+s.err, word) {
			t.Errorf("%q is not said:\n%s%s", word, s.out, s.err)
		}
	}
}

func TestFuzzFindsNothingInTheReference(t *testing.T) {
	dir := t.TempDir()
	says(t, onFake(t.Context(), "honest", "fuzz", "--games", "6", "--jobs", "2", "--observe", "two", "--artifacts", dir), report.OK, "6 games", "findings of 0 kinds")
	says(t, onFake(t.Context(), "", "fuzz", "--games", "20", "--artifacts", dir), report.OK, "20 games", "items reached")
}

func TestFuzzKeepsAFindingThatReplaysAndIsKnownFromThenOn(t *testing.T) {
	dir := t.TempDir()
	fuzz := []string{"fuzz", "--games", "3", "--profile", "beginner", "--players", "4", "--artifacts", dir}
	first := onFake(t.Context(), "dies at every act", fuzz...)
	says(t, first, report.Nonconforming, "✗ crash/", "again: fengsheng replay")
	traces, _ := filepath.Glob(filepath.Join(dir, "crash-*.jsonl"))
	if len(traces) == 0 {
		t.Fatalf("no trace in %s\n%s", dir, first.out)
	}
	says(t, onFake(t.Context(), "dies at every act", "replay", "--last", traces[0]), report.Nonconforming, "✗ crash/")
	says(t, onFake(t.Context(), "honest", "replay", "--last", traces[0]), report.OK, "the two agree")
	says(t, onFake(t.Context(), "", "replay", "--last", traces[0]), report.OK)
	small := filepath.Join(dir, "small")
	says(t, onFake(t.Context(), "dies at every act", "shrink", "--out", small, traces[0]), report.OK, small+".jsonl")
	says(t, onFake(t.Context(), "honest", "shrink", traces[0]), report.Usage, "nothing to shrink")

	known := filepath.Join(dir, "known.txt")
	if err := os.WriteFile(known, []byte("# fengsheng-expect 1\nfuzz/crash   crash  issue=1\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	says(t, onFake(t.Context(), "dies at every act", append(fuzz, "--expect", known)...), report.OK, "(known)")
}

// What an adapter has not written yet is no finding, as it is no failure of a case.
func TestWhatIsNotWrittenYetIsNoFinding(t *testing.T) {
	dir := t.TempDir()
	fuzz := []string{"fuzz", "--games", "3", "--profile", "beginner", "--players", "4", "--artifacts", dir}
	says(t, onFake(t.Context(), "has no acts yet", fuzz...), report.Incomplete, "findings of 0 kinds",
		"3 games ended where the subject does not offer what came next; the first: act: ", "not written yet")

	says(t, onFake(t.Context(), "dies at every act", fuzz...), report.Nonconforming, "✗ crash/")
	traces, _ := filepath.Glob(filepath.Join(dir, "crash-*.jsonl"))
	if len(traces) == 0 {
		t.Fatal("no trace of a game with an act")
	}
	says(t, onFake(t.Context(), "has no acts yet", "replay", traces[0]), report.Incomplete, "does not offer what comes next: act: ", "not written yet")
	says(t, onFake(t.Context(), "has no acts yet", "shrink", traces[0]), report.Usage, "nothing to shrink")
}

func TestFuzzIsInterruptedAndTakenUp(t *testing.T) {
	dir := t.TempDir()
	ctx, interrupt := context.WithCancel(t.Context())
	interrupt()
	says(t, onFake(ctx, "honest", "fuzz", "--games", "4", "--artifacts", dir), report.Incomplete, "--resume "+dir)
	says(t, onFake(t.Context(), "honest", "fuzz", "--games", "4", "--resume", dir), report.OK, "4 games")
	says(t, onFake(t.Context(), "honest", "fuzz", "--games", "6", "--resume", dir), report.OK, "6 games")
	says(t, onFake(t.Context(), "honest", "fuzz", "--seed", "2", "--resume", dir), report.Usage, "another hunt", "--seed")
	says(t, onFake(t.Context(), "", "fuzz", "--games", "6", "--resume", dir), report.Usage, "another hunt")
	says(t, onFake(t.Context(), "honest", "fuzz", "--resume", filepath.Join(dir, "new")), report.Usage, "no hunt to take up")
}

func TestFuzzRefusesWhatMakesNoSense(t *testing.T) {
	for _, test := range []struct {
		args []string
		code report.Code
		says string
	}{
		{[]string{"--jobs", "0"}, report.Usage, "--jobs is at least 1"},
		{[]string{"--for", "-1s"}, report.Usage, "--for"},
		{[]string{"--observe", "all"}, report.Usage, "every, two or end"},
		{[]string{"--profile", "poker"}, report.Usage, "standard"},
		{[]string{"--players", "12"}, report.Usage, "12 players"},
		{[]string{"game.jsonl"}, report.Usage, "reads no files"},
		{[]string{"--expect", "missing.txt"}, report.Usage, "missing.txt"},
		{[]string{"--games", "1", "--", "no-such-program"}, report.SubjectUnusable, "no-such-program"},
	} {
		says(t, onFake(t.Context(), "", append([]string{"fuzz", "--artifacts", t.TempDir()}, test.args...)...), test.code, test.says)
	}
}
