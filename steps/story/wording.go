package story

import (
	"fmt"
	"slices"

	"fengsheng/engine"
	"fengsheng/engine/wire"
	"fengsheng/steps/tongue"
	"fengsheng/steps/tongue/deed"
	"fengsheng/steps/tongue/grammar"
	"fengsheng/steps/tongue/noun"
)

// written is a sentence in the language of the suite.
func written(sentence any) string { return tongue.All().Write(grammar.Zh, sentence) }

// fits is whether a sentence fits into a line of a feature file.
func fits(sentence any) bool { return width(written(sentence)) <= textWidth }

// roster are the characters of a profile with their skills, each with whether it turns the character up.
type roster map[string]map[string]bool

func rosterOf(s wire.Setup) (roster, error) {
	p, err := engine.Profile(s)
	if err != nil {
		return nil, fmt.Errorf("story: %w", err)
	}
	out := roster{}
	for _, c := range p.Characters {
		out[c.Name] = map[string]bool{}
		for _, k := range c.Skills {
			out[c.Name][k.Name] = k.Reveal
		}
	}
	return out, nil
}

// act is an answer as a deed.
func (r roster) act(at moment, m wire.Move) (deed.Act, error) {
	here := deed.Moment{Asked: at.asked, Stack: at.view.Stack, Reveal: at.reveals}
	for _, s := range at.view.Seats {
		if s.Seat == m.Seat {
			here.Character = s.Character
		}
	}
	here.Reveals = func(skill string) (reveals, has bool) {
		reveals, has = r[here.Character][skill]
		return reveals, has
	}
	return deed.Of(m, here)
}

// has is whether a player's character has a skill.
func (r roster) has(p wire.SeatView, skill string) bool {
	_, has := r[p.Character][skill]
	return has
}

// inLines is a list of cards in as few sentences as fit into lines each.
func inLines(cards noun.Cards, sentence func(noun.Cards) any) []any {
	var out []any
	for len(cards) > 0 {
		n := 1
		for n < len(cards) && fits(sentence(cards[:n+1])) {
			n++
		}
		out = append(out, sentence(slices.Clone(cards[:n])))
		cards = cards[n:]
	}
	return out
}

// gathered are cards with equal ones beside one another, in the order in which they first appear.
func gathered(cards []string) noun.Cards {
	var out noun.Cards
	for i, c := range cards {
		if slices.Index(cards, c) == i {
			for _, other := range cards {
				if other == c {
					out = append(out, noun.Card(c))
				}
			}
		}
	}
	return out
}
