package golden_test

import (
	"bytes"
	"compress/bzip2"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	packer "github.com/dsnet/compress/bzip2"
	"github.com/google/go-cmp/cmp"

	"fengsheng/engine"
	"fengsheng/engine/profile"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/golden"
)

// packed is a file of games with the text.
func packed(t *testing.T, text string) []byte {
	t.Helper()
	var out bytes.Buffer
	w, err := packer.NewWriter(&out, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(w, text); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestABrokenFileIsNamedWithItsLine(t *testing.T) {
	const head = "fengsheng-golden 1\n"
	const game = head + `game x {"mode":"new","profile":"beginner","players":4}` + "\n"
	for text, want := range map[string]string{
		"something else\n":                   `a.txt.bz2:1: expected "fengsheng-golden 1", got "something else"`,
		head + "pass\t\t\tA/act\t1.0.0\n":    `a.txt.bz2:2: expected a line that begins with "game "`,
		head + "game x {\"player\":4}\n":     `a.txt.bz2:2: game x: set-up: json: unknown field "player"`,
		head + "game x nothing\n":            `a.txt.bz2:2: game x: set-up:`,
		game + "pass\n":                      `a.txt.bz2:3: expected answer, chance, announcements, question and digests`,
		game + "pass\t\t/\tA/act\t1.0.0\n":   `a.txt.bz2:3: "/" is no event`,
		game + "pass\t\t\tA/act\t1.0\n":      `a.txt.bz2:3: digests "1.0", expected LEGAL.ANSWERS.TABLE`,
		game + "pass\t\t\tA/act\tmany.0.0\n": `a.txt.bz2:3: digests "many.0.0": "many" does not fit`,
		game + "pass\t\t\tA/act\t1.0.100\n":  `"100" does not fit`,
		game + "\t\t\tA/act\t1.0.0\n" + game[len(head):] + "\t\t\tA/act\t1.0.0\n": `game x stands twice`,
		game: `game x has no records`,
	} {
		_, err := golden.Read(fstest.MapFS{"a.txt.bz2": {Data: packed(t, text)}})
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q:\n got %v\nwant %s", text, err, want)
		}
	}
}

func TestADamagedFileIsNamed(t *testing.T) {
	whole := packed(t, "fengsheng-golden 1\n"+strings.Repeat("game x {}\n", 50))
	bent := slices.Clone(whole)
	for i := len(bent) / 2; i < len(bent)/2+8; i++ {
		bent[i] ^= 0xff
	}
	for _, data := range [][]byte{whole[:len(whole)/2], bent, []byte("no bzip2")} {
		_, err := golden.Read(fstest.MapFS{"a.txt.bz2": {Data: data}})
		if err == nil || !strings.Contains(err.Error(), "a.txt.bz2 is damaged") {
			t.Errorf("%d bytes: %v", len(data), err)
		}
	}
}

func seeded(t *testing.T, profileID string, players int, seed uint64) golden.Game {
	t.Helper()
	r, err := profile.Rules(profileID)
	if err != nil {
		t.Fatal(err)
	}
	g, err := golden.Seeded(r, wire.Setup{Mode: wire.ModeNew, Profile: profileID, Players: players}, seed)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestGamesAreReadAsTheyAreWritten(t *testing.T) {
	games := []golden.Game{seeded(t, "mission", 5, 1), seeded(t, "qianzhi", 2, 2), seeded(t, "beginner", 4, 3)}
	for i, id := range []string{"one", "two", "three"} {
		games[i].ID = id
	}
	dir := t.TempDir()
	if err := golden.Write(dir, games); err != nil {
		t.Fatal(err)
	}
	got, err := golden.Read(os.DirFS(dir))
	if err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(games, func(a, b golden.Game) int { return strings.Compare(a.Setup.Profile, b.Setup.Profile) })
	if diff := cmp.Diff(games, got); diff != "" {
		t.Error(diff)
	}
	// Writing fewer games removes the files of those that are gone.
	if err := golden.Write(dir, games[:1]); err != nil {
		t.Fatal(err)
	}
	if files, _ := filepath.Glob(filepath.Join(dir, "*")); len(files) != 1 {
		t.Errorf("left are %v", files)
	}
}

// What is stored must be the same on every machine and in every run.
func TestTheFilesDependOnNothingButTheGames(t *testing.T) {
	write := func() []byte {
		dir := t.TempDir()
		g := seeded(t, "standard", 3, 7)
		g.ID = "g"
		if err := golden.Write(dir, []golden.Game{g}); err != nil {
			t.Fatal(err)
		}
		text, err := os.ReadFile(filepath.Join(dir, "standard-3.txt.bz2"))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	a := write()
	if !bytes.Equal(a, write()) {
		t.Error("the same game is written differently")
	}
	text, err := io.ReadAll(bzip2.NewReader(bytes.NewReader(a)))
	if err != nil || !strings.HasPrefix(string(text), "fengsheng-golden 1\ngame g {") {
		t.Errorf("%.60q, %v", text, err)
	}
}

func TestATraceBecomesAGameAndBack(t *testing.T) {
	file, err := os.Open("../../corpus/games/lao_gui_mission.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	trace, err := engine.ReadTrace(file)
	if err != nil {
		t.Fatal(err)
	}
	rules := golden.Published()
	r, err := rules(trace.Setup)
	if err != nil {
		t.Fatal(err)
	}
	g, err := golden.FromTrace(r, trace)
	if err != nil {
		t.Fatal(err)
	}
	back, err := g.Trace(rules, len(g.Records))
	if err != nil {
		t.Fatal(err)
	}
	again, err := back.Replay(func(int, *engine.Game) error { return nil })
	if err != nil {
		t.Fatal(err)
	}
	if !again.Over() {
		t.Errorf("the game ends, its trace does not: %d moves of %d", len(back.Moves), len(trace.Moves))
	}
}

func TestMinimisingKeepsWhatIsShownAndDropsTheRest(t *testing.T) {
	game := func(id string, records int) golden.Game {
		return golden.Game{ID: id, Records: make([]golden.Record, records)}
	}
	all := []golden.Shown{
		{Game: game("long", 100), At: map[golden.Behaviour]int{"p·answer·a": 99}},
		{Game: game("short", 10), At: map[golden.Behaviour]int{"p·answer·a": 2, "p·answer·b": 4}},
		{Game: game("idle", 10), At: map[golden.Behaviour]int{"p·answer·b": 9}},
		{Game: game("rare", 50), At: map[golden.Behaviour]int{"p·answer·b": 1, "p·answer·c": 30}},
	}
	kept := golden.Minimise(all, 1)
	got := map[string]int{}
	for _, g := range kept {
		got[g.ID] = len(g.Records)
	}
	// "rare" shows b soonest and is wanted for c; "short" shows a.
	if diff := cmp.Diff(map[string]int{"short": 3, "rare": 31}, got); diff != "" {
		t.Error(diff)
	}
}
