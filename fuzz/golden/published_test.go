package golden_test

import (
	"slices"
	"testing"

	"fengsheng/engine/profile"
	"fengsheng/fuzz/golden"
)

// This is the gate: whoever changes a rule sees here what else it changes, and
// accepts it with `fengsheng corpus check --accept`.
func TestThePublishedGamesGoAsTheyAreWritten(t *testing.T) {
	all, err := published()
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range check(t, golden.Published(), all) {
		d := g.Differences[0]
		t.Errorf("%d games: %+v, as %s --at %d; see fengsheng corpus check", len(g.Differences), g.Signature, d.Game.ID, d.At)
	}
}

func TestThePublishedGamesUseEveryTableAndCharacter(t *testing.T) {
	all, err := published()
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range golden.AllTables() {
		if !slices.ContainsFunc(all, func(g golden.Game) bool {
			return g.Setup.Profile == s.Profile && g.Setup.Players == s.Players && g.Setup.Identities == s.Identities
		}) {
			t.Errorf("no game of %+v", s)
		}
	}
	for _, p := range profile.All() {
		played := map[string]bool{}
		for _, g := range all {
			for _, r := range g.Records {
				if g.Setup.Profile == p.ID {
					played[r.Answer] = true
				}
			}
		}
		for _, c := range p.Characters {
			if !played["character "+c.Name] {
				t.Errorf("%s: nobody plays %s", p.ID, c.Name)
			}
		}
	}
}
