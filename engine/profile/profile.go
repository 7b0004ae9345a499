package profile

import (
	"fmt"
	"slices"

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
	// Open identities are known to all (SET-019).
	Open bool
}

// Name is how many of each there are: 2/2/3.
func (t Table) Name() string { return fmt.Sprintf("%d/%d/%d", t.Lurkers, t.MI, t.Bystanders) }

// FullName also says whether all know them: 2/2/0 open, 2/2/0 secret (QZ-003).
func (t Table) FullName() string {
	if t.Open {
		return t.Name() + " open"
	}
	return t.Name() + " secret"
}

// Profile is a complete set of rules and components.
type Profile struct {
	ID         string
	ZH         string
	Deck       []Row
	Cards      []rule.Card
	Characters []rule.Character
	// Identities has a row for each number of players; of several the first
	// is dealt unless a set-up names another.
	Identities []Table
	Hand       int
	Offers     int // characters to choose from; see rule.Content
	Flow       rule.Flow
	Readings   rule.Readings
}

// Difference turns the standard profile into another one. Nil fields change
// nothing.
type Difference struct {
	ID         string
	ZH         string
	Deck       []Row       // replaces the rows of the same name or adds them; without cards a row goes
	Cards      []rule.Card // replaces the rules of the same name or adds them
	Characters func(base []rule.Character) []rule.Character
	Identities []Table
	Flow       *rule.Flow
}

func (p Profile) with(d Difference) Profile {
	p.ID, p.ZH = d.ID, d.ZH
	p.Deck = replaceRows(p.Deck, d.Deck)
	p.Cards = replaceCards(p.Cards, d.Cards)
	if d.Characters != nil {
		p.Characters = d.Characters(p.Characters)
	}
	if d.Identities != nil {
		p.Identities = d.Identities
	}
	if d.Flow != nil {
		p.Flow = *d.Flow
	}
	return p
}

func replaceRows(base, rows []Row) []Row {
	out := slices.Clone(base)
	for _, row := range rows {
		if i := slices.IndexFunc(out, func(r Row) bool { return r.Name == row.Name }); i >= 0 {
			out[i] = row
		} else {
			out = append(out, row)
		}
	}
	return slices.DeleteFunc(out, func(r Row) bool { return r.Red+r.Blue+r.Black == 0 })
}

func replaceCards(base, cards []rule.Card) []rule.Card {
	out := slices.Clone(base)
	for _, c := range cards {
		if i := slices.IndexFunc(out, func(o rule.Card) bool { return o.Name == c.Name }); i >= 0 {
			out[i] = c
		} else {
			out = append(out, c)
		}
	}
	return out
}

// Seating is the profile in which the named row (2/2/3, or 2/2/0 secret) is
// the one dealt to that many players, or an error that lists the rows there are
// (SET-023, QZ-003).
func (p Profile) Seating(players int, name string) (Profile, error) {
	var names []string
	for i, t := range p.Identities {
		if t.Players != players {
			continue
		}
		names = append(names, p.NameOf(t))
		if t.Name() == name || t.FullName() == name {
			p.Identities = append([]Table{t}, slices.Delete(slices.Clone(p.Identities), i, i+1)...)
			return p, nil
		}
	}
	return p, fmt.Errorf("profile %s: no identities %.60q for %d players; there are %v", p.ID, name, players, names)
}

// NameOf is the shortest name by which Seating finds the row: without open or
// secret, the first row with those numbers is meant.
func (p Profile) NameOf(t Table) string {
	first := slices.IndexFunc(p.Identities, func(o Table) bool { return o.Players == t.Players && o.Name() == t.Name() })
	if first >= 0 && p.Identities[first] == t {
		return t.Name()
	}
	return t.FullName()
}

// All is every profile, standard first.
func All() []Profile {
	base := standard()
	return []Profile{base, base.with(promo), base.with(mission), base.with(beginner), base.with(qianzhi)}
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
	return Profile{}, fmt.Errorf("profile: no profile %.60q; there are %v", id, ids)
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
	c := rule.Content{Deck: p.Faces(), Cards: p.Cards, Characters: p.Characters, Hand: p.Hand, Offers: p.Offers, Flow: p.Flow,
		Readings: p.Readings}
	for _, t := range slices.Backward(p.Identities) {
		c.Identities[t.Players] = [table.Identities]uint8{
			table.Lurker: t.Lurkers, table.MI: t.MI, table.Bystander: t.Bystanders}
		c.Open[t.Players] = t.Open
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
