package fuzz

import (
	"os"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"fengsheng/engine/profile"
)

// wanted is how many decisions the laws see in one run of the tests: the
// environment variable LAWS_DECISIONS, or a million.
func wanted(t *testing.T) int {
	s := os.Getenv("LAWS_DECISIONS")
	if s == "" {
		return 1_000_000
	}
	n, err := strconv.Atoi(s)
	if err != nil {
		t.Fatalf("LAWS_DECISIONS=%q is no number", s)
	}
	return n
}

func tables(tb testing.TB, p profile.Profile) []int {
	r := rules(tb, p.ID)
	var out []int
	for _, row := range p.Identities {
		n := row.Players
		if len(r.Characters) == 0 || len(r.Characters) >= 2*n {
			out = append(out, n)
		}
	}
	return out
}

func TestLawsHoldInRandomGames(t *testing.T) {
	type entry struct {
		g *Grinder
		n int
	}
	var all []entry
	for _, p := range profile.All() {
		g := NewGrinder(rules(t, p.ID), Laws())
		for _, n := range tables(t, p) {
			all = append(all, entry{g, n})
		}
	}
	decisions := 0
	for seed := uint64(1); decisions < wanted(t); seed++ {
		for _, e := range all {
			before := e.g.Decisions
			if err := e.g.Game(e.n, seed); err != nil {
				t.Fatal(err)
			}
			decisions += e.g.Decisions - before
		}
	}
	t.Logf("%d decisions under %d laws at %d kinds of table", decisions, len(Laws()), len(all))
}

func TestLawsHoldInGamesThatRapidShrinks(t *testing.T) {
	for _, p := range profile.All() {
		g := NewGrinder(rules(t, p.ID), Laws())
		ns := tables(t, p)
		rapid.Check(t, func(rt *rapid.T) {
			n := rapid.SampledFrom(ns).Draw(rt, "players")
			seed := rapid.Uint64().Draw(rt, "seed")
			if err := g.Game(n, seed); err != nil {
				rt.Fatal(err)
			}
		})
	}
}
