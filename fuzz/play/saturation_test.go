package play

import (
	"os"
	"path/filepath"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/table"
	"fengsheng/fuzz/planted"
)

// saturationGames is how many seeded games, each with the bias of its seed,
// reach everything.
const saturationGames = 12000

// directed is what such games reach too seldom to be left to them. Each has a
// game in corpus/games that shows it.
var directed = map[string]string{
	"任务：老鬼":    "a Bystander must die with three red cards that others would have used or sent",
	"任务：钢铁特工R": "four of twelve Counters must meet in one Bystander's hand",
}

func TestRandomPlaySaturatesTheCharacters(t *testing.T) {
	r := planted.Rules(t, "mission")
	cov, err := Saturate(r, []int{3, 4, 5, 6, 7, 8, 9}, saturationGames, BiasOf)
	if err != nil {
		t.Fatal(err)
	}
	wanted := Wanted(r)
	missing := unreached(cov, wanted)
	for _, w := range missing {
		t.Errorf("%s: not reached in %d games", w, saturationGames)
	}
	t.Logf("%d of %d reached", len(wanted)-len(missing), len(wanted))
}

func unreached(cov Coverage, wanted []string) (out []string) {
	for _, w := range wanted {
		if cov[w] == 0 {
			out = append(out, w)
		}
	}
	return out
}

func TestDirectedGamesShowTheRest(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("..", "..", "corpus", "games", "*.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	cov := Coverage{}
	for _, path := range files {
		file, err := os.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		trace, err := engine.ReadTrace(file)
		file.Close()
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if err := observe(cov, trace); err != nil {
			t.Errorf("%s: %v", path, err)
		}
	}
	for w := range directed {
		if cov[w] == 0 {
			t.Errorf("%s: no game in corpus/games shows it", w)
		}
	}
}

// observe replays a trace for what it shows.
func observe(cov Coverage, trace engine.Trace) error {
	_, err := trace.Replay(func(n int, g *engine.Game) error {
		if n > 0 {
			cov.Observe(g.Machine(), table.Ask{}, table.Answer{}, g.Events())
		}
		return nil
	})
	return err
}
