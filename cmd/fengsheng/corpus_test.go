package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/golden"
	"fengsheng/steps/report"
)

// someGames is a folder with two games; alter changes what is written down of
// the first.
func someGames(t *testing.T, alter func(*golden.Game)) string {
	t.Helper()
	r, err := profile.Rules("beginner")
	if err != nil {
		t.Fatal(err)
	}
	var games []golden.Game
	for seed, id := range []string{"first", "second"} {
		g, err := golden.Seeded(r, wire.Setup{Mode: wire.ModeNew, Profile: "beginner", Players: 4}, uint64(seed+1))
		if err != nil {
			t.Fatal(err)
		}
		g.ID = id
		games = append(games, g)
	}
	if alter != nil {
		alter(&games[0])
	}
	dir := t.TempDir()
	if err := golden.Write(dir, games); err != nil {
		t.Fatal(err)
	}
	return dir
}

// fizzles writes down that the first card that took effect had fizzled.
func fizzles(g *golden.Game) {
	for i, r := range g.Records {
		if strings.Contains(r.Announced, "resolved/") {
			g.Records[i].Announced = strings.Replace(r.Announced, "resolved/", "fizzled/", 1)
			return
		}
	}
}

func corpusOf(t *testing.T, dir string, args ...string) session {
	t.Helper()
	return start(t, nil, append([]string{"corpus", "--data", dir, "--locale", "en"}, args...)...)
}

func TestCorpusCheckTellsWhatDiffersUntilItIsAccepted(t *testing.T) {
	dir := someGames(t, nil)
	if got := corpusOf(t, dir, "check"); got.code != report.OK || !strings.Contains(got.out, "2 games, 2 as written down, 0 differ") {
		t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
	}
	dir = someGames(t, fizzles)
	for _, args := range [][]string{{"check"}, {"check", "--accept"}} {
		got := corpusOf(t, dir, args...)
		for _, want := range []string{"1. other things happen, ", "sees it fizzle → sees it take effect (1 games", "first, step ",
			"look: fengsheng corpus show first --at ", "2 games, 1 as written down, 1 differ", "-001 "} {
			if !strings.Contains(got.out, want) {
				t.Errorf("%v: missing %q in\n%s", args, want, got.out)
			}
		}
		if want := map[bool]report.Code{true: report.OK, false: report.Nonconforming}[len(args) == 2]; got.code != want {
			t.Errorf("%v: exit %d, want %d", args, got.code, want)
		}
	}
	if got := corpusOf(t, dir, "check"); got.code != report.OK {
		t.Errorf("accepted, and still\n%s%s", got.out, got.err)
	}
}

func TestCorpusGrowsAndShrinks(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "games")
	if got := corpusOf(t, dir, "add", "--games", "6", "--profile", "beginner"); got.code != report.OK || !strings.Contains(got.out, "6 games added") {
		t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
	}
	if got := corpusOf(t, dir, "add", "../../corpus/games/lao_gui_mission.jsonl"); got.code != report.OK || !strings.Contains(got.out, "1 games added") {
		t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
	}
	before := corpusOf(t, dir, "stats").out
	if got := corpusOf(t, dir, "min", "--times", "100"); got.code != report.OK {
		t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
	}
	// With nothing shown often enough, minimising may only cut idle ends.
	cut := func(s string) string { _, rest, _ := strings.Cut(s, "\n"); return rest }
	if after := corpusOf(t, dir, "stats").out; cut(after) != cut(before) {
		t.Errorf("before\n%safter\n%s", before, after)
	}
	if got := corpusOf(t, dir, "check"); got.code != report.OK {
		t.Errorf("%s%s", got.out, got.err)
	}
}

func TestCorpusShowDrawsAStepAndWritesATrace(t *testing.T) {
	dir := someGames(t, nil)
	if got := corpusOf(t, dir, "show", "first", "--at", "3"); got.code != report.OK || !strings.Contains(got.out, "choice 3: ") {
		t.Errorf("exit %d\n%s%s", got.code, got.out, got.err)
	}
	trace := filepath.Join(t.TempDir(), "first.jsonl")
	if got := corpusOf(t, dir, "show", "first", "--trace", trace); got.code != report.OK {
		t.Fatalf("exit %d\n%s%s", got.code, got.out, got.err)
	}
	if got := start(t, nil, "replay", "--last", trace, "--locale", "en"); got.code != report.OK || !strings.Contains(got.out, "the winners are") {
		t.Errorf("exit %d\n%s%s", got.code, got.out, got.err)
	}
}

func TestCorpusSaysWhatIsWrong(t *testing.T) {
	dir := someGames(t, nil)
	damaged := t.TempDir()
	if err := os.WriteFile(filepath.Join(damaged, "beginner-4.txt.bz2"), []byte("no"), 0o644); err != nil {
		t.Fatal(err)
	}
	unplayable := someGames(t, func(g *golden.Game) { g.Records[1].Answer = "play 红锁定 as 锁定 →I" })
	for _, c := range []struct {
		dir  string
		args []string
		code report.Code
		says string
	}{
		{t.TempDir(), []string{"check"}, report.Usage, "add some with fengsheng corpus add"},
		{damaged, []string{"check"}, report.Usage, "beginner-4.txt.bz2 is damaged"},
		{damaged, []string{"add"}, report.Usage, "beginner-4.txt.bz2 is damaged"},
		{dir, []string{"check", "--jobs", "0"}, report.Usage, "--jobs is at least 1"},
		{dir, []string{"check", "extra"}, report.Usage, "extra"},
		{dir, []string{"show"}, report.Usage, "name one game"},
		{dir, []string{"show", "frist"}, report.Usage, "near it: first"},
		{dir, []string{"show", "first", "--at", "100000"}, report.Usage, "has only"},
		{dir, []string{"add", "corpus_test.go"}, report.Usage, "is no trace"},
		{dir, []string{"add", "--profile", "none"}, report.Usage, "no profile"},
		{dir, []string{"min", "--times", "0"}, report.Usage, "at least 1"},
		{unplayable, []string{"stats"}, report.Nonconforming, "see fengsheng corpus check first"},
		{unplayable, []string{"check"}, report.Nonconforming, "it cannot go on"},
	} {
		got := corpusOf(t, c.dir, c.args...)
		if got.code != c.code || !strings.Contains(got.out+got.err, c.says) {
			t.Errorf("%v: exit %d, want %d and %q\n%s%s", c.args, got.code, c.code, c.says, got.out, got.err)
		}
	}
}
