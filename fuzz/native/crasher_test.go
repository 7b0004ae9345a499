package native

import (
	"errors"
	"fengsheng/fuzz/law"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/engine"
)

func TestCrasherIsRead(t *testing.T) {
	got, err := Crasher([]byte("go test fuzz v1\n[]byte(\"a\\x00\\\"风)\\n\")\n"))
	if err != nil || string(got) != "a\x00\"风)\n" {
		t.Errorf("%q, %v", got, err)
	}
	for _, bad := range []string{"", "go test fuzz v1\nint(3)\n", "go test fuzz v1\n[]byte(\"a\"", "go test fuzz v1\n[]byte(a)\n"} {
		if _, err := Crasher([]byte(bad)); !errors.Is(err, ErrCrasher) {
			t.Errorf("%q: %v, want ErrCrasher", bad, err)
		}
	}
}

// crashed writes the first seed of a target as go test would write a crasher.
func crashed(t *testing.T, target Target) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "0123456789abcdef")
	text := crasherHead + strconv.Quote(string(firstSeed(t, target))) + ")\n"
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestACrasherBecomesAReadableRegression(t *testing.T) {
	for _, f := range faults() {
		if f.input != "" {
			continue
		}
		crasher, dir := crashed(t, f.target), t.TempDir()
		path, reproduced, err := f.target.Convert(crasher, dir)
		if err != nil || !reproduced {
			t.Errorf("%s: %v, reproduced %v", f.claim, err, reproduced)
			continue
		}
		if _, err := os.Stat(crasher); err == nil {
			t.Errorf("%s: the crasher is still there", f.claim)
		}
		kept, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if err := f.target.Replay(kept); err == nil || !strings.Contains(err.Error(), f.want) {
			t.Errorf("%s: replayed: %v, want %q", f.claim, err, f.want)
		}
	}
}

func TestACrasherThatDoesNotReproduceStays(t *testing.T) {
	crasher := crashed(t, Game())
	if _, reproduced, err := Game().Convert(crasher, t.TempDir()); err != nil || reproduced {
		t.Errorf("%v, reproduced %v", err, reproduced)
	}
	if _, err := os.Stat(crasher); err != nil {
		t.Error(err)
	}
}

func TestAKeptGameHoldsTheAnswerThatBrokeIt(t *testing.T) {
	n := 0
	broken := gameUnder(law.Laws(), func(*engine.Game) {
		if n++; n == 20 {
			panic(errPlanted)
		}
	})
	var out strings.Builder
	if err := broken.Keep(firstSeed(t, broken), &out); err != nil {
		t.Fatal(err)
	}
	trace, err := engine.ReadTrace(strings.NewReader(out.String()))
	if err != nil || len(trace.Moves) != 20 {
		t.Errorf("%v, %d moves, want 20", err, len(trace.Moves))
	}
}

func TestRegressionsAreReplayed(t *testing.T) {
	corpus := fstest.MapFS{
		"regressions/Expect-1.txt":  {Data: []byte("# fengsheng-expect 1\n")},
		"regressions/Game-1.jsonl":  {Data: []byte(`{"trace":1,"setup":{"mode":"new","profile":"beginner","players":4}}` + "\n" + `{"seat":"A","do":"pass"}`)},
		"regressions/Strange-1.txt": {},
	}
	tried, err := Replay(corpus)
	if tried != 2 || err == nil || !strings.Contains(err.Error(), "Game-1.jsonl: native: the trace does not fit") ||
		!strings.Contains(err.Error(), "Strange-1.txt") || strings.Contains(err.Error(), "Expect-1") {
		t.Errorf("%d tried, %v", tried, err)
	}
}
