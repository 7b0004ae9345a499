package rulings

import (
	"slices"
	"strings"
)

// Reading is a ruling that may be read in several ways, each of them defensible: an engine that holds another reading
// than the catalogue is not wrong. The reference plays every alternative of a Reading.
type Reading struct {
	// Ruling is the id of the ruling that decides between the alternatives; the others are in Alike, which put the same
	// question, and in Touches, whose cases may come out otherwise.
	Ruling  string   `yaml:"ruling"`
	Alike   []string `yaml:"alike"`
	Touches []string `yaml:"touches"`
	// Profiles are those in which the alternatives differ; empty is all.
	Profiles []string `yaml:"profiles"`
	// Alternatives begin with the one that the catalogue takes.
	Alternatives []Alternative `yaml:"alternatives"`

	Line int `yaml:"-"` // of the entry in readings.yaml
}

// Alternative is one way to read a ruling.
type Alternative struct {
	Letter string `yaml:"letter"` // as in the ruling's question
	ZH     string `yaml:"zh"`     // what is played under it
	EN     string `yaml:"en"`
	By     Holder `yaml:"by"`
}

// Holder says who reads a ruling so: a text, an edition, a table.
type Holder struct {
	ZH string `yaml:"zh"`
	EN string `yaml:"en"`
}

// Default is the letter of the alternative that the catalogue takes.
func (r Reading) Default() string { return r.Alternatives[0].Letter }

// Letters are those of all alternatives, the default one first.
func (r Reading) Letters() []string {
	letters := make([]string, len(r.Alternatives))
	for i, a := range r.Alternatives {
		letters[i] = a.Letter
	}
	return letters
}

// Binds reports whether the alternatives differ under the profile.
func (r Reading) Binds(profile string) bool {
	return len(r.Profiles) == 0 || slices.Contains(r.Profiles, profile)
}

// Asks reports whether the ruling puts the question that the reading answers.
func (r Reading) Asks(id string) bool { return r.Ruling == id || slices.Contains(r.Alike, id) }

// Concerns reports whether a case of the ruling may come out otherwise under another alternative.
func (r Reading) Concerns(id string) bool { return r.Asks(id) || slices.Contains(r.Touches, id) }

// Readings lists the readings that the reference plays, in the order of readings.yaml.
func (c *Catalogue) Readings() []Reading { return slices.Clone(c.readings) }

// ReadingOf finds how a ruling may be read: its entry of readings.yaml or, where an adjudicated ruling has none, the
// letters of its question, of which the reference plays the decision only; played tells the two apart. ok is false for a
// ruling without alternatives, and for one that is read alike with another.
func (c *Catalogue) ReadingOf(id string) (r Reading, played, ok bool) {
	for _, r := range c.readings {
		if r.Ruling == id {
			return r, true, true
		}
		if r.Asks(id) {
			return Reading{}, false, false
		}
	}
	ruling, ok := c.ByID(id)
	if !ok {
		return Reading{}, false, false
	}
	letters, taken := lettersOf(ruling)
	if !slices.Contains(letters, taken) {
		return Reading{}, false, false
	}
	r = Reading{Ruling: id, Alternatives: []Alternative{{Letter: taken}}}
	for _, letter := range letters {
		if letter != taken {
			r.Alternatives = append(r.Alternatives, Alternative{Letter: letter})
		}
	}
	return r, false, true
}

// Readable lists every ruling of which a reading can be declared.
func (c *Catalogue) Readable() []string {
	var ids []string
	for _, ruling := range c.rulings {
		if _, _, ok := c.ReadingOf(ruling.ID); ok {
			ids = append(ids, ruling.ID)
		}
	}
	return ids
}

// SplitReading takes STL-041=B apart; ok is false for a text of another form.
func SplitReading(text string) (ruling, letter string, ok bool) {
	ruling, letter, ok = strings.Cut(text, "=")
	if _, _, is := SplitID(ruling); !is {
		return "", "", false
	}
	return ruling, letter, ok && len(letter) == 1 && letter[0] >= 'A' && letter[0] <= 'Z'
}

// SplitReadingTag takes a scenario's tag as @STL-041=B apart.
func SplitReadingTag(tag string) (ruling, letter string, ok bool) {
	text, isTag := strings.CutPrefix(tag, "@")
	ruling, letter, ok = SplitReading(text)
	return ruling, letter, ok && isTag
}
