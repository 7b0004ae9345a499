package tongue_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// messages are the functions and types that address people in both languages: what the program says of itself is no
// business of the language of the game.
var messages = []string{"Say", "Sayf", "Textf", "Problemf", "Text", "fails", "defect", "finding", "say", "tell"}

// ofTheGame are words of which the game's sentences are made.
var ofTheGame = regexp.MustCompile("玩家|手里|面前|使用|发动|传出|让过|优先权|响应链|牌库|弃牌堆|轮到|询问|到达|传递|宣告|获胜|接收|翻开|盖伏|死亡|出局|当作|指定|选择")

// elsewhere are the files outside the language that have such words, and why. Names of cards, skills and identities are
// values of the protocol and stand wherever something is done with them.
var elsewhere = map[string]string{
	"steps/story/clue_words.go":     "words that the texts of rulings use, by which a difference finds rulings",
	"steps/story/clues.go":          "words that the texts of rulings use",
	"steps/lint/player.go":          "how players may be called in free text",
	"steps/lint/proof.go":           "what counts as a denial in titles and texts",
	"steps/lint/table.go":           "the order of columns in the files themselves",
	"steps/doctor/checks_chance.go": "advice for authors of adapters, in both languages",
	"steps/doctor/checks_play.go":   "advice for authors of adapters, in both languages",
	"steps/doctor/checks_views.go":  "advice for authors of adapters, in both languages",
	"fuzz/play/saturation.go":       "names of what random play has reached",
	"fuzz/golden/reach.go":          "the names of package fuzz for what was reached, read back",
	"cmd/fengsheng/corpus/stats.go": "headings of a statistic, in both languages",
	"cmd/fengsheng/perft/perft.go":  "a help text",
	"cmd/fengsheng/fuzz/fuzz.go":    "a help text",
	"cmd/fengsheng/root.go":         "a help text",
	"steps/report/conclude.go":      "what exit codes mean",
}

// The sentences of the game are declared once: nothing else in the program has fragments of them.
func TestNoSentenceOfTheGameStandsOutsideTheLanguage(t *testing.T) {
	root := filepath.Join("..", "..")
	used := map[string]bool{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		rel, _ := filepath.Rel(root, path)
		rel = filepath.ToSlash(rel)
		if strings.HasPrefix(rel, "steps/tongue/") || strings.HasPrefix(rel, "engine/") {
			return nil
		}
		for _, found := range chinese(t, path, rel) {
			if elsewhere[rel] == "" {
				t.Errorf("%s: say it with the language (package tongue), or say why not in the list of this test", found)
			}
			used[rel] = true
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for file := range elsewhere {
		if !used[file] {
			t.Errorf("%s has none any more: take it off the list", file)
		}
	}
}

// chinese are the literals of a file that have words of the game's sentences and address nobody.
func chinese(t *testing.T, path, rel string) []string {
	t.Helper()
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			return !slices.Contains(messages, called(n.Fun))
		case *ast.CompositeLit:
			return called(n.Type) != "Text"
		case *ast.BasicLit:
			if s, err := strconv.Unquote(n.Value); err == nil && ofTheGame.MatchString(s) {
				out = append(out, fmt.Sprintf("%s:%d %s", filepath.ToSlash(rel), set.Position(n.Pos()).Line, strings.SplitN(s, "\n", 2)[0]))
			}
		}
		return true
	})
	return out
}

func called(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}
