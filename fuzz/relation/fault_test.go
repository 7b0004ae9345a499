package relation

import (
	"fengsheng/fuzz/play"
	"slices"
	"testing"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
	"fengsheng/fuzz/planted"
)

// wrongRelation is a rule set under which one relation, and no other, breaks.
type wrongRelation struct {
	relation string
	what     string
	profile  string
	card     table.Name
	change   func(c *rule.Card)
	setup    string // a profile of another name, for what is wrong in words
}

// when lets a card be used under a further condition.
func when(may func(m *rule.Machine, user table.Seat) bool) func(c *rule.Card) {
	return func(c *rule.Card) { c.Ready = may }
}

// at lets a card be aimed under a further condition.
func at(may func(m *rule.Machine, target table.Seat) bool) func(c *rule.Card) {
	return func(c *rule.Card) {
		c.Hits = func(m *rule.Machine, user, target table.Seat) bool { return user != target && may(m, target) }
	}
}

func wrongRelations() []wrongRelation {
	const (
		turn    = "turning all seats turns the game"
		mirror  = "exchanging the factions and their colours mirrors the game"
		rename  = "renaming equal cards changes nothing"
		deck    = "the order of the deck below what is drawn changes nothing"
		window  = "a window in which everybody passes changes nothing"
		words   = "a game ends alike after it was written down and read"
		secrets = "what a seat cannot know changes nothing for it"
	)
	return []wrongRelation{
		{turn, "A cannot be Locked", "mission", table.Lock,
			at(func(_ *rule.Machine, target table.Seat) bool { return target != 0 }), ""},
		{mirror, "a Lock needs a user without red intel", "beginner", table.Lock,
			when(func(m *rule.Machine, user table.Seat) bool { return m.S.Seats[user].Intel.And(m.R.Red).Empty() }), ""},
		{rename, "a Lock needs a hand that begins with an even card", "mission", table.Lock,
			when(func(m *rule.Machine, user table.Seat) bool { return m.S.Seats[user].Hand.First()%2 == 0 }), ""},
		{deck, "a Lock needs a deck that nobody has stacked", "mission", table.Lock,
			when(func(m *rule.Machine, _ table.Seat) bool { return m.S.Deck.Len < 9 }), ""},
		{deck, "Locks are marked by the bottom card", "mission", table.Lock,
			func(c *rule.Card) {
				c.Steps = []rule.Step{func(m *rule.Machine) {
					m.Lock(m.Target())
					m.S.Chosen.To[table.MaxSeats-1] = m.S.Deck.Top[0]
				}}
			}, ""},
		{window, "to think about a Burn leaves a trace", "mission", table.Burn,
			when(func(m *rule.Machine, _ table.Seat) bool {
				if slices.Contains(optional[:], m.S.Phase) {
					m.S.Chosen.To[table.MaxSeats-1] = 1
				}
				return true
			}), ""},
		{words, "the set-up is written down as another profile", "mission", table.Lock, func(*rule.Card) {}, "standard"},
		{secrets, "a Lock asks a target who has a black card", "mission", table.Lock,
			func(c *rule.Card) {
				c.Steps = []rule.Step{func(m *rule.Machine) {
					m.Lock(m.Target())
					if !m.S.Seats[m.Target()].Hand.And(m.R.Black).Empty() {
						m.AskUse(m.Target())
					}
				}}
			}, ""},
		{secrets, "only a target with a red card can be Locked", "mission", table.Lock,
			at(func(m *rule.Machine, target table.Seat) bool { return !m.S.Seats[target].Hand.And(m.R.Red).Empty() }), ""},
		{secrets, "only Bystanders can be Locked", "mission", table.Lock,
			at(func(m *rule.Machine, target table.Seat) bool { return m.S.Seats[target].Identity == table.Bystander }), ""},
		{secrets, "covered characters with an odd number cannot be Locked", "mission", table.Lock,
			at(func(m *rule.Machine, target table.Seat) bool {
				return m.S.Seats[target].FaceUp || m.S.Seats[target].Character%2 == 0
			}), ""},
	}
}

// brokenRelation plays games until a relation is broken, and says which.
func brokenRelation(t *testing.T, r *rule.Rules, setup play.Seating) string {
	for seed := range uint64(60) {
		g := playOut(t, r, setup.Players, seed)
		g.Setup = setup.Setup()
		for _, rel := range Relations() {
			if !rel.Applies(r) {
				continue
			}
			if err := rel.Check(g); err != nil {
				t.Logf("seed %d: %v", seed, err)
				return rel.Name
			}
		}
	}
	return "none"
}

func TestEveryRelationIsSeenToFail(t *testing.T) {
	failed := map[string]bool{}
	for _, w := range wrongRelations() {
		failed[w.relation] = true
		t.Run(w.relation+"/"+w.what, func(t *testing.T) {
			p := planted.Profile(t, w.profile)
			r := planted.Wrong(t, p, w.card, w.change)
			setup := play.Seating{Profile: w.setup, Players: 4, Identities: "1/1/2"}
			if got := brokenRelation(t, r, setup); got != w.relation {
				t.Errorf("found by %q", got)
			}
		})
	}
	for _, rel := range Relations() {
		if !failed[rel.Name] {
			t.Errorf("no fault is planted for the relation %q", rel.Name)
		}
	}
}
