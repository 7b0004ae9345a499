package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fengsheng/fuzz/native"
)

// broken is a target that every input breaks.
func broken(name string) native.Target {
	t, _ := native.Named(name)
	t.Run = func([]byte) error { return errors.New("planted") }
	t.Replay = t.Run
	return t
}

// crash lets go test "find" an input for one of the targets.
func crash(t *testing.T, root, name string, fuzzed *[]string) func(context.Context, native.Target, time.Duration) error {
	return func(_ context.Context, target native.Target, _ time.Duration) error {
		*fuzzed = append(*fuzzed, target.Name)
		if target.Name != name {
			return nil
		}
		dir := filepath.Join(root, crashers, "Fuzz"+name)
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "cafe"), []byte("go test fuzz v1\n[]byte(\"known\")\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		return errors.New("exit status 1")
	}
}

func TestAfterAFailingInputTheNextTargetIsFuzzed(t *testing.T) {
	root := t.TempDir()
	var out strings.Builder
	var fuzzed []string
	targets := []native.Target{broken("Expect"), broken("Wire")}
	s := session{root: root, each: time.Second, fuzz: crash(t, root, "Expect", &fuzzed), out: &out}
	if err := s.run(t.Context(), targets); !errors.Is(err, errBroken) {
		t.Errorf("%v, want errBroken", err)
	}
	if !slices.Equal(fuzzed, []string{"Expect", "Wire"}) {
		t.Errorf("fuzzed: %v", fuzzed)
	}
	kept := filepath.Join(root, regressions, "Expect-cafe.txt")
	if text, err := os.ReadFile(kept); err != nil || string(text) != "known" || !strings.Contains(out.String(), kept) {
		t.Errorf("%v: %q; said: %s", err, text, out.String())
	}
}

func TestATargetThatFailsWithoutAnInputCounts(t *testing.T) {
	var out strings.Builder
	fail := func(context.Context, native.Target, time.Duration) error { return errors.New("does not compile") }
	err := session{root: t.TempDir(), fuzz: fail, out: &out}.run(t.Context(), []native.Target{broken("Wire")})
	if !errors.Is(err, errBroken) || !strings.Contains(out.String(), "does not compile") {
		t.Errorf("%v; said: %s", err, out.String())
	}
}

func TestAnInterruptKeepsWhatWasFound(t *testing.T) {
	root := t.TempDir()
	ctx, stop := context.WithCancel(t.Context())
	var out strings.Builder
	var fuzzed []string
	find := crash(t, root, "Expect", &fuzzed)
	s := session{root: root, out: &out, fuzz: func(ctx context.Context, target native.Target, each time.Duration) error {
		defer stop()
		return find(ctx, target, each)
	}}
	err := s.run(ctx, []native.Target{broken("Expect"), broken("Wire")})
	if !errors.Is(err, context.Canceled) || len(fuzzed) != 1 {
		t.Errorf("%v after %v", err, fuzzed)
	}
	if _, err := os.Stat(filepath.Join(root, regressions, "Expect-cafe.txt")); err != nil {
		t.Error(err)
	}
}

func TestNothingBroke(t *testing.T) {
	var out strings.Builder
	fine := func(context.Context, native.Target, time.Duration) error { return nil }
	targets, err := chosen("FuzzWire,Game")
	if err != nil || len(targets) != 2 {
		t.Fatalf("%v, %d targets", err, len(targets))
	}
	if err := (session{root: t.TempDir(), fuzz: fine, out: &out}).run(t.Context(), targets); err != nil {
		t.Error(err)
	}
	if _, err := chosen("Nonsense"); err == nil {
		t.Error("there is a target Nonsense")
	}
}
