package golden

import (
	"maps"
	"slices"

	"fengsheng/features/rulings"
)

// Counts is how many behaviours of a kind there are.
type Counts struct {
	// General are meant whatever the profile; Once are those among them that one game alone shows.
	General, Once int
	// Apart are counted for each profile.
	Apart int
}

func (n *Counts) add(b Behaviour, games int) {
	if !b.General() {
		n.Apart++
		return
	}
	n.General++
	if games == 1 {
		n.Once++
	}
}

// Stats is what a set of games shows.
type Stats struct {
	// Times is in how many games each behaviour is shown.
	Times map[Behaviour]int
	// All counts them all, ByClass those of a class.
	All     Counts
	ByClass map[Class]Counts
}

// Count counts what games show.
func Count(shown []Shown) Stats {
	s := Stats{Times: map[Behaviour]int{}, ByClass: map[Class]Counts{}}
	for _, one := range shown {
		for b := range one.At {
			s.Times[b]++
		}
	}
	for b, games := range s.Times {
		s.All.add(b, games)
		n := s.ByClass[b.Class()]
		n.add(b, games)
		s.ByClass[b.Class()] = n
	}
	return s
}

// Rare are the general behaviours that one game alone shows, sorted.
func (s Stats) Rare() []Behaviour {
	return slices.DeleteFunc(slices.Sorted(maps.Keys(s.Times)), func(b Behaviour) bool { return !b.General() || s.Times[b] != 1 })
}

// Choices is how many choices are written down in games.
func Choices(games []Game) int {
	n := 0
	for _, g := range games {
		n += len(g.Records) - 1 // the first record is the set-up
	}
	return n
}

// Rulings is how many rulings of the catalogue stand with the cards and skills used.
func (x Reach) Rulings(c *rulings.Catalogue) int {
	n := 0
	for _, r := range c.All() {
		if slices.ContainsFunc(x.Ranges, func(span string) bool { return rulings.Within(r.ID, span) }) {
			n++
		}
	}
	return n
}
