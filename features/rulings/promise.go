package rulings

import (
	"regexp"
	"slices"
)

// promise is how a decision says that the reading it does not take can be played too, or is kept as data for the day on
// which somebody reads it otherwise.
var promise = regexp.MustCompile(`选项|数据|便于改判|\bswitch\b|\boption\b|\bselectable\b|\bconfigurable\b|\bas data\b|\bdata table\b`)

// checkPromise finds a decision that promises an option which no reading keeps.
func (g *gate) checkPromise(r Ruling) {
	if !promise.MatchString(r.Decision) {
		return
	}
	if !slices.ContainsFunc(g.catalogue.readings, func(kept Reading) bool { return kept.Asks(r.ID) }) {
		g.find(r.finding("broken-promise", "的 decision 许诺了一个选项，readings.yaml 里却没有；请补上读法，或改正 decision",
			"promises an option in its decision, but readings.yaml has none; add the reading or correct the decision"))
	}
}
