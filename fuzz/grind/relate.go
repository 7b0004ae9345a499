package grind

import (
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/relation"
	"fmt"
)

// relate holds the game that was just played against those of the relations that
// the rules allow. The error is a *Violation.
func relate(g *law.Grinder, all []relation.Relation, players int, seed uint64) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = g.Broken(law.NoPanic, seed, players, fmt.Errorf("panic: %v", p))
		}
	}()
	rules, setup, answers := g.Last()
	played := relation.Played{Rules: rules, Players: players, Answers: answers, Setup: setup, Seed: seed}
	for _, rel := range all {
		if !rel.Applies(rules) {
			continue
		}
		if err := rel.Check(&played); err != nil {
			return g.Broken(rel.Name, seed, players, err)
		}
	}
	return nil
}
