package relation

import (
	"fengsheng/fuzz/play"
	"testing"

	"fengsheng/engine"
	"fengsheng/engine/rule"
)

// play deals a game and plays it to its end with the seed.
func playOut(tb testing.TB, r *rule.Rules, players int, seed uint64) *Played {
	tb.Helper()
	m, p := rule.New(r), play.NewPlayer(seed)
	if err := m.Deal(players); err != nil {
		tb.Fatal(err)
	}
	g := &Played{Rules: r, Players: players, Seed: seed}
	for !m.S.Result.Over && len(g.Answers) < play.MaxSteps {
		a := p.Pick(m)
		if _, err := m.Step(a); err != nil {
			tb.Fatal(err)
		}
		g.Answers = append(g.Answers, a)
	}
	return g
}

// TestRelationsHoldInRandomGames plays one game at each kind of table, without
// characters where the relation is exact only then.
func TestRelationsHoldInRandomGames(t *testing.T) {
	for n, rel := range Relations() {
		t.Run(rel.Name, func(t *testing.T) {
			t.Parallel()
			games := 0
			for _, at := range play.Seatings() {
				g := seated(t, rel, at, uint64(n))
				if g == nil {
					continue
				}
				games++
				if err := rel.Check(g); err != nil {
					t.Fatalf("%s, %d characters, seed %d: %v", at, len(g.Rules.Characters), g.Seed, err)
				}
			}
			// Only the windows of the board game are no affair of the online variant.
			if games < len(play.Seatings())*2/3 {
				t.Errorf("only %d games: it hardly applies anywhere", games)
			}
		})
	}
}

// seated is a game at the table to which the relation applies, or nil.
func seated(t *testing.T, rel Relation, at play.Seating, seed uint64) *Played {
	t.Helper()
	r, err := at.Rules()
	if err != nil {
		t.Fatal(err)
	}
	if rel.Applies(r) {
		g := playOut(t, r, at.Players, seed)
		g.Setup = at.Setup()
		return g
	}
	if r, err = at.Bare(); err != nil {
		t.Fatal(err)
	}
	if !rel.Applies(r) {
		return nil
	}
	return playOut(t, r, at.Players, seed)
}

// Every game of the first seed is retold in words, whole and to the same end.
func TestEveryGameIsRetoldToItsEnd(t *testing.T) {
	for _, at := range play.Seatings() {
		r, err := at.Rules()
		if err != nil {
			t.Fatal(err)
		}
		game, err := engine.Start(at.Setup())
		if err != nil {
			t.Fatal(err)
		}
		if err := inWords(playOut(t, r, at.Players, 1), game); err != nil || !game.Over() {
			t.Errorf("%+v: %v", at, err)
		}
	}
}

// Two choices of several cards in a row are two: in this game nobody has a card
// for the first, and the second is another player's. It was found by a grind.
func TestRenamingTellsOneChoiceFromTheNext(t *testing.T) {
	for _, at := range play.Seatings() {
		if at.Profile != "promo" || at.Players != 6 {
			continue
		}
		r, err := at.Rules()
		if err != nil {
			t.Fatal(err)
		}
		m, p := rule.New(r), play.NewPlayer(2237)
		p.Lean(play.BiasOf(2237))
		if err := m.Deal(at.Players); err != nil {
			t.Fatal(err)
		}
		g := &Played{Rules: r, Players: at.Players, Seed: 2237}
		for !m.S.Result.Over {
			a := p.Pick(m)
			if _, err := m.Step(a); err != nil {
				t.Fatal(err)
			}
			g.Answers = append(g.Answers, a)
		}
		if err := renamed(g); err != nil {
			t.Error(err)
		}
	}
}
