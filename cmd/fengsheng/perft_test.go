package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fengsheng/steps/report"
)

func TestPerftCountsAndCompares(t *testing.T) {
	got := start(t, nil, "perft", "lock", "--depth", "3", "--divide", "--locale", "en")
	if got.code != report.OK {
		t.Fatalf("exit %d: %s", got.code, got.err)
	}
	for _, want := range []string{"   3               91  as published", "                   15  A uses red Lock on B"} {
		if !strings.Contains(got.out, want) {
			t.Errorf("missing %q in\n%s", want, got.out)
		}
	}
}

func TestPerftTakesATraceASetupAndATable(t *testing.T) {
	const setup = `{"mode":"position","profile":"beginner","turn":"A","phase":"start","seats":[` +
		`{"seat":"A","identity":"潜伏战线"},{"seat":"B","identity":"军情处"},{"seat":"C","identity":"潜伏战线"},{"seat":"D","identity":"军情处"}]}`
	for name, text := range map[string]string{
		"set-up.json": setup,
		"game.jsonl":  `{"trace":1,"setup":` + setup + "}\n" + `{"seat":"A","do":"pass"}` + "\n",
		"mine.yaml":   "zh: 我的\nen: mine\nsetup: " + setup + "\nsequences: |\n  1 1\n",
	} {
		file := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := start(t, nil, "perft", file, "--depth", "1"); got.code != report.OK || !strings.Contains(got.out, "   1                1") {
			t.Errorf("%s: exit %d\n%s%s", name, got.code, got.out, got.err)
		}
	}
}

func TestPerftSaysWhatIsWrong(t *testing.T) {
	wrong := filepath.Join(t.TempDir(), "wrong.yaml")
	const table = "zh: 错\nen: wrong\nsetup: {mode: new, profile: beginner, players: 4}\nsequences: |\n  3 1\ndivide: |\n  3 Nature deal 潜伏战线\n"
	if err := os.WriteFile(wrong, []byte(table), 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		args []string
		code report.Code
		says string
	}{
		{[]string{"perft"}, report.Usage, "name one position"},
		{[]string{"perft", "loc"}, report.Usage, "near it: lock"},
		{[]string{"perft", "lock", "--depth", "0"}, report.Usage, "at least 1"},
		{[]string{"perft", "lock", "--"}, report.Usage, "should follow --"},
		{[]string{"perft", "perft_test.go"}, report.Usage, "neither a trace nor a set-up"},
		{[]string{"perft", wrong, "--depth", "1"}, report.Nonconforming, "published 3"},
		{[]string{"perft", "--check", wrong}, report.Nonconforming, "all: published 3, counted 2"},
		{[]string{"perft", "lock", "--", "no-such-command-there-is"}, report.SubjectUnusable, "cannot be used"},
	}
	for _, c := range tests {
		got := start(t, nil, append([]string{"--locale", "en"}, c.args...)...)
		if got.code != c.code || !strings.Contains(got.out+got.err, c.says) {
			t.Errorf("%v: exit %d, want %d and %q\n%s%s", c.args, got.code, c.code, c.says, got.out, got.err)
		}
	}
}
