package relation

import (
	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/engine/wire"
)

// Played is a game that was played to some point, for relations to play again
// in another way. It was dealt by chance, and its answers hold the deal.
type Played struct {
	Rules   *rule.Rules
	Players int
	Answers []table.Answer // every answer, chance included; the last may end the game
	// Setup is the same beginning in words, if it has any.
	Setup wire.Setup
	Seed  uint64 // decides what is exchanged, turned or renamed
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
	return []Relation{
		{"turning all seats turns the game", "SET-034", everywhere, turned},
		{"exchanging the factions and their colours mirrors the game", "WIN-001, SET-015, SET-017", mirrors, mirrored},
		{"renaming equal cards changes nothing", "CARD-002, CARD-003", everywhere, renamed},
		{"the order of the deck below what is drawn changes nothing", "TERM-020, TURN-005", everywhere, decided},
		{"a window in which everybody passes changes nothing", "PRI-013, QZ-009", hasOptional, passedThrough},
		{"a game ends alike after it was written down and read", "CARD-004, SET-034", everywhere, retold},
		{"what a seat cannot know changes nothing for it", "TERM-020, TX-003, SET-028, STL-003, STL-058",
			everywhere, unknowable},
	}
}
