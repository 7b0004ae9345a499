package story

import (
	"fmt"

	"fengsheng/features/rulings"
)

// maxSuspects is how many rulings a scenario is tagged with.
const maxSuspects = 3

// fallback is suspected where nothing near the divergence is the business of any ruling: the algorithm of priority,
// which every game runs through.
const fallback = "PRI-011"

// Suspects are the rulings near the divergence, at most three, the likeliest first and never none. They are those about
// the cards and skills of the last answer and what it brought about, weighed by how many words of the difference they
// contain. A guess, but always the same one.
func Suspects(c *rulings.Catalogue, f Finding) []string {
	t, err := perform(f.Setup, f.played())
	if err != nil {
		return []string{fallback}
	}
	return ids(t.suspects(c, f.Last))
}

func ids(all []rulings.Ruling) []string {
	var out []string
	for _, r := range all {
		out = append(out, r.ID)
	}
	return out
}

// chosen are the suspects that a finding names or, without any, those that are guessed.
func (t *tape) chosen(c *rulings.Catalogue, f Finding) ([]rulings.Ruling, error) {
	if len(f.Suspects) == 0 {
		return t.suspects(c, f.Last), nil
	}
	var out []rulings.Ruling
	for _, id := range f.Suspects[:min(maxSuspects, len(f.Suspects))] {
		r, ok := c.ByID(id)
		if !ok {
			return nil, fmt.Errorf("story: there is no ruling %q", id)
		}
		out = append(out, r)
	}
	return out, nil
}

func (t *tape) suspects(c *rulings.Catalogue, d Difference) []rulings.Ruling {
	out := t.clues(d).Of(c.Select(rulings.Filter{Profile: t.setup.Profile}), maxSuspects)
	if len(out) == 0 {
		r, _ := c.ByID(fallback)
		out = append(out, r)
	}
	return out
}
