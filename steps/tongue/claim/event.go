package claim

import (
	"slices"

	"fengsheng/engine/wire"
	. "fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

func events() []*Sentence {
	return []*Sentence{claims, shows, fares, triggers, learned, reshuffled, announced, announcedOrder}
}

// The claims about what happened since the last 当 began, or did not.
type (
	// Claims is what somebody said or did who was probed, before the whole table.
	Claims struct {
		Who  noun.Seat
		Not  bool
		What noun.Reaction
		Does noun.Intent
	}
	// Shows is that somebody showed a card to everybody.
	Shows struct {
		Who  noun.Seat
		Not  bool
		Card noun.Card
	}
	// Fares is what became of a card or skill.
	Fares struct {
		Who  noun.Seat
		Name noun.Called
		Not  bool
		How  string
	}
	// Triggers is that somebody used a skill.
	Triggers struct {
		Who   noun.Seat
		Not   bool
		Skill noun.Skill
	}
	// Learned is that players learned the face of a card.
	Learned struct {
		Who  noun.Seats
		Not  bool
		Card noun.Card
	}
	// Reshuffled is that the pile became the deck.
	Reshuffled struct{ Not bool }
)

var (
	claims = Declare(Then, Claims{Who: "B", What: "claim-undercover"}, Templates{
		Zh: []string{"{Who}[没有{!Not}](宣称自己是{What}|宣布{Does})"},
		En: []string{"{Who} (did not claim{!Not}|claimed) to be {What}", "{Who} (did not announce{!Not}|announced) {Does}"},
	}, "最近这段“当”里当众说了（没说）这句话；被试探者的反应", "said so to the whole table (or not) since the last When began")
	shows = Declare(Then, Shows{Who: "B", Card: "黑烧毁"}, Templates{
		Zh: []string{"{Who}(没有展示{!Not}|展示了|展示)[了]{Card}"}, En: []string{"{Who} (did not show{!Not}|showed) {Card}"},
	}, "最近这段“当”里公开展示了这张牌", "showed the card to everybody since the last When began")
	fares = Declare(Then, Fares{Who: "B", Name: "烧毁", How: "countered"}, Templates{
		Zh: []string{"{Who}的{Name}[没有{!Not}](生效{How=resolved}|被识破{How=countered}|落空{How=fizzled})[了]"},
		En: []string{"{Who}'s {Name} (did not take effect{!Not}{How=resolved}|was not countered{!Not}{How=countered}|did not fizzle{!Not}{How=fizzled}|took effect{How=resolved}|was countered{How=countered}|fizzled{How=fizzled})"},
	}, "最近这段“当”里，牌或技能的下场", "what became of a card or skill since the last When began")
	triggers = Declare(Then, Triggers{Who: "A", Skill: "联动"}, Templates{
		Zh: []string{"{Who}(没有发动{!Not}|发动了){Skill}"}, En: []string{"{Who} (did not invoke{!Not}|invoked) {Skill}"},
	}, "最近这段“当”里发动了（没有发动）技能", "used a skill (or not) since the last When began")
	learned = Declare(Then, Learned{Who: noun.Seats{"D"}, Card: "黑试探"}, Templates{
		Zh: []string{"{Who}(没有看到{!Not}|看到了){Card}"}, En: []string{"{Who} (did not see{!Not}|saw) {Card}"},
	}, "最近这段“当”里得知了这张牌的牌面", "learned the face of a card since the last When began")
	reshuffled = Declare(Then, Reshuffled{}, Templates{
		Zh: []string{"牌库(没有重新洗过{!Not}|重新洗过)"}, En: []string{"the deck was (not reshuffled{!Not}|reshuffled)"},
	}, "最近这段“当”里弃牌堆洗成了牌库", "the pile became the deck since the last When began")
)

// did holds a claim about an event against those since the last 当 began; is is the claim with what is so.
func did(t Table, not bool, is func(not bool) any, test func(wire.Event) bool) (Seen, error) {
	all, err := t.Happened()
	got := slices.ContainsFunc(all, test)
	return Seen{Got: is(!got), Holds: got != not}, err
}

// Seen looks at the announcements. Whoever does not hear it has not been told (PROB-020).
func (c Claims) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	return did(t, c.Not, func(not bool) any { c.Not = not; return c }, func(e wire.Event) bool {
		return e.What == "claimed" && e.Seat == string(c.Who) && e.Detail == string(c.What)+string(c.Does) && (c.Not || len(e.Learned) >= len(v.Seats))
	})
}

// Seen looks at what was shown.
func (c Shows) Seen(t Table) (Seen, error) {
	return did(t, c.Not, func(not bool) any { c.Not = not; return c }, func(e wire.Event) bool {
		return (e.What == "showed" || e.What == "unveiled" || e.What == "discarded" && len(e.Learned) > 1) && e.Seat == string(c.Who) && c.Card.Fits(e.Card)
	})
}

// Seen looks at what became of it.
func (c Fares) Seen(t Table) (Seen, error) {
	return did(t, c.Not, func(not bool) any { c.Not = not; return c }, func(e wire.Event) bool {
		owner := e.Seat
		if c.How == "countered" {
			owner = e.Other
		}
		name, card := string(c.Name), noun.Card(c.Name)
		return e.What == c.How && owner == string(c.Who) &&
			(e.Skill == name || e.Skill == "" && (e.Name == name || card.Function() == e.Name && card.Fits(e.Card)))
	})
}

// Seen looks at the skills that were used.
func (c Triggers) Seen(t Table) (Seen, error) {
	if !t.Skilled("", string(c.Skill)) {
		return Seen{}, noSkill(c.Skill)
	}
	return did(t, c.Not, func(not bool) any { c.Not = not; return c }, func(e wire.Event) bool {
		return (e.What == "triggered" || e.What == "used") && e.Seat == string(c.Who) && e.Skill == string(c.Skill)
	})
}

// Seen looks at who learned the card.
func (c Learned) Seen(t Table) (Seen, error) {
	v, err := t.All()
	if err != nil {
		return Seen{}, err
	}
	all, err := seats(v, c.Who)
	if err != nil {
		return Seen{}, err
	}
	for _, s := range all {
		one := Learned{noun.Seats{noun.Seat(s.Seat)}, c.Not, c.Card}
		seen, err := did(t, c.Not, func(not bool) any { one.Not = not; return one }, func(e wire.Event) bool {
			return slices.Contains(e.Learned, s.Seat) && c.Card.Fits(e.Card)
		})
		if err != nil || !seen.Holds {
			return seen, err
		}
	}
	return Seen{Holds: true}, nil
}

// Seen looks for a reshuffle.
func (c Reshuffled) Seen(t Table) (Seen, error) {
	return did(t, c.Not, func(not bool) any { return Reshuffled{not} }, func(e wire.Event) bool { return e.What == "reshuffled" })
}
