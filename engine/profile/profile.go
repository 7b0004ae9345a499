package profile

import (
	"fmt"

	"fengsheng/engine/rule"
	"fengsheng/engine/table"
)

// Row is one line of a deck table: a function, the mode of its cards, and how
// many there are of each colour.
type Row struct {
	Name             table.Name
	Mode             table.Mode
	Red, Blue, Black int
}

// Table is how many of each identity are dealt to a number of players; numbers
// without a row cannot play.
type Table struct {
	Players                 int
	Lurkers, MI, Bystanders uint8
}

// Profile is a complete set of rules and components.
type Profile struct {
	ID         string
	ZH         string
	Deck       []Row
	Cards      []rule.Card
	Characters []rule.Character
	Identities []Table
	Hand       int
	DrawMax    int
}

// Difference turns the standard profile into another one. Nil fields change
// nothing.
type Difference struct {
	ID         string
	ZH         string
	Deck       []Row       // replaces the rows of the same name
	Cards      []rule.Card // replaces the rules of the same name
	Characters func(base []rule.Character) []rule.Character
	Identities []Table
}

func (p Profile) with(d Difference) Profile {
	p.ID, p.ZH = d.ID, d.ZH
	p.Deck = append([]Row(nil), p.Deck...)
	for _, row := range d.Deck {
		for i := range p.Deck {
			if p.Deck[i].Name == row.Name {
				p.Deck[i] = row
			}
		}
	}
	p.Cards = append([]rule.Card(nil), p.Cards...)
	for _, c := range d.Cards {
		for i := range p.Cards {
			if p.Cards[i].Name == c.Name {
				p.Cards[i] = c
			}
		}
	}
	if d.Characters != nil {
		p.Characters = d.Characters(p.Characters)
	}
	if d.Identities != nil {
		p.Identities = d.Identities
	}
	return p
}

// All is every profile, standard first.
func All() []Profile {
	base := standard()
	return []Profile{base, base.with(promo), base.with(mission), base.with(beginner)}
}

// Named is the profile with that id, or an error that lists them.
func Named(id string) (Profile, error) {
	var ids []string
	for _, p := range All() {
		if p.ID == id {
			return p, nil
		}
		ids = append(ids, p.ID)
	}
	return Profile{}, fmt.Errorf("profile: no profile %q; there are %v", id, ids)
}

// Faces is the deck card by card, in the order of its table: colours within a
// function, and for Probes identities and acts within a colour (SET-015).
func (p Profile) Faces() []table.Face {
	var deck []table.Face
	for _, row := range p.Deck {
		for color, n := range [...]int{table.Red: row.Red, table.Blue: row.Blue, table.Black: row.Black} {
			for i := range n {
				f := table.Face{Name: row.Name, Color: table.Color(color), Mode: row.Mode}
				if row.Name == table.Probe {
					f.Asks = table.Lurker + table.Identity(i%3)
					f.Act = table.DiscardOne + table.ProbeAct(i/3%2)
				}
				deck = append(deck, f)
			}
		}
	}
	return deck
}

// Rules compiles the profile.
func (p Profile) Rules() (*rule.Rules, error) {
	c := rule.Content{Deck: p.Faces(), Cards: p.Cards, Characters: p.Characters, Hand: p.Hand, DrawMax: p.DrawMax}
	for _, t := range p.Identities {
		c.Identities[t.Players] = [table.Identities]uint8{
			table.Lurker: t.Lurkers, table.MI: t.MI, table.Bystander: t.Bystanders}
	}
	r, err := rule.Compile(c)
	if err != nil {
		return nil, fmt.Errorf("profile %s: %w", p.ID, err)
	}
	return r, nil
}

// Rules is the compiled rule set of the profile with that id.
func Rules(id string) (*rule.Rules, error) {
	p, err := Named(id)
	if err != nil {
		return nil, err
	}
	return p.Rules()
}
