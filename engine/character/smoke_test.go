package character_test

import (
	"math/rand/v2"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// longest is more answers than any random game takes.
const longest = 50_000

func TestRandomGamesOfEveryTableEndAndKeepTheirCards(t *testing.T) { // CARD-010, SET-025
	for _, id := range []string{"standard", "mission"} {
		r, err := profile.Rules(id)
		if err != nil {
			t.Fatal(err)
		}
		used := make([]bool, r.SkillCount())
		for seed := range uint64(4000) {
			played(t, r, 3+int(seed%7), seed, used)
		}
		for n := 1; n < r.SkillCount(); n++ {
			// Random players hardly ever kill on purpose.
			if k := r.Skill(uint8(n)); !used[n] && k.Kind != rule.Constant && k.On != table.Buried {
				t.Errorf("%s: %s was never used", id, k.Name)
			}
		}
	}
}

// played plays one game and notes the skills that were used or asked about.
func played(t *testing.T, r *rule.Rules, players int, seed uint64, used []bool) {
	t.Helper()
	m := rule.New(r)
	rng := rand.New(rand.NewPCG(seed, 58))
	if err := m.Deal(players); err != nil {
		t.Fatal(err)
	}
	for n := 0; !m.S.Result.Over; n++ {
		used[m.S.Ask.Skill] = true
		if n == longest {
			t.Fatalf("seed %d, %d players: no end after %d answers", seed, players, n)
		}
		legal := m.Legal(nil)
		events, err := m.Step(legal[rng.IntN(len(legal))])
		if err != nil {
			t.Fatalf("seed %d, %d players: %v", seed, players, err)
		}
		if got := cardsOf(&m.S); got != 81 {
			t.Fatalf("seed %d, %d players, answer %d: %d cards, want 81", seed, players, n, got)
		}
		for _, e := range events {
			used[e.Skill] = true
		}
	}
}
