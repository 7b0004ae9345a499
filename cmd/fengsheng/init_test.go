package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// program runs the program as it is built, with the whole suite in it.
func program(t *testing.T, args ...string) session {
	t.Helper()
	var out, errs bytes.Buffer
	w := shell.World{In: strings.NewReader(""), Out: &out, Err: &errs, Features: builtinFeatures(), Bind: builtinPhrases,
		Getenv: func(name string) string { return map[string]string{"LANG": "en_US.UTF-8"}[name] }}
	code := run(t.Context(), args, w)
	return session{code, out.String(), errs.String()}
}

func TestInitRefusesWhatItCannotDo(t *testing.T) {
	for claim, test := range map[string]struct {
		args []string
		says string
	}{
		"without a language":       {nil, "js, python, go"},
		"in a language it has not": {[]string{"--lang", "rust"}, "js, python, go"},
		"in two folders":           {[]string{"--lang", "js", "a", "b"}, "at most 1"},
	} {
		s := program(t, append([]string{"init"}, test.args...)...)
		if s.code != report.Usage || !strings.Contains(s.err, test.says) || s.out != "" {
			t.Errorf("%s: %+v", claim, s)
		}
	}
}

func TestInitNeverOverwrites(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"engine.js": "mine", "README.md": "mine too"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := program(t, "init", "--lang", "js", dir)
	if s.code != report.Usage || !strings.Contains(s.err, "README.md, engine.js") {
		t.Errorf("%+v", s)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 2 {
		t.Errorf("the folder has %d entries, want the two that were there: %v", len(entries), err)
	}
	if text, _ := os.ReadFile(filepath.Join(dir, "engine.js")); string(text) != "mine" {
		t.Errorf("engine.js is now %q", text)
	}
}

// The first run on a skeleton is a full and honest list: nothing judged, nothing green, and where to begin.
func TestTheFirstRunOnASkeletonIsAnHonestList(t *testing.T) {
	dir := t.TempDir()
	if s := program(t, "init", "--lang", "go", dir); s.code != report.OK || !strings.Contains(s.out, filepath.Join(dir, "engine.go")) {
		t.Fatalf("%+v", s)
	}
	build := exec.Command("go", "build", "-o", "adapter", ".")
	build.Dir = dir
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	s := program(t, "test", "--profile", "beginner", "--artifacts", t.TempDir(), "--expect", filepath.Join(dir, "expect.txt"),
		"--", filepath.Join(dir, "adapter"))
	n := len(mustPlan(t, "beginner"))
	for _, says := range []string{"begin with Setup in engine.go", say.Textf("", "%d cases planned, 0/0 passed, %[1]d not applicable", n).En} {
		if s.code != report.Incomplete || !strings.Contains(s.out, says) {
			t.Errorf("exit %d, want %d and %q:\n%s%s", s.code, report.Incomplete, says, s.out, s.err)
		}
	}
}

func mustPlan(t *testing.T, profile string, selects ...string) []string {
	t.Helper()
	w := shell.World{Features: builtinFeatures()}
	plan, err := shell.PlanOf(w, shell.Selection{Profile: profile, Selects: selects}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return planned(plan)
}

var selecting = regexp.MustCompile("--select '([^']+)'|`([A-Z]{4}-\\*)`")

// The README of a skeleton names cases to begin with; there must be such.
func TestTheOrderOfWorkNamesCasesThatThereAre(t *testing.T) {
	dir := t.TempDir()
	program(t, "init", "--lang", "js", dir)
	text, err := os.ReadFile(filepath.Join(dir, "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	named := selecting.FindAllStringSubmatch(string(text), -1)
	if len(named) < 12 {
		t.Errorf("%d patterns found, want the two steps before the cards and nine cards", len(named))
	}
	var patterns []string
	for _, m := range named {
		patterns = append(patterns, m[1]+m[2])
	}
	mustPlan(t, "beginner", patterns...) // a pattern without a match is an error
}
