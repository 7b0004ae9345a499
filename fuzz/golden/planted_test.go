package golden_test

import (
	"context"
	"errors"
	"slices"
	"strings"
	"sync"
	"testing"

	games "fengsheng/corpus/golden"
	"fengsheng/engine/profile"
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
	"fengsheng/features/rulings"
	"fengsheng/fuzz/golden"
)

// published is the games in corpus/golden.
var published = sync.OnceValues(func() ([]golden.Game, error) { return golden.Read(games.FS()) })

// builtIn is the published games of one profile with at most some players: some
// hundreds are enough to see a planted change.
func builtIn(t *testing.T, id string, players int) []golden.Game {
	t.Helper()
	all, err := published()
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(slices.Clone(all), func(g golden.Game) bool {
		return g.Setup.Profile != id || g.Setup.Players > players || g.Setup.Identities != ""
	})
}

// under gives the profile's rules with something altered.
func under(t *testing.T, id string, alter func(*profile.Profile)) golden.Rules {
	t.Helper()
	p, err := profile.Named(id)
	if err != nil {
		t.Fatal(err)
	}
	p.Cards = slices.Clone(p.Cards)
	alter(&p)
	r, err := p.Rules()
	if err != nil {
		t.Fatal(err)
	}
	return func(wire.Setup) (*rule.Rules, error) { return r, nil }
}

// card alters the rule of one card.
func card(name table.Name, alter func(*rule.Card)) func(*profile.Profile) {
	return func(p *profile.Profile) {
		for i := range p.Cards {
			if p.Cards[i].Name == name {
				alter(&p.Cards[i])
			}
		}
	}
}

func check(t *testing.T, rules golden.Rules, all []golden.Game) []golden.Group {
	t.Helper()
	found, err := golden.Check(context.Background(), rules, all, 2, func() {})
	if err != nil {
		t.Fatal(err)
	}
	return golden.GroupBy(found)
}

// Five changes of rules, each seen and named as what it is.
func TestPlantedChangesAreSeenAndNamed(t *testing.T) {
	tests := []struct {
		claim   string
		profile string
		alter   func(*profile.Profile)
		// want is a group that must be found, near a ruling that it must lead to.
		want golden.Signature
		near string
	}{
		{
			"Lock may be used in the turn of others", "standard",
			card(table.Lock, func(c *rule.Card) { c.Turn = rule.AnyTurn }),
			golden.Signature{Kind: golden.Allows, Subject: "act", Is: "锁定"}, "LOCK-001..LOCK-018",
		},
		{
			"Burn takes true intel too", "standard",
			card(table.Burn, func(c *rule.Card) {
				c.Intel = func(m *rule.Machine, _, owner table.Seat) table.CardSet { return m.S.Seats[owner].Intel }
			}),
			golden.Signature{Kind: golden.Allows, Subject: "act", Is: "烧毁"}, "BURN-001..BURN-014",
		},
		{
			"Counter does nothing", "standard",
			card(table.Counter, func(c *rule.Card) { c.Steps = []rule.Step{func(*rule.Machine) {}} }),
			golden.Signature{Kind: golden.Announces, Subject: "识破", Was: "countered", Is: "resolved"}, "CNTR-001..CNTR-016",
		},
		{
			"a used Probe is discarded and so seen", "beginner",
			card(table.Probe, func(c *rule.Card) { c.Leaves = false }),
			golden.Signature{Kind: golden.Announces, Subject: "试探", Was: "played", Is: "learned"}, "PROB-001..PROB-025",
		},
		{
			"Decode works for nobody", "promo",
			card(table.Decode, func(c *rule.Card) { c.Phases = 0 }),
			golden.Signature{Kind: golden.Allows, Subject: "act", Was: "破译"}, "DECO-001..DECO-010",
		},
		{
			"three cards are drawn", "qianzhi",
			func(p *profile.Profile) { p.Flow.DrawMin, p.Flow.DrawMax = 3, 3 },
			golden.Signature{Kind: golden.Asks, Is: "chance"}, "",
		},
	}
	catalogue, err := rulings.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range tests {
		t.Run(c.claim, func(t *testing.T) {
			found := check(t, under(t, c.profile, c.alter), builtIn(t, c.profile, 4))
			if len(found) == 0 {
				t.Fatal("no game goes otherwise")
			}
			i := slices.IndexFunc(found, func(g golden.Group) bool { return g.Signature == c.want })
			if i < 0 {
				t.Fatalf("no group %+v among %+v", c.want, signatures(found))
			}
			if near := found[i].Differences[0].Near(); c.near != "" && !slices.Contains(near.Ranges, c.near) {
				t.Errorf("near %v, want %s", near, c.near)
			}
			suspects := found[i].Differences[0].Suspects(catalogue, 2)
			if len(suspects) != 2 || c.near != "" && !rulings.Within(suspects[0].ID, c.near) {
				t.Errorf("suspects %v, want one of %s first", suspects, c.near)
			}
		})
	}
}

func signatures(groups []golden.Group) []golden.Signature {
	var out []golden.Signature
	for _, g := range groups {
		out = append(out, g.Signature)
	}
	return out
}

// What only changes how the engine numbers things changes no game.
func TestARefactoringChangesNothing(t *testing.T) {
	renumbered := under(t, "mission", func(p *profile.Profile) {
		p.Characters = slices.Clone(p.Characters)
		slices.Reverse(p.Characters)
		slices.Reverse(p.Cards)
	})
	if found := check(t, renumbered, builtIn(t, "mission", 4)); len(found) > 0 {
		t.Errorf("%+v", signatures(found))
	}
}

// The engine may fail in one game: the others are checked all the same.
func TestAPanicOfTheEngineIsADifference(t *testing.T) {
	breaks := under(t, "beginner", card(table.Lock, func(c *rule.Card) {
		c.Steps = []rule.Step{func(*rule.Machine) { panic("planted") }}
	}))
	all := builtIn(t, "beginner", 4)
	found := check(t, breaks, all)
	if len(found) != 1 || found[0].Kind != golden.Breaks || !strings.Contains(found[0].Is, "planted") {
		t.Fatalf("%+v", signatures(found))
	}
	if n := len(found[0].Differences); n == 0 || n == len(all) {
		t.Errorf("%d of %d games", n, len(all))
	}
}

func TestAcceptedGamesGoAsTheyAreWritten(t *testing.T) {
	drawsThree := under(t, "qianzhi", func(p *profile.Profile) { p.Flow.DrawMax = 3 })
	all := builtIn(t, "qianzhi", 3)
	found, err := golden.Check(context.Background(), drawsThree, all, 2, func() {})
	if err != nil || len(found) == 0 {
		t.Fatalf("%d differences, %v", len(found), err)
	}
	for _, d := range found {
		now, err := golden.Accept(drawsThree, *d.Game)
		if err != nil {
			t.Fatal(err)
		}
		if again := check(t, drawsThree, []golden.Game{now}); len(again) > 0 {
			t.Errorf("%s: %+v", now.ID, signatures(again))
		}
	}
}

func TestAnInterruptKeepsWhatWasFound(t *testing.T) {
	all := builtIn(t, "beginner", 4)
	ctx, cancel := context.WithCancel(context.Background())
	burnsTrue := under(t, "beginner", card(table.Lock, func(c *rule.Card) { c.Steps = nil }))
	played := 0
	_, err := golden.Check(ctx, burnsTrue, all, 1, func() {
		if played++; played == 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || played == len(all) {
		t.Errorf("%d of %d played, %v", played, len(all), err)
	}
}
