package reading_test

import (
	"fengsheng/fuzz/play"
	"slices"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/reading"
)

// The answers kept are the first of those that the book writes alike, in every
// position of random games of every profile.
func TestDistinctIsWhatTheWordsSay(t *testing.T) {
	for _, p := range profile.All() {
		r, err := p.Rules()
		if err != nil {
			t.Fatal(err)
		}
		m, read, book := rule.New(r), reading.New(r), wire.Book{R: r}
		for seed := range uint64(40) {
			player := play.NewPlayer(seed)
			if err := m.Deal(4 + 2*int(seed%2)); err != nil {
				t.Fatal(err)
			}
			for !m.S.Result.Over {
				seen := map[string]bool{}
				want := m.Legal(nil)
				want = slices.DeleteFunc(want, func(a table.Answer) bool {
					words := book.Action(&m.S, a).String()
					defer func() { seen[words] = true }()
					return seen[words]
				})
				if got := read.Distinct(&m.S, m.Legal(nil)); !slices.Equal(got, want) {
					t.Fatalf("%s, seed %d: %v, want %v", p.ID, seed, got, want)
				}
				if _, err := m.Step(player.Pick(m)); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
