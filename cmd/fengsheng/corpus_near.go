package main

import (
	"slices"
	"strings"

	"fengsheng/features/rulings"
	"fengsheng/fuzz/golden"
)

// nearby finds rulings that a difference may have to do with.
type nearby struct{ all []rulings.Ruling }

func newNearby() (nearby, error) {
	c, err := rulings.Load()
	if err != nil {
		return nearby{}, err
	}
	return nearby{c.All()}, nil
}

// of is at most n rulings that bind the game's profile: those of the cards and
// skills involved and the general ones on what differs. Rulings that mention
// more of the words of the difference come first.
func (n nearby) of(d golden.Difference, most int) []rulings.Ruling {
	near := d.Near()
	words := telling(d)
	type scored struct {
		rulings.Ruling
		score int
	}
	var found []scored
	for _, r := range n.all {
		score := 0
		switch {
		case !r.Binds(d.Game.Setup.Profile):
			continue
		case inRanges(r.ID, near.Ranges):
			score = ofTheCard
		case !slices.Contains(near.Chapters, r.Prefix()):
			continue
		}
		for _, w := range words {
			score += min(strings.Count(r.Title, w), 1)*inTitle + min(strings.Count(r.ZH, w), 1)
		}
		found = append(found, scored{r, score})
	}
	slices.SortStableFunc(found, func(a, b scored) int { return b.score - a.score })
	var out []rulings.Ruling
	for _, s := range found[:min(most, len(found))] {
		out = append(out, s.Ruling)
	}
	return out
}

// What a ruling's closeness counts: to be of the very card or skill, and to have
// a word in its title rather than only in its text.
const (
	ofTheCard = 4
	inTitle   = 2
)

// telling is the Chinese words of what differs, as rulings would put them.
func telling(d golden.Difference) []string {
	b := board{l: "zh"}
	s := d.Signature()
	var out []string
	add := func(w string) {
		if len(w) > 0 && !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	for _, side := range []string{s.Subject, s.Was, s.Is} {
		for _, w := range strings.Fields(side) {
			add(strings.TrimPrefix(b.deed(b.happening(w)), "被"))
		}
	}
	return out
}

// inRanges is whether an id lies in one of ranges such as BURN-001..BURN-014.
func inRanges(id string, ranges []string) bool {
	return slices.ContainsFunc(ranges, func(span string) bool { return rulings.Within(id, span) })
}
