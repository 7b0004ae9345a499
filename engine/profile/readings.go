package profile

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"fengsheng/engine/rule"
)

// Reading is one alternative of a ruling: its id and the letter that the
// catalogue gives the alternative.
type Reading struct{ Ruling, Letter string }

// String is the reading as it is asked for: STL-041=B.
func (r Reading) String() string { return r.Ruling + "=" + r.Letter }

// Readings are those in force, in the order of their ids; a ruling that is not
// among them is read as the catalogue does.
type Readings []Reading

// ReadingsOf puts readings in order.
func ReadingsOf(all ...Reading) Readings {
	out := slices.Clone(all)
	slices.SortFunc(out, func(a, b Reading) int { return cmp.Compare(a.String(), b.String()) })
	return out
}

// String is the readings with commas between them.
func (rs Readings) String() string {
	words := make([]string, len(rs))
	for i, r := range rs {
		words[i] = r.String()
	}
	return strings.Join(words, ",")
}

// ParseReadings reads what String writes.
func ParseReadings(text string) (Readings, error) {
	var all []Reading
	for word := range strings.SplitSeq(text, ",") {
		ruling, letter, ok := strings.Cut(word, "=")
		switch {
		case word == "":
			continue
		case !ok:
			return nil, fmt.Errorf("profile: reading %.20q: expected a ruling and a letter, as STL-041=B", word)
		}
		all = append(all, Reading{Ruling: ruling, Letter: letter})
	}
	return ReadingsOf(all...), nil
}

// Switch is a ruling that the reference can play otherwise.
type Switch struct {
	Ruling string
	// Default is the letter of the reading taken.
	Default string
	// In are the profiles in which it changes anything; nil is all.
	In     []string
	Others []Alternative
}

// Alternative is a reading that is not the default one, and what a profile
// becomes under it.
type Alternative struct {
	Letter string
	Apply  func(*Profile)
}

// Letters are those that can be played, the default one first.
func (s Switch) Letters() []string {
	out := []string{s.Default}
	for _, a := range s.Others {
		out = append(out, a.Letter)
	}
	return out
}

// With is the profile with that id under the readings. It fails for a ruling
// or a letter that the reference does not play.
func With(id string, readings Readings) (Profile, error) {
	p, err := Named(id)
	if err != nil {
		return p, err
	}
	return p.Under(readings)
}

// Under is the profile under the readings; see With.
func (p Profile) Under(readings Readings) (Profile, error) {
	if len(readings) == 0 {
		return p, nil
	}
	p.Identities = slices.Clone(p.Identities)
	for i, r := range readings {
		if i > 0 && readings[i-1].Ruling == r.Ruling {
			return p, fmt.Errorf("profile: %s and %s cannot both be played", readings[i-1], r)
		}
		s, err := switchOf(r)
		if err != nil {
			return p, err
		}
		if s.In != nil && !slices.Contains(s.In, p.ID) {
			continue
		}
		for _, a := range s.Others {
			if a.Letter == r.Letter {
				a.Apply(&p)
			}
		}
	}
	return p, nil
}

func switchOf(r Reading) (Switch, error) {
	var ids []string
	for _, s := range Switches() {
		if s.Ruling != r.Ruling {
			ids = append(ids, s.Ruling)
			continue
		}
		if !slices.Contains(s.Letters(), r.Letter) {
			return s, fmt.Errorf("profile: %s is played as %v, not as %.20q", s.Ruling, s.Letters(), r.Letter)
		}
		return s, nil
	}
	return Switch{}, fmt.Errorf("profile: %.20q is no ruling of which another reading is played; those are %v", r.Ruling, ids)
}

// rewritten is the characters with those of one name changed in a copy.
func rewritten(all []rule.Character, name string, change func(*rule.Character)) []rule.Character {
	out := slices.Clone(all)
	for i := range out {
		if out[i].Name == name {
			out[i].Skills = slices.Clone(out[i].Skills)
			change(&out[i])
		}
	}
	return out
}
