package fuzz

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Played is a game that was played to some point, for relations to play again
// in another way. It was dealt by chance, and its answers hold the deal.
type Played struct {
	Rules   *rule.Rules
	Players int
	Answers []table.Answer // every answer, chance included; the last may end the game
	Seed    uint64         // decides what is exchanged, turned or renamed
}

// Relation is something that holds between a game and the same game played in
// another way.
type Relation struct {
	Name    string
	Rulings string
	// Applies is whether the relation is exact under the rules.
	Applies func(r *rule.Rules) bool
	Check   func(g *Played) error
}

func everywhere(*rule.Rules) bool { return true }

// Relations is every relation.
func Relations() []Relation {
	return []Relation{}
}
