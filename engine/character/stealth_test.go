package character_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

func TestRandomGamesOfStealthCharactersKeepTheirCards(t *testing.T) { // CARD-010
	p, err := profile.Named("standard")
	if err != nil {
		t.Fatal(err)
	}
	p.Characters = slices.DeleteFunc(slices.Clone(p.Characters), func(c rule.Character) bool { return !c.Stealth })
	r, err := p.Rules()
	if err != nil {
		t.Fatal(err)
	}
	used := make([]bool, r.SkillCount())
	m := rule.New(r)
	for seed := range uint64(2000) {
		rng := rand.New(rand.NewPCG(seed, 14))
		if err := m.Deal(3 + int(seed%3)); err != nil {
			t.Fatal(err)
		}
		for n := 0; !m.S.Result.Over; n++ {
			legal := m.Legal(nil)
			events, err := m.Step(legal[rng.IntN(len(legal))])
			if err != nil {
				t.Fatal(err)
			}
			if got := cardsOf(&m.S); got != 81 {
				t.Fatalf("seed %d, answer %d: %d cards, want 81", seed, n, got)
			}
			for _, e := range events {
				used[e.Skill] = true
			}
		}
	}
	for id := 1; id < r.SkillCount(); id++ {
		if k := r.Skill(uint8(id)); !used[id] && k.Kind != rule.Constant {
			t.Errorf("%s was never used", k.Name)
		}
	}
}

func cardsOf(s *table.State) int {
	n := s.Deck.Count() + s.Up.Len() + s.Down.Len() + s.Removed.Len() + s.Aside.Len()
	for i := range s.Seats {
		n += s.Seats[i].Hand.Len() + s.Seats[i].Intel.Len()
	}
	if s.Transit.Active {
		n++
	}
	for i := range s.Items {
		if it := &s.Stack[i]; it.Card != table.NoCard && !it.Gone {
			n++
		}
	}
	return n
}
