package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"fengsheng/steps/listing"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

func TestListNamesWhatTestWouldRun(t *testing.T) {
	s := program(t, "list", "--json", "--profile", "beginner", "--select", "SET-026", "--select", "PRI-007")
	var got []listing.Case
	if err := json.Unmarshal([]byte(s.out), &got); err != nil || s.code != report.OK {
		t.Fatalf("exit %d, %v: %s", s.code, err, s.err)
	}
	var ids []string
	for _, c := range got {
		ids = append(ids, c.ID)
		if c.Name == "" || !strings.HasPrefix(c.File, "features/") || c.Line == 0 || c.Profile != "beginner" || len(c.Rulings) == 0 {
			t.Errorf("%+v is incomplete", c)
		}
	}
	if want := mustPlan(t, "beginner", "SET-026", "PRI-007"); !slices.Equal(ids, want) {
		t.Errorf("%v, want %v", ids, want)
	}
}

func TestListSaysWhatACaseNeeds(t *testing.T) {
	for args, says := range map[string]string{
		"--locale en --select SET-026/refused/二": "needs: a deal from the box, 2 players\n",
		"--locale zh --select BURN-011/main":     "features/cards/burn.feature:91  standard  BURN-011  需要：摆出局面、5 人\n",
		"--locale en --select TX-003/*":          "the view of a seat",
		"--locale en --select FEMS-009/*":        "the list of legal answers",
	} {
		if s := program(t, append([]string{"list"}, strings.Fields(args)...)...); s.code != report.OK || !strings.Contains(s.out, says) {
			t.Errorf("list %s: exit %d, want %q:\n%s%s", args, s.code, says, s.out, s.err)
		}
	}
}

func TestListRefusesWhatTestRefuses(t *testing.T) {
	for _, args := range [][]string{{"--profile", "prom"}, {"--select", "NOPE-*"}, {"/no/such/folder"}} {
		if s := program(t, append([]string{"list"}, args...)...); s.code != report.Usage || s.out != "" {
			t.Errorf("list %v: %+v", args, s)
		}
	}
}

// A copy is a suite: it loads to the very cases that are built in, and cases.json leads to them.
func TestACopyIsTheWholeSuite(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "suite")
	if s := program(t, "copy", dir); s.code != report.OK || !strings.Contains(s.out, filepath.Join(dir, "cases.json")) {
		t.Fatalf("%+v", s)
	}
	cases, err := suite.Load(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	if got, want := planned(suite.Expand(cases, "")), mustPlan(t, ""); !slices.Equal(got, want) {
		t.Errorf("%d cases in the copy, %d built in", len(got), len(want))
	}
	text, err := os.ReadFile(filepath.Join(dir, "cases.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []listing.Case
	if err := json.Unmarshal(text, &all); err != nil {
		t.Fatal(err)
	}
	for _, c := range all {
		if _, err := os.Stat(filepath.Join(dir, filepath.FromSlash(c.File))); err != nil {
			t.Fatalf("%s: %v", c.ID, err)
		}
	}
	for _, name := range []string{"PROTOCOL.md", "PROTOCOL.zh-CN.md", "schema.json", "rulings/core.yaml"} {
		if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
			t.Error(err)
		}
	}
	if found, _ := filepath.Glob(filepath.Join(dir, "*", "*.go")); len(found) > 0 {
		t.Errorf("Go code of this project in the copy: %v", found)
	}
}

func TestCopyNeverOverwrites(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "cases.json"), []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	s := program(t, "copy", dir)
	if text, _ := os.ReadFile(filepath.Join(dir, "cases.json")); s.code != report.Usage || !strings.Contains(s.err, "cases.json") || string(text) != "mine" {
		t.Errorf("%+v; cases.json is now %q", s, text)
	}
	if s := program(t, "copy"); s.code != report.Usage || !strings.Contains(s.err, "FOLDER") {
		t.Errorf("without a folder: %+v", s)
	}
}
