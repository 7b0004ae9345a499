package rulings

import (
	"slices"
	"strings"
)

// Catalogue is every ruling in the order of the files. It is read-only once read.
type Catalogue struct {
	rulings  []Ruling
	index    map[string]int
	complete []string
	readings []Reading
}

// Chapters lists the chapters in reading order; each is one YAML file.
func Chapters() []string { return []string{"core", "cards", "stealth", "open", "qianzhi"} }

// All gives every ruling in reading order.
func (c *Catalogue) All() []Ruling { return slices.Clone(c.rulings) }

// Len is the number of rulings.
func (c *Catalogue) Len() int { return len(c.rulings) }

// ByID finds a ruling; ok is false when none has that id.
func (c *Catalogue) ByID(id string) (ruling Ruling, ok bool) {
	at, ok := c.index[id]
	if !ok {
		return Ruling{}, false
	}
	return c.rulings[at], true
}

// Prefixes lists the prefixes of a chapter in reading order, or of all chapters when chapter is empty.
func (c *Catalogue) Prefixes(chapter string) []string {
	var prefixes []string
	for _, ruling := range c.Select(Filter{Chapter: chapter}) {
		if prefix := ruling.Prefix(); !slices.Contains(prefixes, prefix) {
			prefixes = append(prefixes, prefix)
		}
	}
	return prefixes
}

// DeclaredComplete reports whether the ruling belongs to a chapter or prefix declared complete: there, an unproved ruling
// is a finding.
func (c *Catalogue) DeclaredComplete(r Ruling) bool {
	return slices.Contains(c.complete, r.Chapter) || slices.Contains(c.complete, r.Prefix())
}

// Filter chooses rulings; an empty field chooses all.
type Filter struct {
	Chapter   string
	Prefix    string
	Profile   string // as Ruling.Binds understands it
	Certainty Certainty
	Text      string // part of id, title, zh or en; case does not matter
}

// Select gives the rulings that match every field of the filter, in reading order.
func (c *Catalogue) Select(f Filter) []Ruling {
	var chosen []Ruling
	for _, ruling := range c.rulings {
		if f.matches(ruling) {
			chosen = append(chosen, ruling)
		}
	}
	return chosen
}

func (f Filter) matches(r Ruling) bool {
	return (f.Chapter == "" || f.Chapter == r.Chapter) &&
		(f.Prefix == "" || f.Prefix == r.Prefix()) &&
		(f.Profile == "" || r.Binds(f.Profile)) &&
		(f.Certainty == "" || f.Certainty == r.Certainty) &&
		(f.Text == "" || f.mentioned(r))
}

func (f Filter) mentioned(r Ruling) bool {
	text := strings.ToLower(strings.Join([]string{r.ID, r.Title, r.ZH, r.EN}, "\n"))
	return strings.Contains(text, strings.ToLower(f.Text))
}
