package rule

import (
	"fmt"

	"fengsheng/engine/table"
)

// Content is what a game is played with. Compile makes Rules of it.
type Content struct {
	Deck       []table.Face
	Cards      []Card
	Characters []Character
	// Identities is how many of each are dealt, by number of players; a
	// number without identities cannot be played.
	Identities [table.MaxSeats + 1][table.Identities]uint8
	// Open says with how many players identities are known to all (SET-019).
	Open [table.MaxSeats + 1]bool
	Hand int // cards dealt at the start
	// Offers is how many characters each player chooses from, two where it is
	// not said (SET-029).
	Offers int
	Flow
	Readings
}

// Flow is how a turn runs where editions differ.
type Flow struct {
	DrawMin int // cards drawn in the draw phase at least
	DrawMax int // and at most
	// Skips are the windows that the edition does not have (QZ-009).
	Skips table.PhaseSet
	// Stage, where it is not empty, replaces the response stack: each use is
	// followed by a stage in which the others may use these cards only, and
	// resolves then (QZ-035).
	Stage table.NameSet
}

// MaxCharacters bounds the roster: a set of characters is one word.
const MaxCharacters = 63

// Rules is a compiled rule set. It is never changed and may be shared.
type Rules struct {
	Content
	Faces [table.MaxCards + 1]table.Face
	All   table.CardSet
	Red   table.CardSet
	Blue  table.CardSet
	Black table.CardSet
	named [table.Names]table.CardSet

	cards  [table.Names]Card
	skills []*Skill // flat, from 1
	owner  []uint8  // the character of each skill
	first  [MaxCharacters + 2]uint8

	playable  [table.Phases][2]table.NameSet // in others' turns, in the own turn
	traits    [MaxCharacters + 1]Trait
	converts  [MaxCharacters + 1]conversion
	listeners [table.Whens]uint64  // a bit per character
	covered   [table.Whens][]uint8 // reveal skills that answer a moment
}

type conversion struct {
	skill uint8
	from  table.CardSet
	as    table.Name
}

// Compile checks the content and indexes it. It fails on more cards or
// characters than a State holds, and on cards without rules.
func Compile(c Content) (*Rules, error) {
	if len(c.Deck) > table.MaxCards {
		return nil, fmt.Errorf("rule: deck of %d cards, at most %d are supported", len(c.Deck), table.MaxCards)
	}
	if len(c.Characters) > MaxCharacters {
		return nil, fmt.Errorf("rule: %d characters, at most %d are supported", len(c.Characters), MaxCharacters)
	}
	if c.Offers > table.MaxOffers {
		return nil, fmt.Errorf("rule: %d characters to choose from, at most %d are supported", c.Offers, table.MaxOffers)
	}
	c.Readings = c.Readings.filled()
	r := &Rules{Content: c}
	for _, card := range c.Cards {
		r.cards[card.Name] = card
	}
	for i, f := range c.Deck {
		if r.cards[f.Name].Name == table.NoName {
			return nil, fmt.Errorf("rule: card %d is %s, for which no rule was given", i+1, f.ZH())
		}
		r.addFace(table.Card(i+1), f)
	}
	r.indexPhases()
	r.skills = append(r.skills, nil)
	r.owner = append(r.owner, 0)
	for i := range c.Characters {
		r.addCharacter(uint8(i+1), &c.Characters[i])
	}
	r.first[len(c.Characters)+1] = uint8(len(r.skills))
	return r, nil
}

func (r *Rules) addFace(c table.Card, f table.Face) {
	r.Faces[c] = f
	r.All = r.All.With(c)
	r.named[f.Name] = r.named[f.Name].With(c)
	switch f.Color {
	case table.Red:
		r.Red = r.Red.With(c)
	case table.Blue:
		r.Blue = r.Blue.With(c)
	case table.Black:
		r.Black = r.Black.With(c)
	}
}

func (r *Rules) indexPhases() {
	for _, card := range r.Content.Cards {
		for p := range table.Phases {
			if !card.Phases.Has(p) {
				continue
			}
			if card.Turn != OwnTurn && !card.Own.Has(p) {
				r.playable[p][0] |= 1 << card.Name
			}
			if card.Turn != OthersTurn {
				r.playable[p][1] |= 1 << card.Name
			}
		}
	}
}

func (r *Rules) addCharacter(n uint8, c *Character) {
	r.first[n] = uint8(len(r.skills))
	for i := range c.Skills {
		s := new(Skill)
		*s = c.Skills[i]
		if s.Casts != table.NoName {
			s.Usage, s.Steps = r.cards[s.Casts].Usage, r.cards[s.Casts].Steps
		}
		id := uint8(len(r.skills))
		r.skills = append(r.skills, s)
		r.owner = append(r.owner, n)
		switch s.Kind {
		case Constant:
			r.traits[n] = r.traits[n].plus(s.Trait)
		case UseAs:
			r.converts[n] = conversion{skill: id, from: r.matching(s.From), as: s.As}
		case Automatic:
			r.listeners[s.On] |= 1 << n
			if s.Reveal {
				r.covered[s.On] = append(r.covered[s.On], id)
			}
		}
	}
}

// plus merges the traits of several constant skills of one character.
func (t Trait) plus(u Trait) Trait {
	t.Frees |= u.Frees
	t.Conceals = t.Conceals || u.Conceals
	t.LosesAt = max(t.LosesAt, u.LosesAt)
	t.Gender |= u.Gender
	t.Sends |= u.Sends
	return t
}

func (r *Rules) matching(f func(table.Face) bool) table.CardSet {
	var x table.CardSet
	for i, face := range r.Deck {
		if f(face) {
			x = x.With(table.Card(i + 1))
		}
	}
	return x
}

// Named is the set of all cards with that function.
func (r *Rules) Named(n table.Name) table.CardSet { return r.named[n] }

// True is the set of all red and blue cards (TERM-004).
func (r *Rules) True() table.CardSet { return r.Red.Or(r.Blue) }

// Skill is the skill with that number, from 1.
func (r *Rules) Skill(id uint8) *Skill { return r.skills[id] }

// SkillCount is one more than the highest skill number.
func (r *Rules) SkillCount() int { return len(r.skills) }

// OwnerOf is the character that has the skill.
func (r *Rules) OwnerOf(id uint8) uint8 { return r.owner[id] }

// Character is the character with that number, from 1; nil for 0.
func (r *Rules) Character(n uint8) *Character {
	if n == 0 {
		return nil
	}
	return &r.Content.Characters[n-1]
}

// SkillsOf are the numbers of the character's skills, from first to last-1.
func (r *Rules) SkillsOf(n uint8) (first, last uint8) { return r.first[n], r.first[n+1] }

// CardRule is how the card of that name works.
func (r *Rules) CardRule(n table.Name) *Card { return &r.cards[n] }

// GenderOf is the gender of a character while it is face up.
func (r *Rules) GenderOf(n uint8) table.Gender { return r.Character(n).Gender | r.traits[n].Gender }
